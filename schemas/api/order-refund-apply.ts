import { requestBaseSchema } from '../domain/order-refund.ts'
import { wantedCopiesSchema } from '../domain/order.ts'
import { refundReasons } from '../domain/refund-reason.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    reqDtos: {
      type: 'object',
      properties: {
        orderId: { type: 'string', minLength: 1, maxLength: 40 },
        requestKey: {
          type: 'string',
          minLength: 8,
          maxLength: 60,
          title: '页面生成一次',
          description: '重复提交只算一次；没有就每次都是新的申请。',
        },
        reason: {
          type: 'integer',
          enum: refundReasons.map(({ reason }) => reason),
          title: '原因',
          $comment: '见 refundReasons。',
        },
        description: { type: 'string', maxLength: 200, title: '描述' },
        quantity: { ...wantedCopiesSchema, title: '每个子订单退几份' },
        expectedAmount: {
          type: 'number',
          minimum: 0,
          maximum: 100_000_000,
          title: '页面上写的一共退多少元',
          description: '现在退的比它少就不提交；没有就不比。',
        },
        pmemberId: { type: 'string', maxLength: 40, title: '谁', description: '不看它，只看登录的是谁。' },
        channel: { type: 'integer', enum: [2], title: '固定 2' },
      },
      required: ['orderId', 'quantity'],
      additionalProperties: false,
    },
    requestBase: requestBaseSchema,
  },
  required: ['reqDtos'],
  additionalProperties: false,
} as const

/**
 * POST /online/order/refund/apply (B7 order refund apply; the path is in the style of its neighbours) -> the application. The spec flags it
 * no-token and names the member in the body: here the token says who it is, so that nobody applies for another.
 */
export const orderRefundApply = {
  name: 'orderRefundApply',
  title: { zh: '申请退款', en: 'Apply for a refund' },
  source: 'B2.7, B4, B5, B7',
  method: 'POST',
  path: '/online/order/refund/apply',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      refundId: { type: 'string' },
      isEarlier: {
        type: 'boolean',
        title: '是之前那一次',
        description: '内容不一样：这次的没有提交。',
        $comment: '是之前用同一个 requestKey 提交的那一次。',
      },
    },
    required: ['refundId'],
    additionalProperties: false,
  }),
  problems: [
    'invalid-request',
    'not-logged-in',
    'not-found',
    'refund-no-lines',
    'refund-no-reason',
    'refund-no-description',
    'refund-no-copies',
    'refund-too-many',
    'refund-exchanged',
    'refund-booked',
    'refund-changed',
    'refund-in-team',
  ],
  personal: true,
  auth: 'required',
} as const satisfies Contract
