/** Why somebody wants money back, in the order of the sheet (B9). */
export const refundReasons = [
  { reason: 1, text: '双方协商一致退款' },
  { reason: 2, text: '拍错/不想去了/无法出行' },
  { reason: 3, text: '补差价格不接受' },
  { reason: 4, text: '商家无法提供服务' },
  { reason: 5, text: '申请部分退款' },
  { reason: 7, text: '跟团游联运津贴' },
  { reason: 8, text: '产品到期未出行' },
  { reason: 6, text: '其他' },
] as const

/** 其他: it needs words of one's own (B5). */
export const OTHER_REASON = 6

/** The words of a reason; none for a number that is none. */
export const refundReasonText = (reason: number): string | undefined =>
  refundReasons.find((one) => one.reason === reason)?.text
