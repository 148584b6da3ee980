import { customerServiceSchema } from '../domain/customer-service.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** GET /online/order/company/customerService/{companyId} (A7): how a company's customer service is reached. */
export const customerService = {
  name: 'customerService',
  title: { zh: '商家客服', en: 'Customer service of a company' },
  source: 'A7',
  method: 'GET',
  path: '/online/order/company/customerService/:companyId',
  params: {
    type: 'object',
    properties: { companyId: { type: 'string', pattern: '^[0-9]{1,20}$', title: '商家编号' } },
    required: ['companyId'],
    additionalProperties: false,
  },
  reply: envelope(customerServiceSchema),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: {
    with: {
      type: 'object',
      properties: { companyId: { type: 'string', minLength: 1, title: '商家编号' } },
      required: ['companyId'],
      additionalProperties: false,
    },
    value: ['data'],
  },
} as const satisfies Contract
