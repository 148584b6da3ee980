/** What the form of an order tells by its code, in these words (B8); anything else by its own message. */
export const orderErrors = {
  stale: { code: '8440001', message: '停留时间较长，资源可能更新，请返回选择资源页，重新选择' },
  ages: { code: '8100001', message: '请选择正确的儿童年龄' },
  disabled: { code: 'MEMBER_STATUS_CHECK_ERROR', message: '用户状态异常,请联系客服' },
} as const
