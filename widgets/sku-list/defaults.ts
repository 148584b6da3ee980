/** B9: the list shows two, then the others on request. */
export const defaults = { title: '选择套餐', max: 2, moreText: '更多选择' } as const
