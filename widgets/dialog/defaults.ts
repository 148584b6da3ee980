export const defaults = { button: '我知道了' } as const
