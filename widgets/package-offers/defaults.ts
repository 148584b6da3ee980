/** A9: the first 2 offers, 3 items each. */
export const defaults = { max: 2, itemMax: 3, moreText: '更多', showMore: true } as const
