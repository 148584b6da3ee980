import { blockSchema } from '../../../schemas/page/block.ts'
import { headSchema } from '../../../schemas/page/head.ts'
import { pageSchema } from '../../../schemas/page/page.ts'
import { themeSchema } from '../../../schemas/page/theme.ts'
import { firstSigns } from '../../domain/storable.ts'
import { choiceText } from './choice-words.ts'
import { labelOf, type Named } from './field-label.ts'
import {
  allBlocks,
  type BlockKey,
  blockOf,
  type Document,
  isEntry,
  isPartUse,
  type Place,
  placeParts,
} from './document.ts'
import { isList, isMap, type Json, type JsonMap, textOf, type ValuePath } from './json.ts'
import { choiceWords, fieldWords, type SaidOfValue } from './value-words.ts'

/** What operators call widgets (by code), parts (by name) and slots; an absent one is called by its code. */
export interface Titles {
  readonly widgets: Readonly<Record<string, string>>
  readonly parts: Readonly<Record<string, string>>
  /** What the fields of a widget are called, by its code and the field's name. */
  readonly fields?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The schema of a widget's settings, by its code. */
  readonly props?: Readonly<Record<string, SaidOfValue>>
  /** What the events of a widget are called, by its code and the event's name. */
  readonly events?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What the places of a container are called, by the code of its widget and the slot's name, in their order. */
  readonly slots?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What the places of the screen are called that the page stands around, by name and in their order. */
  readonly screen?: Readonly<Record<string, string>>
}

export const noTitles: Titles = { widgets: {}, parts: {} }

const own = <Value>(titles: Readonly<Record<string, Value>>, code: string): Value | undefined =>
  Object.hasOwn(titles, code) ? titles[code] : undefined

/** The places of a container by name, with what they are called; none for what is no container. */
export function slotTitles(block: JsonMap | undefined, titles: Titles): Readonly<Record<string, string>> {
  const widget = textOf(block?.widget)
  return widget !== undefined && titles.slots && Object.hasOwn(titles.slots, widget) ? (titles.slots[widget] ?? {}) : {}
}

/** What a place of a container is called: 右栏. */
export const slotName = (block: JsonMap | undefined, slot: string, titles: Titles): string =>
  own(slotTitles(block, titles), slot) ?? slot

/** What a place of a screen is called: 表单下面. */
export const screenSlotName = (slot: string, { screen = {} }: Titles): string => own(screen, slot) ?? `插槽「${slot}」`

/** What kind of thing a block is: the title of its widget or part. */
export function kindName(block: JsonMap | undefined, titles: Titles): string {
  if (!block) return '不是区块的内容'
  if (isEntry(block)) return '一条内容'
  const part = textOf(block.part)
  if (isPartUse(block) && part !== undefined) return own(titles.parts, part) ?? `部件 ${part}`
  const widget = textOf(block.widget) ?? ''
  return own(titles.widgets, widget) ?? (widget || '没有写组件的区块')
}

const NAMES = ['title', 'text', 'name', 'heading']

/** The words that a block shows for itself, when they are a plain text. */
function ownWords(block: JsonMap | undefined): string | undefined {
  const props = isEntry(block) ? (block ?? {}) : isMap(block?.props) ? block.props : {}
  const words = NAMES.map((name) => textOf(props[name])).find((text) => text && !text.includes('{{'))
  return words && words.length > 16 ? `${firstSigns(words, 15)}…` : words
}

/** What a person calls a block: by its heading (限时抢购), else by its widget (横幅), with a number where there are several. */
export function blockName(document: Document, key: BlockKey, titles: Titles): string {
  const block = blockOf(document, key)
  return ownWords(block) ?? kindNames(document, titles).get(key) ?? kindName(block, titles)
}

type KindNames = ReadonlyMap<BlockKey, string>

/** Documents are never changed: the outline of a thousand blocks asks for each name, and they are looked through once. */
const named = new WeakMap<Document, { readonly titles: Titles; readonly names: KindNames }>()

/** The names of all blocks that have no words of their own. */
function kindNames(document: Document, titles: Titles): KindNames {
  const before = named.get(document)
  if (before?.titles === titles) return before.names
  const kinds = new Map<string, BlockKey[]>()
  for (const { key } of allBlocks(document)) {
    const block = blockOf(document, key)
    if (ownWords(block) !== undefined) continue
    const kind = kindName(block, titles)
    const alike = kinds.get(kind)
    if (alike) alike.push(key)
    else kinds.set(kind, [key])
  }
  const names = new Map(
    [...kinds].flatMap(([kind, keys]) =>
      keys.map((key, at) => [key, keys.length > 1 ? `${kind} ${at + 1}` : kind] as const),
    ),
  )
  named.set(document, { titles, names })
  return names
}

/** Several blocks in a sentence: 横幅、限时抢购 等 5 个区块 */
export function blockNames(document: Document, keys: readonly BlockKey[], titles: Titles): string {
  const named = keys.slice(0, 2).map((key) => blockName(document, key, titles))
  return keys.length > 2 ? `${named.join('、')} 等 ${keys.length} 个区块` : named.join('、')
}

