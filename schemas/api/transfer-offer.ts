import { transferOfferSchema, transferTokenSchema } from '../domain/transfer.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** GET /online/capi/transfer/offer/:token (B2.9 transfer; the path is ours): what is behind a link, for whoever opens it. */
export const transferOffer = {
  name: 'transferOffer',
  title: { zh: '朋友送的', en: 'What a friend passed on' },
  source: 'B2.9',
  method: 'GET',
  path: '/online/capi/transfer/offer/:token',
  params: transferTokenSchema,
  reply: envelope(transferOfferSchema),
  problems: ['invalid-request', 'not-found'],
  personal: true,
  auth: 'optional',
  page: { with: transferTokenSchema, value: ['data'] },
} as const satisfies Contract
