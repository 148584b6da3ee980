import type { JSONSchema } from '../json-schema.ts'
import { scheduleSchema } from '../page/block.ts'
import { componentContentSchema } from './page-component.ts'

const { contentInfo, customFields, ...plain } = componentContentSchema.properties
const { jumpPath, redirectType, jumpParames, id, title, subtitle, themePicUri, picAlt } = plain

/** What operators fill in an entry, by the name of its field: a path for what stands in contentInfo or customFields. */
export type EntryField =
  | 'title'
  | 'subtitle'
  | 'themePicUri'
  | 'picAlt'
  | 'target'
  | `${'customFields' | 'contentInfo'}.${string}`

interface ComponentKind {
  /** Fields of the form, in its order. `target` is where an entry leads, which several properties say together. */
  readonly fields: readonly EntryField[]
  /** Without these the shop shows a hole. */
  readonly needs: readonly ('themePicUri' | 'picAlt' | 'customFields' | 'jumpParames' | 'subtitle')[]
  /** What a field is called here, where the usual name says too little. */
  readonly labels?: Readonly<Record<string, string>>
  /** What it decides, of a kind that no page shows. */
  readonly decides?: string
}

const picture: ComponentKind = {
  fields: ['title', 'subtitle', 'themePicUri', 'picAlt', 'target'],
  needs: ['themePicUri', 'picAlt'],
}
const line: ComponentKind = { fields: ['title', 'target'], needs: [] }
const cards: ComponentKind = {
  fields: [
    ...(['title', 'subtitle', 'themePicUri', 'picAlt', 'target'] as const),
    ...(['customFields.badge', 'customFields.tag', 'customFields.tags', 'customFields.price'] as const),
    ...(['customFields.originalPrice', 'customFields.place', 'customFields.hot'] as const),
  ],
  needs: ['themePicUri'],
  labels: { subtitle: '一句卖点' },
}

/** Kinds of page components by what the backend calls them (typeName), with what an entry of each is made of. */
export const componentKinds: Readonly<Record<string, ComponentKind>> = {
  轮播图: picture,
  横幅: picture,
  图片: picture,
  弹窗广告: { ...picture, fields: [...picture.fields, 'customFields.audience'] },
  目的地: { ...picture, fields: [...picture.fields, 'customFields.tag'] },
  图标入口: {
    fields: ['title', 'customFields.icon', 'themePicUri', 'target'],
    needs: [],
    labels: { themePicUri: '没有图标时的图片' },
  },
  服务入口: {
    fields: [
      'title',
      'subtitle',
      'customFields.icon',
      'target',
      'customFields.store_show',
      'customFields.store_noshow',
    ],
    needs: ['customFields'],
  },
  标题文字: { fields: ['title', 'subtitle', 'target'], needs: [] },
  公告: line,
  通知栏: line,
  攻略: {
    fields: [
      ...(['title', 'subtitle', 'themePicUri', 'picAlt', 'target', 'customFields.tag'] as const),
      ...(['contentInfo.summary', 'contentInfo.author', 'contentInfo.readCount'] as const),
    ],
    needs: ['themePicUri', 'picAlt'],
  },
  页签: {
    fields: ['title', 'subtitle', 'customFields.tags'],
    needs: ['subtitle'],
    labels: { subtitle: '列表的编号' },
  },
  商品列表: cards,
  说明: {
    fields: ['title', 'subtitle', 'contentInfo.summary', 'customFields.tag', 'themePicUri', 'picAlt', 'target'],
    needs: [],
    labels: { subtitle: '一行字', 'customFields.tag': '小标题' },
  },
  跳转码: {
    fields: ['title', 'target'],
    needs: [],
    labels: { title: '印在哪里、给谁的' },
    decides: '扫了码的人到哪里',
  },
  活动清单: cards,
  搜索热词: { fields: ['title'], needs: [], labels: { title: '词' } },
  同义词: {
    fields: ['title', 'subtitle'],
    needs: ['subtitle'],
    labels: { title: '客人说的词', subtitle: '也可以叫作' },
    decides: '搜索时哪些词是一个意思',
  },
  搜索服务: {
    fields: ['title', 'subtitle', 'customFields.icon', 'target', 'customFields.tags'],
    needs: ['subtitle', 'customFields'],
    labels: { subtitle: '一句话', 'customFields.tags': '客人也会怎么叫它' },
    decides: '搜索时找得到哪些服务',
  },
}

