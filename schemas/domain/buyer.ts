/** Who looks at prices (A6), as widgets take it: no level is a visitor. */
export const buyerFields = {
  level: {
    type: 'integer',
    minimum: 0,
    maximum: 6,
    title: '会员的等级',
    description: '写 {{ viewer.loggedIn ? viewer.level : null }}。',
  },
  vipRate: {
    type: 'number',
    minimum: 0,
    maximum: 100,
    title: '会员自己的折扣',
    description: '是百分数；比等级折扣低时不再打折。',
  },
} as const
