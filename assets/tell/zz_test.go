package tell
import ("testing";"fmt";"posterestante/game";pc "posterestante/game/postcards")
func TestZZ(t *testing.T){
 for _,lang:=range []string{"en","fr"}{ tell:=tellers()[lang]
 s,r:=start(t,0),game.NewRand(5)
 for s.Len()<90 { 
  v:=s.View(s.Turn()); 
  pr:=tell.Prompt(&v,nil)
  a:=choose(s.Legal(),&r); parts:=s.Parts(a)
  pk:=tell.Prompt(&v,parts[:1]); lost:=tell.Lost(&v)
  s.Do(a); st:=s.Step(s.Len()-1); b,af:=s.ViewAt(s.Len()-1,0),s.View(0)
  l:=tell.Step(&b,&af,st.Seat,a,game.EventsFor(st.Events,0))
  fmt.Println("?",pr,"|",pk,"|",lost); fmt.Println("=",l.Short,"(",l.Rule,")"); for _,x:=range l.Long {fmt.Println("     ",x)}
 }
 v:=s.View(0); seen:=map[game.Zone]int{}
 for _,sp:=range spots(&v){ if x:=tell.Label(&v,sp); x!="" && seen[sp.Zone]<3 && (v.At(sp).Back!=0||seen[sp.Zone]==0) {seen[sp.Zone]++; fmt.Printf("%s: %q\n",v.Table.Zones[sp.Zone].Name,x)}}
 for !s.Over(){s.Do(choose(s.Legal(),&r))}
 for _,sc:=range s.Scores(){for _,l:=range sc.Lines{fmt.Print(tell.ScoreLine(l)," = ",l.Points,"; ")};fmt.Println()}
 _=pc.VMove
 }}
