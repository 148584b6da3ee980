import type { FromSchema } from 'json-schema-to-ts'
import type { Annotations, JSONSchema } from '../json-schema.ts'

const words = (about: Annotations) => ({ type: 'string', minLength: 1, ...about }) as const

const productData = {
  title: '商品',
  description: '名字、一句话和图片是这一页分享和搜索的标题、一句话、图片。',
  $comment: '是 head 自己的 title、description、picture。',
  type: 'object',
  properties: {
    sku: { ...words({ title: '商品代码' }), names: 'product' },
    brand: words({ title: '品牌或商家' }),
    price: {
      type: 'number',
      minimum: 0,
      title: '人人都能看到的价格',
      description: '单位是元；某个人才有的价格不写在这里。',
    },
    availability: {
      enum: ['on', 'not-started', 'ended', 'off', 'sold-out'],
      enumDescriptions: ['在售', '未开售', '已停售', '已下架', '售罄'],
      title: '现在能不能买',
      description: '例如 {{ product.sale.state }}。',
      $comment: 'on 在售 not-started 未开售 ended 已停售 off 已下架 sold-out 售罄。',
    },
    rating: {
      title: '评分',
      type: 'object',
      properties: {
        score: { type: 'number', minimum: 0, maximum: 5, title: '平均分', description: '满分是 5。' },
        count: { type: 'integer', minimum: 0, title: '多少条点评', description: '没有点评就不说评分。' },
      },
      required: ['score', 'count'],
      additionalProperties: false,
    },
  },
  required: ['price', 'availability'],
  additionalProperties: false,
} as const satisfies JSONSchema

const eventData = {
  title: '活动',
  description: '名字、一句话和图片是这一页分享和搜索的标题、一句话、图片。',
  $comment: '是 head 自己的 title、description、picture。',
  type: 'object',
  properties: {
    day: words({ title: '哪一天', description: '例如 2026-11-20。' }),
    beginMinute: { type: 'integer', minimum: 0, maximum: 1440, title: '开始', description: '写当天的第几分钟。' },
    endMinute: { type: 'integer', minimum: 0, maximum: 1440, title: '结束', description: '写当天的第几分钟。' },
    place: words({ title: '在哪里' }),
    price: { type: 'number', minimum: 0, title: '价格', description: '单位是元；0 是免费。' },
    isCancelled: { type: 'boolean', title: '已取消' },
  },
  required: ['day', 'place'],
  additionalProperties: false,
} as const satisfies JSONSchema

const articleData = {
  title: '文章',
  description: '标题、摘要和图片是这一页分享和搜索的标题、一句话、图片。',
  $comment: '是 head 自己的 title、description、picture。',
  type: 'object',
  properties: {
    author: words({ title: '作者' }),
    datePublished: words({ title: '发布时间', description: '是北京时间，例如 2026-11-01 09:00。' }),
  },
  required: ['datePublished'],
  additionalProperties: false,
} as const satisfies JSONSchema

const breadcrumbs = {
  title: '位置',
  description: '写从首页到本页的上一层，一层一项；本页自己不用写。',
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    properties: { name: words({ title: '名字' }), to: { ...words({ title: '商城里的地址' }), format: 'address' } },
    required: ['name', 'to'],
    additionalProperties: false,
  },
} as const satisfies JSONSchema

/** What a page says of itself to those who share it and to search engines, once its expressions are evaluated. */
export const headSchema = {
  title: '分享和搜索',
  expression: 'inside',
  description:
    '分享卡片和搜索结果用的：标题、一句话、图片、正式地址、结构化数据。可以写表达式，读服务器上就有的数据；读不到时用商城自己的话。浏览器标题不受它影响。',
  type: 'object',
  properties: {
    title: words({ title: '标题', description: '例如 {{ product.productName }}；没有就用浏览器标题。' }),
    description: { ...words({ title: '一句话', $comment: '没有就用页面的 description。' }), format: 'long-text' },
    picture: {
      ...words({ title: '图片', description: '不带尺寸和格式；给出去的是 1200×630 的那一张。' }),
      format: 'picture',
    },
    canonical: {
      ...words({
        title: '本页的正式地址',
        description: '例如 /goods/{{ params.id }}；不写就是自己的地址，不带 ? 后面的参数。',
      }),
      format: 'address',
    },
    data: {
      title: '结构化数据',
      description: '这些给搜索引擎看，每一种写它的内容；必写的一项或标题没有值时，这一种就不说。',
      $comment: '是 JSON-LD。',
      type: 'object',
      properties: {
        Product: productData,
        Event: eventData,
        Article: articleData,
        BreadcrumbList: breadcrumbs,
      },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type Head = FromSchema<typeof headSchema>

/** A head as operators write it: any value may be an expression. */
export type WrittenHead = Readonly<Record<string, unknown>>
