import type { Module, OpeningCall, Screen, ScreenAddress } from '../../kit/module.ts'
import { consentRequestOf } from './partners-api.ts'

/** Who asks for what, or what was granted. */
function askOpening(address: ScreenAddress): OpeningCall[] {
  const { partnerId, returnTo } = consentRequestOf(address) ?? {}
  if (partnerId === undefined) return [{ name: 'partnerGrants', args: {} }]
  return [{ name: 'partnerRequest', args: { partnerId, returnTo } }]
}

const askScreen = {
  code: 'partners/ask',
  title: '授权',
  description: '合作方要会员的资料时，先看清楚再同意或拒绝；地址里没有合作方时，看给过谁、取消给过的。',
  props: { type: 'object', properties: {}, additionalProperties: false },
  slots: { end: { title: '最下面' } },
  query: ['partnerId', 'returnTo', 'state'],
  calls: ['partnerRequest', 'partnerDecide', 'partnerGrants', 'partnerRevoke'],
  opening: askOpening,
  values: {
    type: 'object',
    properties: { isAsked: { type: 'boolean', title: '有合作方在要资料' } },
    required: ['isAsked'],
    additionalProperties: false,
  },
  height: 420,
  load: () => import('./ask-screen.tsx'),
} as const satisfies Screen

/** B2.9: what members grant to partners. The rules are in SPEC.md. */
export const partners = {
  name: 'partners',
  title: '授权',
  screens: { ask: askScreen },
} as const satisfies Module
