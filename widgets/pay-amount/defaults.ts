export const defaults = { label: '需支付' } as const
