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
      description: '小标题、段落、图片、引用、商品',
    },
    text: { type: 'string', description: '文字；图片的说明；商品的名字' },
    picture: { type: 'string', format: 'picture', description: '图片地址，不带尺寸' },
    to: { type: 'string', format: 'address', description: '商品的地址' },
    price: { type: 'number', minimum: 0, description: '商品起价，元' },
  },
  required: ['kind', 'text'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A strategy article (A2: /content/{contentid}). */
export const articleSchema = {
  title: '攻略文章',
  type: 'object',
  properties: {
    contentid: { type: 'string', names: 'article', description: '文章 id' },
    title: { type: 'string', description: '标题' },
    subtitle: { type: 'string', description: '副标题' },
    themePicUri: { type: 'string', format: 'picture', description: '图片地址，不带尺寸' },
    author: { type: 'string', description: '作者' },
    publishTime: { type: 'string', description: '北京时间，例如 2026-11-01 09:00' },
    readCount: { type: 'integer', minimum: 0, description: '阅读次数' },
    tags: { type: 'array', items: { type: 'string' }, description: '标签' },
    summary: { type: 'string', description: '摘要' },
    parts: { type: 'array', items: articlePartSchema, description: '正文' },
  },
  required: ['contentid', 'title', 'themePicUri', 'author', 'publishTime', 'readCount', 'tags', 'summary', 'parts'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ArticlePart = FromSchema<typeof articlePartSchema>
export type Article = FromSchema<typeof articleSchema>
