import type { MapView, Spot } from '../../domain/map/mercator.ts'

/** Streets and houses around a place are told apart. The size is that of the widest strip. */
const AROUND = { zoom: 14.6, width: 1200, height: 320 } as const

/** What is around a place. */
export const placeView = ({ longitude, latitude }: Spot): MapView => ({ longitude, latitude, ...AROUND })
