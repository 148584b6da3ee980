export const defaults = { title: '选择日期' } as const
