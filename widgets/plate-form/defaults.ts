export const defaults = { title: '车牌号码', button: '提交' } as const
