import type { FromSchema } from 'json-schema-to-ts'
import { transferOfferSchema } from '../../schemas/domain/transfer.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'

export const transferOfferProps = {
  title: '朋友送的',
  type: 'object',
  properties: {
    offer: { ...transferOfferSchema, title: '朋友送的', $comment: '接口 transferOffer 的结果。' },
    result: submitStateSchema('领取的结果', { type: 'object', title: '接口的回答' }),
  },
  required: ['offer'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TransferOfferProps = FromSchema<typeof transferOfferProps>
