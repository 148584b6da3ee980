import { transferOfferSchema } from '../domain/transfer.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: {
    token: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      title: '领取链接里的凭证',
      description: '领取链接里的 token',
    },
  },
  required: ['token'],
  additionalProperties: false,
} as const

/** GET /online/capi/transfer/offer/:token (B2.9 transfer; the path is ours): what is behind a link, for whoever opens it. */
export const transferOffer = {
  name: 'transferOffer',
  title: { zh: '朋友送的', en: 'What a friend passed on' },
  source: 'B2.9',
  method: 'GET',
  path: '/online/capi/transfer/offer/:token',
  params,
  reply: envelope(transferOfferSchema),
  problems: ['invalid-request', 'not-found'],
  personal: true,
  auth: 'optional',
  page: { with: params, value: ['data'] },
} as const satisfies Contract
