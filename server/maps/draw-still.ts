import { STILL } from '../../src/domain/map/map-address.ts'
import { lineWidth, type MapColour, type MapLayer, mapLayers } from '../../src/domain/map/map-layers.ts'
import { type MapView, offsetIn, pixelsPerMetre } from '../../src/domain/map/mercator.ts'
import type { MapFeature } from './map-file.ts'

type Point = readonly [number, number]

/** Pixels beyond the edge that are drawn too, so that no end of a line and no side of an area is seen. */
const BEYOND = 40

/**
 * A view of a map as an SVG, in the tokens of the page that shows it; undefined where the map has nothing. An area that reaches out of the
 * view is cut at its edge: the picture has the size of what it shows, however large the map is.
 */
export function drawStill(features: readonly MapFeature[], view: MapView): string | undefined {
  const perMetre = pixelsPerMetre(view.latitude, view.zoom)
  const drawn = mapLayers.flatMap((layer) => {
    const paths = features.filter(({ kind }) => kind === layer.kind).flatMap((feature) => pathsOf(feature, view))
    return paths.length === 0 ? [] : [draw(layer, paths.join(''), perMetre)]
  })
  if (drawn.length === 0) return undefined
  const size = `width="${view.width}" height="${view.height}"`
  const body = `<rect ${size} fill="${token('sea')}"/>${drawn.join('')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${view.width} ${view.height}"><g id="${STILL}">${body}</g></svg>`
}

const token = (colour: MapColour) => `var(--map-${colour})`

function draw({ colour, line }: MapLayer, path: string, perMetre: number): string {
  if (!line) return `<path fill="${token(colour)}" d="${path}"/>`
  const width = lineWidth(line, perMetre)
  const dashes = line.dashes && ` stroke-dasharray="${line.dashes.map((dash) => short(dash * width)).join(' ')}"`
  const look = `stroke-width="${short(width)}" stroke-linecap="${dashes ? 'butt' : 'round'}" stroke-linejoin="round"${dashes ?? ''}`
  return `<path fill="none" stroke="${token(colour)}" ${look} d="${path}"/>`
}

function pathsOf({ shape, lines }: MapFeature, view: MapView): string[] {
  return lines.flatMap((line) => {
    const points = line.map(([longitude, latitude]): Point => {
      const { x, y } = offsetIn(view, { longitude, latitude })
      return [view.width / 2 + x, view.height / 2 + y]
    })
    const seen = shape === 'area' ? areaIn(points, view) : points
    return isOutside(seen, view)
      ? []
      : [`M${seen.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${shape === 'area' ? 'Z' : ''}`]
  })
}

const short = (pixels: number) => String(Math.round(pixels * 10) / 10)

/** Nothing of it can be seen: all of its points lie beyond one edge. */
function isOutside(points: readonly Point[], { width, height }: MapView): boolean {
  if (points.length < 2) return true
  return sides(width, height).some((depth) => points.every((point) => depth(point) < 0))
}

/** How deep a point lies inside of each of the four edges. */
const sides = (width: number, height: number): readonly ((point: Point) => number)[] => [
  ([x]) => x + BEYOND,
  ([x]) => width + BEYOND - x,
  ([, y]) => y + BEYOND,
  ([, y]) => height + BEYOND - y,
]

/** What of an area lies in the view (Sutherland and Hodgman: one edge after the other). */
const areaIn = (points: readonly Point[], { width, height }: MapView): readonly Point[] =>
  sides(width, height).reduce<readonly Point[]>(
    (left, depth) =>
      left.flatMap((point, index) => {
        const before = left.at(index - 1) ?? point
        const [was, is] = [depth(before), depth(point)]
        const crossing = was < 0 !== is < 0 ? [between(before, point, was / (was - is))] : []
        return is < 0 ? crossing : [...crossing, point]
      }),
    points,
  )

const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
]
