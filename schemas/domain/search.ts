import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { productMarks } from './product-label.ts'

/** What can be found, in the order of the tabs. */
export const searchKinds = ['product', 'poi', 'activity', 'article', 'service'] as const

export type SearchKind = (typeof searchKinds)[number]

/** Page components that the search reads itself: which words mean the same, and which services can be found. */
export const searchComponentCodes = { synonyms: 'YT3_SEARCH_SYNONYMS', services: 'YT3_SEARCH_SERVICES' } as const

/** What a guest searches for. Longer texts are cut: nobody types them. */
export const MAX_KEYWORD = 50

/** Something that was found, as a card shows it. */
export const searchHitSchema = {
  title: '搜到的一项',
  type: 'object',
  properties: {
    kind: {
      type: 'string',
      enum: searchKinds,
      enumDescriptions: ['商品', '地点', '活动', '文章', '服务'],
      title: '哪一种',
      description: '是商品、地点、活动、文章或服务。',
    },
    id: { type: 'string', title: '编号' },
    title: { type: 'string', title: '名字' },
    subtitle: { type: 'string', title: '一句话介绍' },
    label: { type: 'string', title: '种类', description: '例如 门票、餐饮、攻略。' },
    picture: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
    icon: { type: 'string', format: 'icon', title: '图标名', description: '服务没有图片，用图标。' },
    tags: { type: 'array', items: { type: 'string' }, title: '标签' },
    facts: { type: 'string', title: '一行事实', description: '例如 白沙湾 · 已售 2.3 万。' },
    price: { type: 'number', minimum: 0, title: '起价', description: '单位是元；没有价格就没有。' },
    original: { type: 'number', minimum: 0, title: '原价', description: '单位是元。' },
    ...productMarks,
    obstacle: { type: 'string', title: '商品现在为什么不能买', description: '例如 已售罄、即将开售；能买就没有。' },
    to: { type: 'string', format: 'address', title: '它的地址' },
  },
  required: ['kind', 'id', 'title', 'label', 'tags', 'to'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type SearchHit = FromSchema<typeof searchHitSchema>

/** What is offered while a guest types. */
export const suggestionSchema = {
  title: '搜索建议',
  type: 'object',
  properties: {
    text: { type: 'string', title: '要搜的词', description: '也可以是一项的名字。' },
    label: { type: 'string', title: '一项的种类', description: '词没有种类。' },
    to: { type: 'string', format: 'address', title: '一项的地址', description: '词没有地址，点了就搜它。' },
  },
  required: ['text'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Suggestion = FromSchema<typeof suggestionSchema>
