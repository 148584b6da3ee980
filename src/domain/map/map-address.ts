import type { MapView, Spot } from './mercator.ts'

/** Where the server keeps maps: the GeoJSON of each, and pictures cut from it. */
export const MAPS = '/tc-fostay/maps'

export const mapDataAddress = (map: string): string => `${MAPS}/${map}.json`

/** A still picture of a view, whose part of this name is drawn in the colours of the page around it. */
export const STILL = 'still'

export function stillAddress(map: string, { longitude, latitude, zoom, width, height }: MapView): string {
  const spot = `${longitude.toFixed(5)},${latitude.toFixed(5)}`
  return `${MAPS}/${map}/${spot},${zoom.toFixed(1)},${Math.round(width)}x${Math.round(height)}.svg#${STILL}`
}

const FORM = /^(-?\d{1,3}\.\d{5}),(-?\d{1,2}\.\d{5}),(\d{1,2}\.\d),(\d{2,4})x(\d{2,4})\.svg$/
const NEAREST = 19
const FURTHEST = 9
const LARGEST = 2000

/** The view that the last part of such an address names; undefined: it names none that is drawn. */
export function viewIn(name: string): MapView | undefined {
  const numbers = FORM.exec(name)?.slice(1).map(Number)
  if (!numbers) return undefined
  const [longitude = 0, latitude = 0, zoom = 0, width = 0, height = 0] = numbers
  const isOnEarth = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 85
  const isDrawn = zoom >= FURTHEST && zoom <= NEAREST && Math.max(width, height) <= LARGEST
  return isOnEarth && isDrawn ? { longitude, latitude, zoom, width, height } : undefined
}

/** A spot as a marker of the maps app, or of its site where the phone has none. */
export function mapsAppAddress(name: string, { longitude, latitude }: Spot): string {
  const query = new URLSearchParams({ position: `${longitude},${latitude}`, name, callnative: '1' })
  return `https://uri.amap.com/marker?${query}`
}
