export const defaults = { selected: 0, max: 6, allText: '查看全部', emptyText: '这里的好去处正在路上' } as const
