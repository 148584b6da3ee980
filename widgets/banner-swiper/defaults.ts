/** A9: at most 6 pictures, each for 3000 ms. */
export const defaults = { max: 6, autoplay: 3000 } as const
