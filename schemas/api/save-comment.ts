import type { Contract } from './contract.ts'
import { idReply } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    orderNo: { type: 'string', minLength: 1, maxLength: 40, title: '订单号' },
    score: { type: 'integer', minimum: 1, maximum: 5, title: '几星' },
    scoreInfos: {
      type: 'array',
      maxItems: 8,
      title: '分项评分',
      items: {
        type: 'object',
        properties: {
          scoreName: { type: 'string', minLength: 1, maxLength: 20, title: '分项', description: '例如服务、位置。' },
          score: { type: 'integer', minimum: 0, maximum: 5, title: '几星' },
        },
        required: ['scoreName', 'score'],
        additionalProperties: false,
      },
    },
    content: { type: 'string', maxLength: 2000, title: '点评的话', description: '5 是到，500 是个字。' },
    pictures: {
      type: 'array',
      maxItems: 9,
      items: { type: 'string', minLength: 1, maxLength: 100 },
      title: '图片',
      description: '最多 9 张。',
      $comment: 'uploadCommentPicture 给的图片地址。',
    },
    tripType: { type: 'string', maxLength: 10, title: '出行方式', description: '例如“亲子”；不写就没有。' },
  },
  required: ['orderNo', 'score', 'scoreInfos', 'content', 'pictures'],
  additionalProperties: false,
} as const

/** POST /online/cms-api/user/saveComment (A7, A8, B4, B5; the path is in the style of its neighbours): sent again, it is the same comment. */
export const saveComment = {
  name: 'saveComment',
  title: { zh: '提交点评', en: 'Send a comment on an order' },
  source: 'A7, A8, B4, B5',
  method: 'POST',
  path: '/online/cms-api/user/saveComment',
  body,
  reply: idReply,
  problems: [
    ...(['invalid-request', 'not-logged-in', 'not-found', 'comment-abroad', 'comment-unused'] as const),
    ...(['comment-written', 'comment-wrong', 'comment-picture-gone'] as const),
  ],
  personal: true,
  auth: 'required',
} as const satisfies Contract
