import { commentSchema, commentStatuses } from '../domain/comment.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** GET /online/cms-api/user/queryMyComments (B2.9 hotel-reviews, B4; the path is in the style of its neighbours): the member's own. */
export const myComments = {
  name: 'myComments',
  title: { zh: '我的点评', en: "A member's comments" },
  source: 'B2.9, B4',
  method: 'GET',
  path: '/online/cms-api/user/queryMyComments',
  reply: envelope({
    type: 'object',
    properties: {
      comments: {
        type: 'array',
        title: '会员自己写的点评',
        items: {
          type: 'object',
          properties: {
            comment: { ...commentSchema, title: '点评' },
            commentStatus: {
              type: 'integer',
              enum: commentStatuses,
              enumDescriptions: ['可以点评', '看点评', '看点评', '可以点评', '不显示', '可以点评'],
              title: '点评到哪一步了',
              $comment: 'B4。',
            },
            productName: { type: 'string', title: '商品的名字' },
            productUrl: { type: 'string', format: 'address', title: '商品的地址' },
          },
          required: ['comment', 'commentStatus', 'productName'],
          additionalProperties: false,
        },
      },
    },
    required: ['comments'],
    additionalProperties: false,
  }),
  problems: ['not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: { type: 'object', properties: {}, additionalProperties: false }, value: ['data', 'comments'] },
} as const satisfies Contract
