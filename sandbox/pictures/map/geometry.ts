import { createRandom } from '../random.ts'

/** Longitude and latitude. */
export type Position = readonly [number, number]

/** A thing on the map; `kind` decides its look (src/domain/map/map-layers.ts). */
export interface Feature {
  readonly type: 'Feature'
  readonly properties: { readonly kind: string }
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
    | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
}

/** A metre's part of a degree, north and, at a latitude, east. */
const NORTH = 1 / 111_320
const east = (latitude: number) => NORTH / Math.cos((latitude * Math.PI) / 180)

/** A metre is enough. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** So many metres east and north of a position. */
export const move = ([longitude, latitude]: Position, toEast: number, toNorth: number): Position => [
  round(longitude + toEast * east(latitude)),
  round(latitude + toNorth * NORTH),
]

/** A curve through all of the points (Catmull-Rom), with so many steps between two of them. */
export function curve(points: readonly Position[], isClosed = false, steps = 6): Position[] {
  const at = (index: number) =>
    points[isClosed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), points.length - 1)]!
  const spans = isClosed ? points.length : points.length - 1
  const drawn = Array.from({ length: spans * steps }, (_, index) => {
    const [span, t] = [Math.floor(index / steps), (index % steps) / steps]
    const [a, b, c, d] = [at(span - 1), at(span), at(span + 1), at(span + 2)]
    const part = (axis: 0 | 1) =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * t +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3)
    return [round(part(0)), round(part(1))] as const
  })
  return isClosed ? drawn : [...drawn, points.at(-1)!]
}

export const line = (kind: string, points: readonly Position[]): Feature => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'LineString', coordinates: points },
})

export const area = (kind: string, points: readonly Position[]): Feature => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'Polygon', coordinates: [[...points, points[0]!]] },
})

/** A round patch with an edge as nature has it, so many metres from its middle. */
export function patch(kind: string, middle: Position, metres: number, seed: number): Feature {
  const random = createRandom(seed)
  const corners = Array.from({ length: 11 }, (_, index) => {
    const [turn, reach] = [(index / 11) * 2 * Math.PI, metres * random.range(0.78, 1.16)]
    return move(middle, Math.cos(turn) * reach, Math.sin(turn) * reach)
  })
  return area(kind, curve(corners, true, 4))
}

/** Four walls, turned by so many degrees. */
export function block(kind: string, middle: Position, wide: number, deep: number, turn = 0): Feature {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const corner = (x: number, y: number) => move(middle, x * cos - y * sin, x * sin + y * cos)
  const [x, y] = [wide / 2, deep / 2]
  return area(kind, [corner(-x, -y), corner(x, -y), corner(x, y), corner(-x, y)])
}

/** An outline that lies so many metres further out, as a beach and shallow water around an island do. */
export function around(points: readonly Position[], metres: number): Position[] {
  const sum = points.reduce(([x, y], [a, b]) => [x + a, y + b] as const, [0, 0] as Position)
  const middle: Position = [sum[0] / points.length, sum[1] / points.length]
  return points.map((point) => {
    const [x, y] = [(point[0] - middle[0]) / east(middle[1]), (point[1] - middle[1]) / NORTH]
    const far = Math.hypot(x, y)
    return move(point, (x / far) * metres, (y / far) * metres)
  })
}

/** Houses on both sides of a street, each of a size of its own. */
export function houses(street: readonly Position[], away: number, seed: number): Feature[] {
  const random = createRandom(seed)
  return street.slice(1).flatMap((to, index) => {
    const from = street[index]!
    const [x, y] = [(to[0] - from[0]) / east(to[1]), (to[1] - from[1]) / NORTH]
    const turn = (Math.atan2(y, x) * 180) / Math.PI
    const middle: Position = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    const [acrossX, acrossY] = [-y / Math.hypot(x, y), x / Math.hypot(x, y)]
    return [away, -away]
      .filter(() => random.chance(0.8))
      .map((side) =>
        block(
          'building',
          move(middle, acrossX * side, acrossY * side),
          random.range(14, 30),
          random.range(11, 18),
          turn,
        ),
      )
  })
}
