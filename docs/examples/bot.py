#!/usr/bin/env python3
"""Plays one match over the protocol: chance for persons, "automa" for the others.

    python3 docs/examples/bot.py ./posterestante serve
"""
import json, random, subprocess, sys

table = subprocess.Popen(sys.argv[1:] or ["./posterestante", "serve"],
                         stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")

def ask(cmd, **fields):
    table.stdin.write(json.dumps({"cmd": cmd, **fields}) + "\n")
    table.stdin.flush()
    answer = json.loads(table.stdout.readline())
    if not answer["ok"]:
        sys.exit("%s: %s" % (cmd, answer["error"]["message"]))
    return answer

seats = ["person", "automa:normal", "person"]
now = ask("new", game="postcards", seats=seats, seed="11")
actions = 0
while not now["over"]:
    if seats[now["turn"]] == "person":
        choice = random.choice(ask("legal")["legal"])
    else:
        choice = "automa"
    now = ask("do", action=choice)
    actions += 1
print(actions, "actions")
for seat, score in enumerate(ask("scores")["scores"]):
    print("%d. seat %d, %s: %d points" % (score["place"], seat, seats[seat], score["total"]))
ask("quit")
table.wait()
