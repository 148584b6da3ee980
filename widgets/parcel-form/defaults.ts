export const defaults = { button: '提交', emptyText: '没有需要寄回的商品' } as const
