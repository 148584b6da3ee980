import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** Shoppers see the labels of this category (B3 productLabels): the others are for who keeps the catalogue. */
export const SHOWN_LABELS = 2

/** A label of a product (B3): which it is, and the group and category that it belongs to. */
export const productLabelSchema = {
  title: '商品标签',
  type: 'object',
  properties: {
    id: { type: 'string', title: '这个商品的这个标签' },
    labelId: { type: 'string', title: '标签编号' },
    labelJoinId: { type: 'string', title: '关联编号' },
    labelName: { type: 'string', minLength: 1, title: '标签', description: '例如“亲子”。' },
    labelGroupId2: { type: 'string', title: '标签组编号' },
    labelGroupName2: { type: 'string', title: '标签组', description: '例如“适合谁”。' },
    labelCategoryId2: { type: 'integer', title: '分类', description: '2 表示给客人看。' },
  },
  required: ['id', 'labelId', 'labelName', 'labelCategoryId2'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ProductLabel = FromSchema<typeof productLabelSchema>

/** What a card shows of a product beside its name and price, whatever list it stands in (B2.10.1, B3). */
export const productMarks = {
  subscriptUrl: {
    type: 'string',
    format: 'picture',
    title: '角标图片地址',
    description: '不带尺寸，或者是一个 .svg 文件；没有就没有角标。',
  },
  labels: {
    type: 'array',
    items: { type: 'string' },
    title: '给客人看的标签',
    description: '没有就不显示。',
    $comment: 'B3，分类 2。',
  },
} as const satisfies Readonly<Record<string, JSONSchema>>
