export const defaults = {
  title: '我的车牌',
  addText: '添加车牌',
  emptyText: '还没有登记车牌',
  noAddText: '仅套房客人可以添加车牌',
} as const
