/** The colours of a map, each a token (`--map-sea`) of the design system. */
export const mapColours = ['sea', 'shoal', 'land', 'sand', 'green', 'snow', 'built', 'road', 'edge'] as const
export type MapColour = (typeof mapColours)[number]

/** One sort of thing on a map: the features of its GeoJSON whose property `kind` says so. */
export interface MapLayer {
  readonly kind: string
  readonly colour: MapColour
  /** A line has a width on the ground, in metres, and is never thinner than some pixels; an area has none. */
  readonly line?: { readonly metres: number; readonly least: number; readonly dashes?: readonly [number, number] }
}

/** From the ground up. A shop's own map is drawn of the same kinds. Around all of them is the sea. */
export const mapLayers: readonly MapLayer[] = [
  { kind: 'shoal', colour: 'shoal' },
  { kind: 'beach', colour: 'sand' },
  { kind: 'land', colour: 'land' },
  { kind: 'snow', colour: 'snow' },
  { kind: 'park', colour: 'green' },
  { kind: 'slope', colour: 'snow', line: { metres: 60, least: 3 } },
  { kind: 'lake', colour: 'sea' },
  { kind: 'river', colour: 'sea', line: { metres: 26, least: 2 } },
  { kind: 'ferry', colour: 'edge', line: { metres: 5, least: 1.5, dashes: [3, 3] } },
  { kind: 'path', colour: 'edge', line: { metres: 4, least: 1, dashes: [2, 2] } },
  { kind: 'pier', colour: 'built', line: { metres: 9, least: 2 } },
  { kind: 'street', colour: 'road', line: { metres: 10, least: 1.5 } },
  { kind: 'road', colour: 'road', line: { metres: 20, least: 3 } },
  { kind: 'building', colour: 'built' },
  { kind: 'pool', colour: 'sea' },
  { kind: 'lift', colour: 'edge', line: { metres: 4, least: 1.5, dashes: [4, 2] } },
]

/** Pixels that a line has, by how many pixels a metre has. */
export const lineWidth = ({ metres, least }: NonNullable<MapLayer['line']>, perMetre: number): number =>
  Math.max(least, metres * perMetre)
