export const defaults = { title: '选择产品' } as const
