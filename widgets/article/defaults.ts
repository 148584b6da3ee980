export const defaults = { buyText: '去看看' } as const
