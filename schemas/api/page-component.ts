import { pageComponentSchema } from '../domain/page-component.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** GET page component by code (B7; its path is not in the spec and follows its neighbour). An unknown code gives no pageComponent. */
export const pageComponent = {
  name: 'pageComponent',
  title: { zh: '页面组件（一个代码）', en: 'Page component by code' },
  source: 'B7',
  method: 'GET',
  path: '/online/cms-api/pageComponent',
  query: {
    type: 'object',
    properties: {
      code: { type: 'string', minLength: 1, maxLength: 64, names: 'component', title: '组件代码' },
      needContentInfo: { type: 'boolean', title: '带上内容详情' },
    },
    required: ['code'],
    additionalProperties: false,
  },
  reply: envelope({
    type: 'object',
    properties: { pageComponent: pageComponentSchema },
    additionalProperties: false,
  }),
  problems: ['invalid-request'],
  personal: false,
  page: {
    with: {
      type: 'object',
      properties: {
        code: { type: 'string', minLength: 1, names: 'component', title: '组件代码' },
        needContentInfo: { type: 'boolean', title: '带上内容详情' },
      },
      required: ['code'],
      additionalProperties: false,
    },
    defaults: { needContentInfo: true },
    value: ['data', 'pageComponent'],
  },
} as const satisfies Contract
