import { commentSchema, scoreInfoSchema } from '../domain/comment.ts'
import type { JSONSchema } from '../json-schema.ts'
import type { Contract } from './contract.ts'
import { paging } from './envelope.ts'

/** Which comments are listed: all, four stars and more, three, fewer, or those with pictures. */
export const commentTypes = ['all', 'good', 'medium', 'bad', 'picture'] as const
export type CommentType = (typeof commentTypes)[number]

const body = {
  type: 'object',
  properties: {
    ...paging('每页几条'),
    articleId: {
      type: 'string',
      minLength: 1,
      maxLength: 40,
      names: 'product',
      title: '商品',
      $comment: 'id 或商品代码。',
    },
    sortType: {
      type: 'integer',
      enum: [6],
      enumDescriptions: ['最新在前'],
      title: '排序',
      description: '6 表示最新的在前。',
    },
    commentType: {
      type: 'string',
      enum: commentTypes,
      enumDescriptions: ['全部', '四星以上', '三星', '两星以下', '有图'],
      title: '只要哪些',
      $comment: 'all 全部、good 四星以上、medium 三星、bad 两星以下、picture 有图；默认 all。',
    },
  },
  required: ['pageNumber', 'pageSize', 'articleId', 'sortType'],
  additionalProperties: false,
} as const satisfies JSONSchema

const count = { type: 'integer', minimum: 0 } as const

export const commentCountsSchema = {
  type: 'object',
  title: '每一种各有几条',
  properties: {
    all: { ...count, title: '全部' },
    good: { ...count, title: '四星以上' },
    medium: { ...count, title: '三星' },
    bad: { ...count, title: '两星以下' },
    picture: { ...count, title: '有图' },
  },
  required: ['all', 'good', 'medium', 'bad', 'picture'],
  additionalProperties: false,
} as const satisfies JSONSchema

const productCommentSchema = {
  type: 'object',
  title: '总分',
  properties: {
    enjoyRate: { type: 'string', title: '好评率', description: '例如 98%。' },
    score: { type: 'number', minimum: 0, maximum: 5, title: '评分', description: '最高是 5 分。' },
    counts: commentCountsSchema,
  },
  required: ['enjoyRate', 'score', 'counts'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What a product's comments come to, and one page of them (B3, B7, B9). */
export const commentPageSchema = {
  type: 'object',
  properties: {
    productCommentPage: {
      type: 'object',
      title: '点评和它们的总分',
      properties: {
        productComment: productCommentSchema,
        comments: { type: 'array', items: commentSchema, title: '这一页的点评' },
        productScoreInfos: { type: 'array', items: scoreInfoSchema, title: '分项评分' },
      },
      required: ['productComment', 'comments', 'productScoreInfos'],
      additionalProperties: false,
    },
    paginationDTO: {
      type: 'object',
      title: '分页',
      properties: { totalCount: { type: 'integer', minimum: 0, title: '符合条件的总数' } },
      required: ['totalCount'],
      additionalProperties: false,
    },
  },
  required: ['productCommentPage', 'paginationDTO'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** POST /online/cms-api/product/commentPage (B3, B7): detail pages ask for a page of 1, sorted by 6 (B9). */
export const commentPage = {
  name: 'commentPage',
  title: { zh: '商品点评', en: 'Comments on a product' },
  source: 'B3, B7, B9',
  method: 'POST',
  path: '/online/cms-api/product/commentPage',
  body,
  reply: {
    type: 'object',
    properties: {
      responseCode: { type: 'integer', title: '结果代码', description: '0 是成功。' },
      message: { type: 'string', title: '没成功的原因' },
      data: commentPageSchema,
    },
    required: ['responseCode', 'data'],
    additionalProperties: false,
  },
  problems: ['invalid-request'],
  personal: false,
  accepted: { at: ['responseCode'], is: 0 },
  page: {
    with: {
      ...body,
      properties: { ...body.properties, commentType: { ...body.properties.commentType, default: 'all' } },
      required: ['articleId'],
    },
    defaults: { pageNumber: 1, pageSize: 1, sortType: 6 },
    value: ['data'],
  },
} as const satisfies Contract
