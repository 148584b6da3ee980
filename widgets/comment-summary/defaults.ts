export const defaults = { title: '住客点评', max: 2, moreText: '查看全部', to: '/review-list' } as const
