export const defaults = { title: '登录澜途度假', text: '会员价、订单和收藏，都在登录之后' } as const
