export const defaults = { text: '立即预订', closedText: '暂不可订' } as const
