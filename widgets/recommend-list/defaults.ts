export const defaults = { title: '为您推荐', max: 6 } as const
