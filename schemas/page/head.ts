import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

const words = (description: string) => ({ type: 'string', minLength: 1, description }) as const

const productData = {
  title: '商品',
  description: '名字、一句话和图片是 head 自己的 title、description、picture',
  type: 'object',
  properties: {
    sku: { ...words('商品代码'), names: 'product' },
    brand: words('品牌或商家'),
    price: { type: 'number', minimum: 0, description: '人人都能看到的价格，元；某个人才有的价格不写在这里' },
    availability: {
      enum: ['on', 'not-started', 'ended', 'off', 'sold-out'],
      enumDescriptions: ['在售', '未开售', '已停售', '已下架', '售罄'],
      description:
        '现在能不能买，例如 {{ product.sale.state }}：on 在售 not-started 未开售 ended 已停售 off 已下架 sold-out 售罄',
    },
    rating: {
      title: '评分',
      type: 'object',
      properties: {
        score: { type: 'number', minimum: 0, maximum: 5, description: '平均分，满分 5' },
        count: { type: 'integer', minimum: 0, description: '多少条点评；没有点评就不说评分' },
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
  description: '名字、一句话和图片是 head 自己的 title、description、picture',
  type: 'object',
  properties: {
    day: words('哪一天：2026-11-20'),
    beginMinute: { type: 'integer', minimum: 0, maximum: 1440, description: '开始，当天第几分钟' },
    endMinute: { type: 'integer', minimum: 0, maximum: 1440, description: '结束，当天第几分钟' },
    place: words('在哪里'),
    price: { type: 'number', minimum: 0, description: '价格，元；0 是免费' },
    isCancelled: { type: 'boolean', description: '是：已取消' },
  },
  required: ['day', 'place'],
  additionalProperties: false,
} as const satisfies JSONSchema

const articleData = {
  title: '文章',
  description: '标题、摘要和图片是 head 自己的 title、description、picture',
  type: 'object',
  properties: {
    author: words('作者'),
    datePublished: words('发布时间，北京时间：2026-11-01 09:00'),
  },
  required: ['datePublished'],
  additionalProperties: false,
} as const satisfies JSONSchema

const breadcrumbs = {
  title: '位置',
  description: '从首页到本页的上一层，一层一项；本页自己不用写',
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    properties: { name: words('名字'), to: { ...words('商城里的地址'), format: 'address' } },
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
    title: words('标题，例如 {{ product.productName }}；没有就用浏览器标题'),
    description: { ...words('一句话；没有就用页面的 description'), format: 'long-text' },
    picture: { ...words('图片，不带尺寸和格式；给出去的是 1200×630 的那一张'), format: 'picture' },
    canonical: {
      ...words('本页的正式地址，例如 /goods/{{ params.id }}；不写就是自己的地址，不带 ? 后面的参数'),
      format: 'address',
    },
    data: {
      title: '结构化数据',
      description: '给搜索引擎的 JSON-LD：种类 → 内容。必写的一项或 head 的 title 没有值时，这一种就不说',
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
