export const defaults = { endText: '到底啦，只有这些内容了' } as const
