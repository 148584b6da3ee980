export const defaults = { title: '我的订单', all: '全部订单', allTo: '/order' } as const
