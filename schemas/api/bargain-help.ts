import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: { cutTeamId: { type: 'string', minLength: 1, maxLength: 64, title: '好友的砍价' } },
  required: ['cutTeamId'],
  additionalProperties: false,
} as const

/**
 * POST /online/cms-api/activity/cut/help {cutTeamId} (B1 /bargain/share; the path is in the style of its neighbours): a friend cuts, once;
 * asked again it says what was cut then.
 */
export const bargainHelp = {
  name: 'bargainHelp',
  title: { zh: '帮好友砍价', en: 'Help a bargain' },
  source: 'A7, B1, B4',
  method: 'POST',
  path: '/online/cms-api/activity/cut/help',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      cutPrice: { type: 'number', minimum: 0, title: '砍了多少', description: '单位是元。' },
      leftPrice: { type: 'number', minimum: 0, title: '还差多少', description: '单位是元。' },
    },
    required: ['cutPrice', 'leftPrice'],
    additionalProperties: false,
  }),
  problems: [
    'invalid-request',
    'not-logged-in',
    'not-found',
    'bargain-own',
    'bargain-full',
    'bargain-helped-enough',
    'out-of-stock',
    'activity-over',
  ],
  personal: true,
  auth: 'required',
  submit: { with: body },
} as const satisfies Contract
