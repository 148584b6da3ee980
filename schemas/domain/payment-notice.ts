import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** Ten thousand million yuan: nobody pays more, and sums of them are kept to the cent. */
export const MOST_FEN = 1_000_000_000_000

const name = { type: 'string', minLength: 1, maxLength: 64 } as const

/**
 * What the payment company tells the shop. `payment`: what became of a try; `refund`: what became of money that it was asked to give back.
 * It may say each more than once, late, and after it said otherwise.
 */
export const paymentNoticeSchema = {
  title: '支付公司的通知',
  oneOf: [
    {
      type: 'object',
      properties: {
        type: { const: 'payment' },
        payId: { ...name, title: '商城的支付号' },
        providerNo: { ...name, title: '支付公司给这笔钱的号', description: '每个只算一次。' },
        isPaid: { type: 'boolean' },
        amountFen: { type: 'integer', minimum: 1, maximum: MOST_FEN, title: '分' },
      },
      required: ['type', 'payId', 'providerNo', 'isPaid', 'amountFen'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: {
        type: { const: 'refund' },
        refundKey: { ...name, title: '商城给这笔退款的号' },
        answer: { enum: ['returned', 'refused'] },
      },
      required: ['type', 'refundKey', 'answer'],
      additionalProperties: false,
    },
  ],
} as const satisfies JSONSchema

export type PaymentNoticeBody = FromSchema<typeof paymentNoticeSchema>
