import { readFile } from 'node:fs/promises'

type Position = readonly [number, number]

/** A thing on a map: areas are its outlines. */
export interface MapFeature {
  readonly kind: string
  readonly shape: 'area' | 'line'
  readonly lines: readonly (readonly Position[])[]
}

export interface MapFile {
  readonly text: string
  readonly features: readonly MapFeature[]
}

/**
 * A shop's map, a GeoJSON FeatureCollection; undefined: there is no such file.
 * @throws {Error} with the file's path, where it cannot be read or is no such collection
 */
export async function readMap(file: string): Promise<MapFile | undefined> {
  try {
    const text = await readFile(file, 'utf8')
    return { text, features: featuresIn(JSON.parse(text)) }
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`The map ${file} has to be a GeoJSON FeatureCollection`, { cause })
  }
}

interface Geometry {
  readonly type: string
  readonly coordinates: unknown
}

interface Collection {
  readonly features: readonly { readonly properties?: { readonly kind?: unknown }; readonly geometry?: Geometry }[]
}

function featuresIn({ features }: Collection): MapFeature[] {
  return features.flatMap(({ properties, geometry }) => {
    const kind = properties?.kind
    return typeof kind === 'string' && geometry ? shapesIn(kind, geometry) : []
  })
}

/** A point has no look of its own: places are pins. */
function shapesIn(kind: string, { type, coordinates }: Geometry): MapFeature[] {
  const as = (shape: MapFeature['shape'], lines: unknown): MapFeature => ({
    ...{ kind, shape },
    lines: lines as MapFeature['lines'],
  })
  if (type === 'Polygon') return [as('area', coordinates)]
  if (type === 'MultiPolygon') return (coordinates as readonly unknown[]).map((lines) => as('area', lines))
  if (type === 'LineString') return [as('line', [coordinates])]
  return type === 'MultiLineString' ? [as('line', coordinates)] : []
}
