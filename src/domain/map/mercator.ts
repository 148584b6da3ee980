/** A spot of the earth, in degrees. */
export interface Spot {
  readonly longitude: number
  readonly latitude: number
}

/** What a map shows: the spot in its middle, how near, and how many CSS pixels it has. */
export interface MapView extends Spot {
  readonly zoom: number
  readonly width: number
  readonly height: number
}

/** Pixels of the whole world at zoom 0, as map libraries count them today. */
const WORLD = 512
const EQUATOR = 40_075_016.686

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Where a spot lies in the world (Web Mercator), in pixels at a zoom. */
function pixelOf({ longitude, latitude }: Spot, zoom: number): { readonly x: number; readonly y: number } {
  const size = WORLD * 2 ** zoom
  const north = Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2))
  return { x: ((longitude + 180) / 360) * size, y: ((1 - north / Math.PI) / 2) * size }
}

/** Where a spot lies in a view, in pixels to the right of its middle and below it. */
export function offsetIn(view: MapView, spot: Spot): { readonly x: number; readonly y: number } {
  const [middle, point] = [pixelOf(view, view.zoom), pixelOf(spot, view.zoom)]
  return { x: point.x - middle.x, y: point.y - middle.y }
}

/** Pixels of a metre on the ground. */
export const pixelsPerMetre = (latitude: number, zoom: number): number =>
  (WORLD * 2 ** zoom) / (EQUATOR * Math.cos(radians(latitude)))

interface Frame {
  readonly width: number
  readonly height: number
  /** Pixels that stay free at each edge. */
  readonly margin: number
  readonly nearest: number
}

/** The view that holds all of the spots, and is as near as that allows. */
export function viewOf(spots: readonly Spot[], { width, height, margin, nearest }: Frame): MapView {
  const points = spots.map((spot) => pixelOf(spot, 0))
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  const fitting = Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top))
  const zoom = Math.min(nearest, Math.floor(Math.log2(fitting) * 10) / 10)
  return { ...spotAt((left + right) / 2, (top + bottom) / 2), zoom, width, height }
}

/** The spot of a pixel at zoom 0. */
const spotAt = (x: number, y: number): Spot => ({
  longitude: (x / WORLD) * 360 - 180,
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) * 180) / Math.PI,
})
