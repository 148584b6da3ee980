interface Spot {
  readonly longitude: number
  readonly latitude: number
}

const EARTH = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two spots as the crow flies (haversine). */
export function metresBetween(one: Spot, other: Spot): number {
  const height = Math.sin(radians(other.latitude - one.latitude) / 2)
  const width = Math.sin(radians(other.longitude - one.longitude) / 2)
  const part = height ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * width ** 2
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** Metres in words: 320 米, 1.2 公里. Ten metres are as exact as a walk is. */
export function distanceText(metres: number): string {
  const tens = Math.round(metres / 10) * 10
  return tens < 1000 ? `${Math.max(10, tens)} 米` : `${(metres / 1000).toFixed(1)} 公里`
}
