export const defaults = {
  selected: 'all',
  endText: '到底啦，只有这些内容了',
  emptyText: '没有这样的点评',
  detailTo: '/commentDetail',
} as const
