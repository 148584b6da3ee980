export const defaults = { label: '按分类筛选', selected: -1, max: 8 } as const
