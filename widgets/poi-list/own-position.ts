import type { Spot } from '../../src/domain/map/mercator.ts'

/** How long somebody waits for a position, and how old it may be, in ms. */
const [LONGEST, OLDEST] = [10_000, 60_000]

/** Where the phone is, once the shopper lets it say so; undefined: refused, or not found. */
export const ownPosition = (): Promise<Spot | undefined> =>
  new Promise((resolve) => {
    // Some browsers inside other apps have none, or have it empty.
    const { geolocation } = navigator as { readonly geolocation?: Geolocation | null }
    if (!geolocation) return resolve(undefined)
    geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => resolve({ longitude, latitude }),
      () => resolve(undefined),
      { timeout: LONGEST, maximumAge: OLDEST },
    )
  })
