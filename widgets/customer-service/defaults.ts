export const defaults = { text: '客服' } as const
