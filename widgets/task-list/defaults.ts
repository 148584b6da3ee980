export const defaults = { doText: '去完成', doneText: '已完成', openText: '未达成' } as const
