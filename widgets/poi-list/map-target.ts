import { type MapView, type Spot, viewOf } from '../../src/domain/map/mercator.ts'
import { metresBetween } from '../../src/domain/distance.ts'

/** CSS pixels that the map has. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A neighbour can be walked to. */
const NEIGHBOURS = 2_500
const [MARGIN, NEAREST] = [56, 16]

/** The place with those around it: all places at once would lie on each other where a resort has two ends. */
export function placeAndNeighbours(place: Spot, all: readonly Spot[], size: Size): MapView {
  const near = all.filter((other) => metresBetween(place, other) <= NEIGHBOURS)
  return viewOf([place, ...near], { ...size, margin: MARGIN, nearest: NEAREST })
}

/** Somebody, and the place that they look at. */
export const bothOf = (me: Spot, place: Spot, size: Size): MapView =>
  viewOf([me, place], { ...size, margin: MARGIN, nearest: NEAREST })

/** A pin that nobody sees is none that anybody should come to by the keyboard. */
export const isSeen = ({ x, y }: { readonly x: number; readonly y: number }, { width, height }: Size): boolean =>
  Math.abs(x) < width / 2 && Math.abs(y) < height / 2
