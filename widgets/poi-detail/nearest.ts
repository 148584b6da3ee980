import type { Poi } from '../../schemas/domain/poi.ts'
import { metresBetween } from '../../src/domain/distance.ts'

interface Neighbour {
  readonly poi: Poi
  readonly metres: number
}

/** The places nearest to one, nearest first, without itself. */
export function nearest(poi: Poi, others: readonly Poi[], max: number): readonly Neighbour[] {
  return others
    .filter(({ poiId }) => poiId !== poi.poiId)
    .map((other) => ({ poi: other, metres: metresBetween(poi, other) }))
    .sort((one, other) => one.metres - other.metres)
    .slice(0, max)
}
