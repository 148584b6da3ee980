export const defaults = { button: '提交申请' } as const
