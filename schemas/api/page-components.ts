import { pageComponentSchema } from '../domain/page-component.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** POST /online/cms-api/pageComponents (A7): the contents of several page components in one call. */
export const pageComponents = {
  name: 'pageComponents',
  title: { zh: '页面组件（多个代码）', en: 'Page components by codes' },
  source: 'A7',
  method: 'POST',
  path: '/online/cms-api/pageComponents',
  body: {
    type: 'object',
    properties: {
      codes: {
        type: 'array',
        items: { type: 'string', minLength: 1, maxLength: 64 },
        minItems: 1,
        maxItems: 50,
        names: 'component',
        title: '组件代码',
      },
      needContentInfo: { type: 'boolean', title: '带上内容详情' },
      unloading: { type: 'boolean', title: '调用时不显示加载遮罩' },
    },
    required: ['codes'],
    additionalProperties: false,
  },
  reply: envelope({
    type: 'object',
    properties: { pageComponents: { type: 'array', items: pageComponentSchema } },
    required: ['pageComponents'],
    additionalProperties: false,
  }),
  problems: ['invalid-request'],
  personal: false,
  page: {
    with: {
      type: 'object',
      properties: {
        codes: {
          type: 'array',
          items: { type: 'string', minLength: 1 },
          minItems: 1,
          maxItems: 1,
          names: 'component',
          title: '一个组件代码',
          description: '同一页的代码合成一次请求。',
        },
        needContentInfo: { type: 'boolean', title: '带上内容详情' },
      },
      required: ['codes'],
      additionalProperties: false,
    },
    defaults: { needContentInfo: true, unloading: true },
    value: ['data', 'pageComponents'],
    batch: { list: 'codes', match: 'componentCode', max: 50 },
  },
} as const satisfies Contract
