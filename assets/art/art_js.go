package art

import "posterestante/assets/later"

var files = later.At("art/postcards")
