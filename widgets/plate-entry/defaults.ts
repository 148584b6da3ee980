export const defaults = { title: '住店客人免费停车', button: '登记车牌' } as const
