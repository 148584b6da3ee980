export const defaults = { text: '去看看' } as const
