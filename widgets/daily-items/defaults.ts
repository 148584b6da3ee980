export const defaults = { title: '套餐包含' } as const
