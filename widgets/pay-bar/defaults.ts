export const defaults = { text: '立即支付' } as const
