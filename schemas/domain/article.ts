import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** One part of an article's body. */
export const articlePartSchema = {
  type: 'object',
  properties: {
    kind: {
      type: 'string',
      enum: ['heading', 'text', 'picture', 'quote', 'product'],
      enumDescriptions: ['小标题', '段落', '图片', '引用', '商品'],
      title: '哪一种',
      description: '是小标题、段落、图片、引用或商品。',
    },
    text: { type: 'string', title: '文字', description: '图片写它的说明，商品写它的名字。' },
    picture: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
    to: { type: 'string', format: 'address', title: '商品的地址' },
    price: { type: 'number', minimum: 0, title: '商品起价', description: '单位是元。' },
  },
  required: ['kind', 'text'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A strategy article (A2: /content/{contentid}). */
export const articleSchema = {
  title: '攻略文章',
  type: 'object',
  properties: {
    contentid: { type: 'string', names: 'article', title: '文章' },
    title: { type: 'string', title: '标题' },
    subtitle: { type: 'string', title: '副标题' },
    themePicUri: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
    author: { type: 'string', title: '作者' },
    publishTime: { type: 'string', title: '北京时间', description: '例如 2026-11-01 09:00。' },
    readCount: { type: 'integer', minimum: 0, title: '阅读次数' },
    tags: { type: 'array', items: { type: 'string' }, title: '标签' },
    summary: { type: 'string', title: '摘要' },
    parts: { type: 'array', items: articlePartSchema, title: '正文' },
  },
  required: ['contentid', 'title', 'themePicUri', 'author', 'publishTime', 'readCount', 'tags', 'summary', 'parts'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ArticlePart = FromSchema<typeof articlePartSchema>
export type Article = FromSchema<typeof articleSchema>
