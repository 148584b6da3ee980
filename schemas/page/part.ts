import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { formats } from '../keywords.ts'
import { blockSchema, type Block } from './block.ts'
import { pageSchema } from './page.ts'

const inputSchema = {
  title: '输入',
  type: 'object',
  properties: {
    from: {
      type: 'string',
      minLength: 1,
      title: '从哪个接口来',
      names: 'source',
      description: '写这个接口给页面的数据。',
      $comment: '例如 productDetail；和 type 写一个。',
    },
    names: {
      enum: ['product', 'page', 'component', 'coupon', 'article'],
      enumDescriptions: ['商品', '页面', '页面组件', '优惠券', '文章'],
      title: '是什么的编号',
      description: '用它的页面按名字选，不用写编号。',
    },
    format: {
      enum: formats,
      enumDescriptions: ['图片', '图标', '页面或地址', '颜色', '日期和时间', '一段文字'],
      title: '是什么样的文字',
      description: '用它的页面按它选或填。',
    },
    type: { enum: ['string', 'number', 'integer', 'boolean', 'array', 'object'], title: '什么值' },
    enum: {
      title: '只能是其中之一',
      type: 'array',
      minItems: 1,
      items: { anyOf: [{ type: 'string' }, { type: 'number' }] },
    },
    items: { type: 'object', title: '每一项是什么', $comment: 'type 是 array 时，JSON Schema。' },
    properties: { type: 'object', title: '有哪些字段', $comment: 'type 是 object 时，JSON Schema。' },
    required: {
      type: 'array',
      items: { type: 'string' },
      title: '一定有的字段',
      $comment: 'type 是 object 时。',
    },
    title: { type: 'string', minLength: 1, maxLength: 16, title: '叫什么' },
    description: { type: 'string', minLength: 1, title: '给用它的人的一句话' },
    default: { title: '不给时的值', $comment: '没有 default 就一定要给。' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export const partSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'https://pagoda.local/schemas/part.schema.json',
  title: 'Pagoda 部件',
  type: 'object',
  properties: {
    $schema: { type: 'string', title: '编辑器的提示', $comment: '编辑器用来提示的 schema 地址。' },
    versions: pageSchema.properties.versions,
    title: { type: 'string', minLength: 1, maxLength: 60, expression: 'never', title: '部件是什么' },
    inputs: {
      type: 'object',
      expression: 'never',
      propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
      additionalProperties: inputSchema,
      title: '用它的页面要给的值',
      description: '表达式里直接用名字读。',
    },
    state: pageSchema.properties.state,
    values: pageSchema.properties.values,
    blocks: { title: '区块', type: 'array', minItems: 1, items: blockSchema, description: '从上到下的区块。' },
  },
  required: ['versions', 'title', 'blocks'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** In place of a block: the blocks of a part, with values for its inputs. */
export const partUseSchema = {
  title: '部件',
  type: 'object',
  expression: 'inside',
  properties: {
    part: {
      type: 'string',
      minLength: 1,
      expression: 'never',
      title: '哪个部件',
      $comment: 'pages/parts/ 里的文件名。',
    },
    id: {
      type: 'string',
      pattern: '^[a-z][a-z0-9-]*$',
      expression: 'never',
      title: '编号前缀',
      description: '加在部件里每个区块的编号前面；不写时，和页面重名的自动加上部件的名字。',
    },
    with: { type: 'object', expression: 'inside', title: '给部件的输入', description: '可以写表达式。' },
    hidden: { type: 'boolean', expression: 'never', title: '部件里的区块谁都看不到', description: '留着以后再用。' },
  },
  required: ['part'],
  additionalProperties: false,
} as const satisfies JSONSchema

type PartInput = FromSchema<typeof inputSchema>

/** Blocks that several pages use. */
export interface Part {
  readonly inputs?: Readonly<Record<string, PartInput>>
  readonly state?: Readonly<Record<string, unknown>>
  readonly values?: Readonly<Record<string, string>>
  readonly blocks: readonly Block[]
}
