import { searchHitSchema, MAX_KEYWORD, searchKinds } from '../domain/search.ts'
import type { JSONSchema } from '../json-schema.ts'
import type { Contract } from './contract.ts'
import { envelope, paging } from './envelope.ts'

const query = {
  type: 'object',
  properties: {
    ...paging('每页几个'),
    keyword: { type: 'string', maxLength: MAX_KEYWORD, title: '要找的词', description: '可以写中文、拼音或首字母。' },
    kind: {
      type: 'string',
      enum: ['', ...searchKinds],
      enumDescriptions: ['全部', '商品', '地点', '活动', '文章', '服务'],
      title: '只要一种',
      description: '空是全部。',
    },
  },
  required: ['keyword', 'pageNumber', 'pageSize'],
  additionalProperties: false,
} as const satisfies JSONSchema

/**
 * GET /online/cms-api/search/query (the path is in the style of its neighbours): products, places, activities, articles and services by words,
 * pinyin or initials, the best first. Where nothing has the words as they were typed, `corrected` says for which words this is.
 */
export const shopSearch = {
  name: 'shopSearch',
  title: { zh: '搜索', en: 'Search the shop' },
  source: 'A1',
  method: 'GET',
  path: '/online/cms-api/search/query',
  query,
  reply: envelope({
    type: 'object',
    properties: {
      list: { type: 'array', items: searchHitSchema },
      corrected: { type: 'string', title: '改用的词', description: '没有原来的词，这些是这个词的结果。' },
      isPartial: { type: 'boolean', title: '只包含一部分', description: '没有一项包含全部的词。' },
    },
    required: ['list', 'isPartial'],
    additionalProperties: false,
  }),
  problems: ['invalid-request'],
  personal: false,
  page: {
    with: { ...query, required: ['keyword'] },
    defaults: { pageNumber: 1, pageSize: 20, kind: '' },
    value: ['data'],
  },
} as const satisfies Contract
