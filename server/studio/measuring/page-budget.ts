/** More than `limit` is told, more than `most` is refused [N7]. */
export const PAGE_BUDGET = {
  scripts: { limit: 100_000, most: 160_000 },
  pictures: { limit: 600_000, most: 2_000_000 },
  calls: { limit: 10, most: 20 },
} as const

/** Bytes of the largest picture: more keeps a phone waiting for the first view. */
export const LARGEST_PICTURE = 200_000
