export interface Spot {
  readonly longitude: number
  readonly latitude: number
}

/** A spot as a marker of the maps app, or of its site where the phone has none. */
export function mapAddress(name: string, { longitude, latitude }: Spot): string {
  const query = new URLSearchParams({ position: `${longitude},${latitude}`, name, callnative: '1' })
  return `https://uri.amap.com/marker?${query}`
}

/** Where a coast and the streets of a drawn map run, by its spot: the same spot has the same map, 360 x 200 in size. */
export function drawnMap({ longitude, latitude }: Spot): { coast: string; streets: readonly string[] } {
  const [x, y] = [part(longitude), part(latitude)]
  const coast = 110 + Math.round(60 * x)
  return {
    coast: `M0 ${coast}C60 ${coast - 50} 110 ${coast + 40} 180 ${coast + 8}S300 ${coast - 46} 360 ${coast + 20}V200H0Z`,
    streets: [
      `M0 ${30 + Math.round(40 * y)}C90 ${10 + Math.round(50 * x)} 220 ${80 - Math.round(40 * y)} 360 ${24 + Math.round(30 * x)}`,
      `M${60 + Math.round(80 * y)} 0C${90 + Math.round(60 * x)} 70 ${150 + Math.round(40 * y)} 90 180 100S240 60 ${250 + Math.round(60 * x)} 0`,
      `M180 100L${110 + Math.round(60 * y)} 200`,
    ],
  }
}

/** What stands after the second decimal, as a share of 1: neighbours differ. */
const part = (degrees: number): number => Math.abs(degrees * 100) % 1
