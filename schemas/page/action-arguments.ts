import type { JSONSchema } from '../json-schema.ts'

/** The argument of whatever sends something: data that a refusal shows to be out of date. */
export const staleSchema = {
  type: 'array',
  items: { type: 'string', minLength: 1 },
  maxItems: 10,
  title: '被拒绝后重新取',
  names: 'data',
  expression: 'never',
  description: '接口拒绝、说了原因（例如卖完了）时，过 1.5 秒重新取这些数据。',
  $comment: '写 data 里的名字。',
} as const satisfies JSONSchema

/** A name of the page’s own data. */
export const dataName = {
  type: 'string',
  minLength: 1,
  title: '哪份数据',
  names: 'data',
  expression: 'never',
  $comment: 'data 里的名字。',
} as const satisfies JSONSchema

const lateButton = {
  type: 'string',
  minLength: 1,
  maxLength: 10,
  title: '链接的字',
  description: '例如“去看看”。',
} as const satisfies JSONSchema

/** What who has left the page before its answer is told of the page that would have opened. */
export const lateWay = {
  type: 'object',
  title: '离开了也告诉',
  description: '结果回来时已经离开这一页的人，在当时的页面上看到这句话和一个链接。',
  $comment: '链接去 to。',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 40, title: '要说的话', description: '例如“砍价已发起”。' },
    button: lateButton,
  },
  required: ['title', 'button'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** The way on that a word has for who has left the page before its answer. */
export const lateWord = {
  type: 'object',
  title: '离开了也告诉',
  description: '结果回来时已经离开这一页的人，在当时的页面上看到这句话和一个链接；不写，回到这一页才看到。',
  properties: {
    button: lateButton,
    to: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '链接的地址',
      description: '本商城的页面，以 / 开头。',
    },
  },
  required: ['button', 'to'],
  additionalProperties: false,
} as const satisfies JSONSchema
