export const defaults = { max: 8 } as const
