export const defaults = { title: '我的点评', detailTo: '/commentDetail' } as const
