export const defaults = { max: 1 } as const
