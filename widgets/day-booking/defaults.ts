export const defaults = { text: '立即预订' } as const
