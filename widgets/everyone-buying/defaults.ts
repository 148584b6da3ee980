export const defaults = { title: '大家都在买', buyText: '立即抢购', moreText: '查看更多', selected: -1 } as const
