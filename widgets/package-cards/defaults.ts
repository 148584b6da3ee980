/** B9: three items of a package are listed. */
export const defaults = { itemMax: 3, more: 'ready', endText: '没有更多了' } as const
