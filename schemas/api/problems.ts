import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/**
 * Every refusal of the API, once: its HTTP status and the sentence that the shopper reads (A8, B8). A contract lists those that its
 * endpoint may give; a test proves this table and docs/problems.md equal.
 */
export const problems = {
  'invalid-request': { status: 400, message: '请求参数有误' },
  'not-logged-in': { status: 401, message: '请先登录' },
  'wrong-code': { status: 400, message: '验证码错误或已过期' },
  'wechat-refused': { status: 400, message: '微信登录失败，请重试' },
  'phone-unbound': { status: 400, message: '请先绑定手机号' },
  forbidden: { status: 403, message: '您没有此操作权限' },
  'not-found': { status: 404, message: '请求地址失效' },
  'not-on-sale': { status: 409, message: '当前产品暂不可预订' },
  'off-shelf': { status: 409, message: '当前商品已下架' },
  'activity-early': { status: 409, message: '活动未开始' },
  'activity-over': { status: 409, message: '活动已结束' },
  'bargain-open': { status: 409, message: '还没有砍到底价' },
  'bargain-bought': { status: 409, message: '你已经买过这一份' },
  'out-of-stock': { status: 409, message: '库存不足，请重新选择' },
  'choose-package': { status: 400, message: '请选择套餐' },
  'choose-sku': { status: 400, message: '请先选择产品规格！' },
  'over-limit': { status: 409, message: '超过限购数量' },
  'sku-out': { status: 409, message: '该规格暂时缺货！' },
  'over-stock': { status: 409, message: '超过最大库存！' },
  'not-qualified': { status: 403, message: '不符合开团资质' },
  'coupon-received': { status: 409, message: '您已经领过这张券了' },
  'coupon-gone': { status: 409, message: '券已领完，下次早点来' },
  'coupon-code-wrong': { status: 400, message: '兑换码不存在，请核对后重新输入' },
  'coupon-code-used': { status: 409, message: '兑换码已被使用' },
  'coupon-code-expired': { status: 409, message: '兑换码已过期' },
  'code-unknown': { status: 404, message: '没有这个券码' },
  'code-unsent': { status: 409, message: '订单还没有确认，券码未发送' },
  'code-used': { status: 409, message: '券码已核销' },
  'code-refunded': { status: 409, message: '券码已退订' },
  'code-refunding': { status: 409, message: '券码正在退订' },
  'code-void': { status: 409, message: '券码已废弃' },
  'code-expired': { status: 409, message: '券码已过期' },
  'code-today': { status: 409, message: '今天的次数已用完' },
  'code-unbooked': { status: 409, message: '还没有预约，请先预约使用日期' },
  'code-changed': { status: 409, message: '这个券码刚刚核销过，请核对剩余次数' },
  'code-exchanged': { status: 409, message: '这笔预售已用来换购补差价，不能核销' },
  'booking-closed': { status: 409, message: '当前订单不能预约' },
  'booking-no-day': { status: 400, message: '请选择日期' },
  'booking-no-copies': { status: 400, message: '请选择数量' },
  'booking-too-many': { status: 409, message: '可预约份数不足，请重新选择' },
  'booking-too-soon': { status: 409, message: '所选日期不在可预约范围内，请重新选择' },
  'booking-full': { status: 409, message: '所选日期已约满，请选择其他日期' },
  'booking-extra': { status: 409, message: '所选日期需要补差价，请先支付差价' },
  'booking-ended': { status: 409, message: '预约已结束，不能更改' },
  'booking-exchanged': { status: 409, message: '这笔预售已用来换购补差价，不能预约' },
  'presale-closed': { status: 409, message: '这笔预售订单不能换购，请重新选择' },
  'presale-period': { status: 409, message: '不在预售的兑换期内，不能换购' },
  'presale-exchanged': { status: 409, message: '这笔预售已用来换购补差价，不能再用' },
  'too-many-addresses': { status: 409, message: '最多保存 20 个收货地址' },
  'order-not-cancellable': { status: 409, message: '订单已支付或已结束，不能取消' },
  'payment-not-begun': { status: 409, message: '生成支付信息失败' },
  'refund-no-lines': { status: 409, message: '系统异常，请联系客服' },
  'refund-no-reason': { status: 400, message: '请选择申请原因' },
  'refund-no-description': { status: 400, message: '请填写描述问题' },
  'refund-no-copies': { status: 400, message: '请选择退款份数' },
  'refund-too-many': { status: 409, message: '退款份数超过可退数量，请重新选择' },
  'refund-exchanged': { status: 409, message: '这笔预售已用来换购补差价，不能退款' },
  'parcel-not-wanted': { status: 409, message: '这次退款不需要寄回商品' },
  'parcel-wrong': { status: 400, message: '物流信息有误，请检查后重新提交' },
  'travellers-full': { status: 409, message: '常用出行人已满，请先删除不用的' },
  'invoice-not-open': { status: 409, message: '当前订单不能申请发票' },
  'invoice-wrong': { status: 400, message: '发票信息有误，请检查后重新提交' },
  'too-large': { status: 413, message: '提交的内容过大' },
  'unsupported-media-type': { status: 415, message: '请求格式不支持' },
  'too-many-requests': { status: 429, message: '操作太频繁，请稍后再试' },
  'sms-too-soon': { status: 429, message: '验证码已发送，请稍后再试' },
  'sms-too-many': { status: 429, message: '今天获取验证码的次数太多，请明天再试' },
  // The spec's own code of a price check that a room did not pass (A8).
  '6010109': { status: 409, message: '所选房型刚刚订完，请重新选择' },
  'price-changed': { status: 409, message: '房价有变化，请重新选择房型' },
  'internal-error': { status: 500, message: '系统开小差了，请稍后再试' },
  'under-maintenance': { status: 503, message: '服务器正在维修' },
} as const satisfies Record<string, { status: number; message: string }>

export type ProblemCode = keyof typeof problems

/** The body of every refusal. `message` is fit for a toast; `detail` is for developers and never holds secrets. */
export const problemReplySchema = {
  type: 'object',
  properties: {
    hasError: { type: 'boolean', const: true },
    code: { type: 'string', enum: Object.keys(problems) as ProblemCode[] },
    message: { type: 'string' },
    detail: { type: 'string' },
    requestId: { type: 'string' },
  },
  required: ['hasError', 'code', 'message', 'requestId'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ProblemReply = FromSchema<typeof problemReplySchema>