/** A kind that the studio was not told of: everything may be filled, and nothing has to be. */
const anyKind: ComponentKind = {
  fields: [
    ...cards.fields,
    ...(['customFields.icon', 'contentInfo.summary', 'contentInfo.author', 'contentInfo.readCount'] as const),
  ],
  needs: [],
}

export const kindOfComponent = (typeName: unknown): ComponentKind =>
  typeof typeName === 'string' && Object.hasOwn(componentKinds, typeName) ? componentKinds[typeName]! : anyKind

/** Stores as an entry names them (B3): of another form a page would find none of them, and show the entry nowhere. */
const stores = (where: string) =>
  ({
    type: 'string',
    title: where,
    pattern: '^\\d+(,\\d+)*$',
    description: '门店编号用英文逗号隔开，例如 10020,10023。',
  }) as const satisfies JSONSchema

/** What every entry may have, and when it shows. */
const entryProperties = {
  id: { ...id, minLength: 1, maxLength: 64 },
  title: { ...title, minLength: 1, maxLength: 80 },
  subtitle: { ...subtitle, maxLength: 80 },
  themePicUri: { ...themePicUri, title: '图片' },
  picAlt: { ...picAlt, title: '图片说明', description: '用一句话说出图上有什么，给看不见图的人。', maxLength: 80 },
  ...{ jumpPath, redirectType, jumpParames },
  contentInfo,
  customFields: {
    ...customFields,
    properties: {
      ...customFields.properties,
      ...{ store_show: stores('在哪些门店显示'), store_noshow: stores('在哪些门店不显示') },
    },
  },
  live: scheduleSchema,
  hidden: { type: 'boolean', title: '谁都看不到' },
} as const satisfies Readonly<Record<string, JSONSchema>>

/** What the fields are called of an entry, where entries of every kind have them. */
const labels: Readonly<Record<string, string>> = {
  subtitle: '副标题',
  'customFields.hot': '已售数量',
  'customFields.tags': '标签',
  'customFields.tag': '筛选标签',
}

/** The schema of one field of the form, with its label; undefined for `target`, which no property is. */
export function entryFieldSchema(kind: ComponentKind, field: EntryField): JSONSchema | undefined {
  const [first = '', inner] = field.split('.')
  const outer = Object.hasOwn(entryProperties, first)
    ? entryProperties[first as keyof typeof entryProperties]
    : undefined
  const label = kind.labels?.[field] ?? labels[field]
  const schema = (
    inner === undefined ? outer : (outer as { properties?: Record<string, JSONSchema> })?.properties?.[inner]
  ) as JSONSchema | undefined
  if (!schema || label === undefined) return schema
  const { description: _help, ...rest } = schema
  return { ...rest, title: label }
}

/** An entry of a component of a kind, as the studio keeps it. */
const entrySchema = ({ needs }: ComponentKind): JSONSchema => ({
  type: 'object',
  properties: entryProperties,
  required: ['id', 'title', ...needs],
  additionalProperties: false,
})

interface ComponentDocumentSchema {
  readonly title: string
  readonly type: 'object'
  readonly properties: Readonly<Record<'title' | 'type', JSONSchema>> & {
    readonly entries: {
      readonly type: 'array'
      readonly maxItems: number
      readonly items: JSONSchema
      readonly title: string
    }
  }
  readonly required: readonly string[]
  readonly additionalProperties: false
}

/** A page component as the studio edits it: its text in a draft, a revision or a file. */
export const componentDocumentSchema = (typeName: unknown): ComponentDocumentSchema =>
  ({
    title: '页面组件',
    type: 'object',
    properties: {
      title: { type: 'string', minLength: 1, maxLength: 60, title: '叫什么' },
      type: { type: 'string', minLength: 1, maxLength: 20, title: '种类' },
      entries: { type: 'array', maxItems: 200, items: entrySchema(kindOfComponent(typeName)), title: '内容' },
    },
    required: ['title', 'type', 'entries'],
    additionalProperties: false,
  }) as const satisfies JSONSchema
