import type { Canvas } from '../canvas.ts'
import type { Motifs, Place } from '../scene.ts'
import { aquarium } from './aquarium.ts'
import { bay } from './bay.ts'
import { cliff } from './cliff.ts'
import { diningTable } from './dining-table.ts'
import { farm } from './farm.ts'
import { hotelRoom } from './hotel-room.ts'
import { kidsClub } from './kids-club.ts'
import { lagoon } from './lagoon.ts'
import { nightMarket } from './night-market.ts'
import { oceanSuite } from './ocean-suite.ts'
import { oldTown } from './old-town.ts'
import { palmGarden } from './palm-garden.ts'
import { poolVilla } from './pool-villa.ts'
import { snowSlope } from './snow-slope.ts'
import { spa } from './spa.ts'
import { stillLife } from './still-life.ts'
import { theatre } from './theatre.ts'
import { waterPark } from './water-park.ts'
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
