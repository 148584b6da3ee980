export const defaults = { title: '订单信息' } as const
