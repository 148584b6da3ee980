import { articleSchema } from '../domain/article.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** GET /online/cms-api/content/{contentid} (A2 /content/{contentid}; the path is in the style of pageComponents): an article. */
export const content = {
  name: 'content',
  title: { zh: '攻略文章', en: 'An article' },
  source: 'A2',
  method: 'GET',
  path: '/online/cms-api/content/:contentid',
  params: {
    type: 'object',
    properties: {
      contentid: { type: 'string', minLength: 1, maxLength: 40, names: 'article', title: '文章' },
    },
    required: ['contentid'],
    additionalProperties: false,
  },
  reply: envelope(articleSchema),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: {
    with: {
      type: 'object',
      properties: { contentid: { type: 'string', minLength: 1, names: 'article', title: '文章' } },
      required: ['contentid'],
      additionalProperties: false,
    },
    value: ['data'],
  },
} as const satisfies Contract
