/** B9: polling every 3 s, at most 3 times. */
export const defaults = { times: 3 } as const
