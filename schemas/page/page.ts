import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { blockSchema, type Block } from './block.ts'
import { headSchema, type WrittenHead } from './head.ts'
import { redirectSchema, type Redirect } from './redirect.ts'

/** The version of the page language itself; the versions of widgets stand beside it in a page's `versions`. */
export const PAGE_VERSION = 1

const namePattern = '^[a-z][A-Za-z0-9]*$'

/** A text with an expression in it. */
export const expressionPattern = '\\{\\{'

/** How the next page of a paged list stands, as `more` of its value says it: nothing yet said is `ready`. */
export const moreStates = ['ready', 'loading', 'replacing', 'failed', 'finished'] as const
export type MoreState = (typeof moreStates)[number]

export const dataSourceSchema = {
  title: '数据',
  type: 'object',
  expression: 'inside',
  properties: {
    from: {
      type: 'string',
      minLength: 1,
      title: '数据来源',
      names: 'source',
      expression: 'never',
      description: '按名字选接口。',
      $comment: '即 schemas/api/ 里的文件名（驼峰）。',
    },
    with: {
      type: 'object',
      expression: 'inside',
      title: '接口的参数',
      $comment: '可以读 params、query、user、channel、from、state 和其他数据；由浏览器取的还可以读 viewer。',
    },
    maxStale: {
      type: 'integer',
      minimum: 0,
      maximum: 86400,
      expression: 'never',
      title: '多少秒后重新取',
      description: '默认是 30；取的时候先给旧的，最多再旧一分钟。',
    },
    when: { type: 'string', minLength: 1, expression: 'always', title: '条件', description: '结果不为是就不取。' },
    load: {
      enum: ['server', 'browser'],
      enumDescriptions: ['随页面一起取', '页面打开后由浏览器取'],
      title: '什么时候取',
      default: 'server',
      expression: 'never',
      description: '随页面一起取，或页面打开后由浏览器取；后一种用于因人而异的内容，页面本身仍可以共享缓存。',
      $comment: 'server（默认）或 browser。',
    },
    failText: {
      type: 'string',
      minLength: 1,
      maxLength: 40,
      expression: 'never',
      title: '没取到时的轻提示',
      description: '页面打开之后没取到就这样说，例如“系统开小差了，请稍后再试”；不写就不提示。',
    },
    pages: {
      type: 'object',
      expression: 'never',
      properties: {
        by: { type: 'string', minLength: 1, title: '第几页的参数', $comment: 'with 里写第一页 1，例如 pageNum。' },
        items: {
          type: 'string',
          minLength: 1,
          title: '内容在哪个字段',
          description: '一页的内容是数据的这个字段。',
          $comment: '例如 productPackageInfos。',
        },
      },
      required: ['by', 'items'],
      additionalProperties: false,
      title: '分页',
      description: '没有内容的一页表示到底了。',
      $comment: '用 load-more 取下一页接在后面，数据多一个 more，值是 ready、loading、replacing、failed 或 finished。',
    },
  },
  required: ['from'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const pageSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'https://pagoda.local/schemas/page.schema.json',
  title: 'Pagoda 页面',
  type: 'object',
  properties: {
    $schema: { type: 'string', title: '编辑器的提示', $comment: '编辑器用来提示的 schema 地址。' },
    versions: {
      type: 'object',
      title: '页面语言',
      description: '和用到的每个组件写作时的版本。',
      $comment: 'page。',
      properties: { page: { type: 'integer', minimum: 1 } },
      required: ['page'],
      additionalProperties: { type: 'integer', minimum: 1 },
    },
    title: { type: 'string', minLength: 1, maxLength: 60, expression: 'never', title: '页面标题' },
    description: {
      type: 'string',
      maxLength: 160,
      expression: 'never',
      format: 'long-text',
      title: '一句话介绍',
      description: '给搜索引擎和分享用。',
    },
    head: headSchema,
    layout: {
      enum: ['column', 'wide', 'split'],
      enumDescriptions: ['一列', '宽', '两列'],
      default: 'column',
      expression: 'never',
      title: '电脑上的版式',
      description:
        '1024 像素以上的屏幕上怎么排：一列像手机，宽和两列都放宽到 1200 像素，两列的右边跟着屏幕走。更窄的屏幕上都一样。',
      $comment: 'column、wide、split；不写是 column。split 的右边是写了 side 的区块。',
    },
    state: {
      type: 'object',
      expression: 'never',
      propertyNames: { pattern: namePattern },
      title: '页面自己的状态和初始值',
      $comment: '用 set-state 改变。',
    },
    data: {
      type: 'object',
      expression: 'inside',
      propertyNames: { pattern: namePattern },
      additionalProperties: dataSourceSchema,
      title: '本页的数据',
      description: '每个名字写从哪个接口取。',
    },
    values: {
      type: 'object',
      expression: 'inside',
      propertyNames: { pattern: namePattern },
      maxProperties: 100,
      additionalProperties: { type: 'string', pattern: expressionPattern, expression: 'always' },
      title: '起了名字的表达式',
      description: '每个名字写一个 {{ 表达式 }}，本页的表达式里可以直接用这个名字。',
    },
    redirects: { type: 'array', items: redirectSchema, title: '转向', description: '依次看，第一条满足的生效。' },
    experiments: {
      type: 'object',
      expression: 'never',
      title: '实验',
      description: '每个名字写各组的份额。',
      propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
      additionalProperties: {
        type: 'object',
        minProperties: 2,
        additionalProperties: { type: 'integer', minimum: 0, maximum: 100 },
      },
    },
    blocks: { title: '区块', type: 'array', items: blockSchema, description: '从上到下的区块。' },
    popups: {
      type: 'object',
      expression: 'inside',
      title: '弹层',
      description: '每个名字写标题和区块。',
      $comment: '用 open-popup 打开。',
      propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
      additionalProperties: {
        type: 'object',
        expression: 'inside',
        properties: {
          title: { type: 'string', minLength: 1, expression: 'never', title: '弹层的标题' },
          blocks: { title: '区块', type: 'array', items: blockSchema },
        },
        required: ['title', 'blocks'],
        additionalProperties: false,
      },
    },
  },
  required: ['versions', 'title', 'blocks'],
  additionalProperties: false,
} as const satisfies JSONSchema

const {
  title: _title,
  description: _description,
  head: _head,
  redirects: _redirects,
  blocks: _blocks,
  ...aroundScreen
} = pageSchema.properties

/** What an operator puts around a module's screen: the page file of its route. The screen itself is code. */
export const screenPageSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'https://pagoda.local/schemas/screen.schema.json',
  title: 'Pagoda 模块屏幕的插槽',
  type: 'object',
  properties: {
    ...aroundScreen,
    slots: {
      type: 'object',
      title: '插槽的名字 → 里面的区块',
      description: '模块有哪些插槽，写错名字时会提示。',
      additionalProperties: { title: '区块', type: 'array', items: blockSchema },
    },
  },
  required: ['versions', 'slots'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type DataSource = FromSchema<typeof dataSourceSchema, { keepDefaultedPropertiesOptional: true }>

/** How a page is laid out from 1024 px; below that all are one column. */
export type PageLayout = (typeof pageSchema.properties.layout.enum)[number]

interface Popup {
  readonly title: string
  readonly blocks: readonly Block[]
}

/** A page as operators write it, at today's versions (design: stage 3 gives this). */
export interface Page {
  readonly $schema?: string
  readonly versions: Readonly<Record<string, number>>
  readonly title: string
  readonly description?: string
  readonly head?: WrittenHead
  readonly layout?: PageLayout
  readonly state?: Readonly<Record<string, unknown>>
  readonly data?: Readonly<Record<string, DataSource>>
  readonly values?: Readonly<Record<string, string>>
  readonly redirects?: readonly Redirect[]
  readonly experiments?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly blocks: readonly Block[]
  readonly popups?: Readonly<Record<string, Popup>>
  /** Of a module's screen: keys of the address that its code reads and changes. Never in a file. */
  readonly screen?: { readonly query: readonly string[] }
}

/** A page file of a module's screen, as operators write it. */
export interface ScreenPage extends Pick<
  Page,
  '$schema' | 'versions' | 'layout' | 'state' | 'data' | 'values' | 'experiments' | 'popups'
> {
  readonly slots: Readonly<Record<string, readonly Block[]>>
}
