export const defaults = { button: '保存' } as const
