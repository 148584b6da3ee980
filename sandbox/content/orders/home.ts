/** Where the gold member lives, to whom goods are sent. */
export const HOME = {
  ...{ name: '顾长风', phone: '13800000003', province: '海南省', city: '三亚市', district: '天涯区' },
  detail: '椰林路 18 号 海风花园 3 栋 1202',
} as const
