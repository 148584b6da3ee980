export const defaults = { timeNote: '预计 1-3 个工作日内退回' } as const
