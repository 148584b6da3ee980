export const defaults = { title: '为您推荐', max: 6, endText: '到底啦，只有这些内容了' } as const
