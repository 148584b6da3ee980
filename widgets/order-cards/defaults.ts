export const defaults = { endText: '没有更多订单了' } as const
