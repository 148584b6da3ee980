export const defaults = { title: '最近订单', all: '全部订单', allTo: '/order' } as const
