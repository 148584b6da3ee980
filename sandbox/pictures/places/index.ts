import type { Canvas } from '../canvas.ts'
import type { Motifs, Place } from '../scene.ts'
import { aquarium } from './aquarium/index.ts'
import { bay } from './bay/index.ts'
import { cliff } from './cliff/index.ts'
import { diningTable } from './dining-table.ts'
import { farm } from './farm/index.ts'
import { hotelRoom } from './hotel-room/index.ts'
import { kidsClub } from './kids-club/index.ts'
import { lagoon } from './lagoon/index.ts'
import { nightMarket } from './night-market/index.ts'
import { oceanSuite } from './ocean-suite/index.ts'
import { oldTown } from './old-town/index.ts'
import { palmGarden } from './palm-garden.ts'
import { poolVilla } from './pool-villa/index.ts'
import { snowSlope } from './snow-slope/index.ts'
import { spa } from './spa/index.ts'
import { stillLife } from './still-life/index.ts'
import { theatre } from './theatre/index.ts'
import { waterPark } from './water-park/index.ts'
import { yacht } from './yacht.ts'

/** The painter of each place. */
export const places: { readonly [P in Place]: (c: Canvas, motif: Motifs[P]) => string } = {
  aquarium,
  bay,
  cliff,
  'dining-table': diningTable,
  farm,
  'hotel-room': hotelRoom,
  'kids-club': kidsClub,
  lagoon,
  'night-market': nightMarket,
  'ocean-suite': oceanSuite,
  'old-town': oldTown,
  'palm-garden': palmGarden,
  'pool-villa': poolVilla,
  'snow-slope': snowSlope,
  spa,
  'still-life': stillLife,
  theatre,
  'water-park': waterPark,
  yacht,
}