const PLACES: Readonly<Partial<Record<Document['kind'], string>>> = { part: '部件', component: '列表' }

/** Where a list of blocks is: 页面, 弹层 terms, 两栏 的 左栏. */
export function placeName(document: Document, place: Place, titles: Titles): string {
  const parts = placeParts(place)
  if (parts.in === 'page') return PLACES[document.kind] ?? '页面'
  if (parts.in === 'screen') return screenSlotName(parts.name, titles)
  if (parts.in === 'block')
    return `${blockName(document, parts.key, titles)} 的 ${slotName(blockOf(document, parts.key), parts.slot, titles)}`
  const popups = isMap(document.rest.popups) ? document.rest.popups : {}
  const popup = popups[parts.name]
  return `弹层 ${(isMap(popup) && textOf(popup.title)) || parts.name}`
}

/** A value as it stands in a sentence. */
export function valueName(value: Json | undefined): string {
  if (value === undefined) return '没有'
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value)) return value.replace('T', ' ')
  if (typeof value === 'string')
    return value === '' ? '空' : `“${value.length > 24 ? `${firstSigns(value, 23)}…` : value}”`
  if (isList(value)) return `${value.length} 项`
  return isMap(value) ? '内容' : String(value)
}

const BLOCK_FIELDS: Readonly<Record<string, string>> = {
  id: '英文名字',
  widget: '组件',
  part: '部件',
  with: '输入',
  variant: '样式',
  hidden: '隐藏',
  side: '放在右边一列',
  across: '占满两列',
  live: '展示时间',
  audience: '展示人群',
  experiment: '实验分组',
  when: '展示条件',
  props: '设置',
  onEmpty: '没有内容时',
  onError: '出错时',
  notFound: '表示东西不存在',
  on: '动作',
  slots: '插槽',
  title: '标题',
  subtitle: '副标题',
  themePicUri: '图片',
  picAlt: '图片说明',
  jumpPath: '去哪里',
  redirectType: '跳转方式',
  jumpParames: '去哪里',
  contentInfo: '内容详情',
  customFields: '附加字段',
}

const PAGE_FIELDS: Readonly<Record<string, string>> = {
  title: '标题',
  description: '一句话介绍。',
  head: '搜索和分享',
  layout: '电脑上的版式',
  state: '页面状态',
  data: '数据',
  values: '命名的值',
  redirects: '转向',
  experiments: '实验',
  popups: '弹层',
  inputs: '输入',
  versions: '版本',
  tokens: '颜色和圆角',
  type: '种类',
}

const labelsOf = (schemas: Readonly<Record<string, Named>>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, labelOf(name, schema)]))

/** What stands in the maps of a page whose names are not the operator's own. */
const PAGE_MAPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tokens: labelsOf(themeSchema.properties.tokens.properties),
  head: labelsOf(headSchema.properties),
}

const blockSaid = blockSchema as object as SaidOfValue
const pageSaid = pageSchema as object as SaidOfValue

/** A field of a block in words: 展示条件, 展示人群 渠道, 最多几个, 动作「点了一张」 */
export function blockField(block: JsonMap | undefined, path: ValuePath, titles: Titles): string {
  const [first, ...more] = path
  const name = own(BLOCK_FIELDS, String(first)) ?? String(first)
  if (more.length === 0) return name
  const events = titles.events?.[textOf(block?.widget) ?? ''] ?? {}
  if (first === 'on') return `${name}「${own(events, String(more[0])) ?? fieldWords(undefined, more)}」`
  if (first === 'with') return fieldWords(undefined, more)
  if (first !== 'props') return `${name} ${fieldWords(blockSaid.properties?.[String(first)], more)}`
  const fields = titles.fields?.[textOf(block?.widget) ?? ''] ?? {}
  return own(fields, String(more[0])) ?? fieldWords(undefined, more)
}

/** A value of a block as it stands in a sentence: a choice by what the form calls it. */
export function blockValueName(
  block: JsonMap | undefined,
  [first, ...more]: ValuePath,
  value: Json | undefined,
  { props = {} }: Titles,
): string {
  if (first === 'variant' && typeof value === 'string') return choiceText({}, value)
  const choice =
    first === 'props'
      ? choiceWords(own(props, textOf(block?.widget) ?? ''), more, value)
      : choiceWords(blockSaid, [first ?? '', ...more], value)
  return choice ?? valueName(value)
}

export function pageField(path: ValuePath): string {
  const [first, ...more] = path
  if (first === undefined) return '整页'
  const name = own(PAGE_FIELDS, String(first)) ?? String(first)
  if (more.length === 0) return name
  const said = pageSaid.properties?.[String(first)]
  return `${name}「${own(PAGE_MAPS[String(first)] ?? {}, String(more[0])) ?? fieldWords(said, more)}」`
}

/** A value beside the blocks as it stands in a sentence: a choice by what the form calls it. */
export const pageValueName = (path: ValuePath, value: Json | undefined): string =>
  choiceWords(pageSaid, path, value) ?? valueName(value)
