export const defaults = { title: '支付方式', note: '款项由支付公司收取，商城看不到您的卡号和密码' } as const
