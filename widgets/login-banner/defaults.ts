export const defaults = { text: '登录后查看会员优惠价', button: '立即登录' } as const
