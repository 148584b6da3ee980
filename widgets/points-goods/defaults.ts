export const defaults = { title: '积分换好物', endText: '到底啦，只有这些内容了' } as const
