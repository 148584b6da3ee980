export const defaults = { label: '数据更新于' } as const
