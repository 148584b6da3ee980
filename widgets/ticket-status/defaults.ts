export const defaults = { moreText: '看看别的', moreTo: '/' } as const
