import { writeFileSync } from 'node:fs'
import { furtherPlaces } from './further-places.ts'
import { resort } from './resort.ts'

/** The sandbox's map: each place that it sells, and what is around it. */
export const mapText = (): string =>
  `${JSON.stringify({ type: 'FeatureCollection', features: [...resort, ...furtherPlaces] })}\n`

export const mapFile = new URL('../../media/resort-map.json', import.meta.url)

if (process.argv[1] === import.meta.filename) writeFileSync(mapFile, mapText())
