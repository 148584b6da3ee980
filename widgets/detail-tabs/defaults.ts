export const defaults = { label: '商品详情' } as const
