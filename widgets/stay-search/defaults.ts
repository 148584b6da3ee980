export const defaults = { buttonText: '查看空房' } as const
