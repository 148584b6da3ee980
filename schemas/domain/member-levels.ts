/** Member level names by levelNew (B3). */
export const memberLevels = ['访客', '普通会员', '银卡会员', '金卡会员', '铂金会员', '钻石会员', '黑卡会员'] as const

/** The usual rate of each level, in percent of a price; a member's own is in `vipRate`. */
export const memberRates = [100, 100, 98, 95, 92, 90, 88] as const
