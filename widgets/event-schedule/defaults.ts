export const defaults = { detailTo: '/atlantis/v2/eventDetail', emptyText: '这一天没有活动' } as const
