import { MAX_KEYWORD, suggestionSchema } from '../domain/search.ts'
import type { JSONSchema } from '../json-schema.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const query = {
  type: 'object',
  properties: { keyword: { type: 'string', maxLength: MAX_KEYWORD, title: '已经输入的字' } },
  required: ['keyword'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** GET /online/cms-api/search/suggest (the path is in the style of its neighbours): what a guest may mean who has typed so far, at most ten. */
export const searchSuggest = {
  name: 'searchSuggest',
  title: { zh: '搜索建议', en: 'Search suggestions' },
  source: 'A1',
  method: 'GET',
  path: '/online/cms-api/search/suggest',
  query,
  reply: envelope({
    type: 'object',
    properties: { list: { type: 'array', items: suggestionSchema } },
    required: ['list'],
    additionalProperties: false,
  }),
  problems: ['invalid-request'],
  personal: false,
  page: { with: query, value: ['data', 'list'] },
} as const satisfies Contract
