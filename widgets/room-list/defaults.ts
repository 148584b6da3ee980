export const defaults = {
  title: '选择房型',
  emptyText: '当前无房型资源请修改日期/间数/人数',
} as const
