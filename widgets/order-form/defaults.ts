export const defaults = { button: '提交订单', totalPrefix: '合计' } as const
