export const defaults = { times: 5 } as const
