export const defaults = { other: '去首页', otherTo: '/' } as const
