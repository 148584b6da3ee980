import type { Contract } from './contract.ts'
import { envelope, requested } from './envelope.ts'

const body = requested({
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 30, title: '购买人姓名', description: '与身份证一致。' },
    number: { type: 'string', minLength: 1, maxLength: 18, title: '身份证号' },
  },
  required: ['name', 'number'],
  additionalProperties: false,
})

/**
 * POST /online/fomall/customs/identity/save (B2.9 formFill; the path is in the style of its neighbours): kept encrypted, one for each
 * member, and used for each order of cross-border goods. Sent again, it takes the place of the one before.
 */
export const saveCustomsIdentity = {
  name: 'saveCustomsIdentity',
  title: { zh: '保存清关实名', en: 'Keep whose name the customs are told' },
  source: 'B2.9',
  method: 'POST',
  path: '/online/fomall/customs/identity/save',
  body,
  reply: envelope({ type: 'object', properties: {}, additionalProperties: false }),
  problems: ['invalid-request', 'not-logged-in', 'customs-name', 'customs-number'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
