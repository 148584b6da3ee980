import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/**
 * The closed catalogue of actions that a page may call. Each entry is the schema of the action's arguments; what the action does is
 * code (src/app/actions). Any text argument may hold an expression, which may read `event` besides the roots of the page.
 */
export const actionSchemas = {
  navigate: {
    title: '打开页面',
    description: '打开本商城的一个页面（以 / 开头的地址），或一个 https 外部地址。',
    type: 'object',
    properties: {
      to: { type: 'string', minLength: 1, description: '地址，例如 /combo 或 {{ event.item.productDetailUrl }}' },
      replace: { type: 'boolean', description: '是：不留下返回记录' },
    },
    required: ['to'],
    additionalProperties: false,
  },
  back: {
    title: '返回上一页',
    description: '回到上一页；没有上一页时打开 fallback（默认首页）。',
    type: 'object',
    properties: { fallback: { type: 'string', minLength: 1, description: '没有上一页时打开的地址' } },
    additionalProperties: false,
  },
  'open-content': {
    title: '打开内容',
    description: '按内容自己的跳转设置打开（商品、内容页、外部地址）；没有设置时提示“该服务暂未开放，敬请期待”。',
    type: 'object',
    properties: {
      content: {
        type: 'object',
        description: '页面组件的一条内容，例如 {{ event.item }}',
        properties: {
          id: { type: 'string' },
          title: { type: ['string', 'null'] },
          jumpPath: { type: ['string', 'null'] },
          redirectType: { type: ['string', 'null'] },
          jumpParames: {
            type: ['object', 'null'],
            properties: { product_url: { type: ['string', 'null'] }, contentid: { type: ['string', 'null'] } },
          },
        },
      },
    },
    required: ['content'],
    additionalProperties: false,
  },
  toast: {
    title: '轻提示',
    description: '在屏幕上显示一句话，几秒后消失。',
    type: 'object',
    properties: { text: { type: 'string', minLength: 1, description: '要显示的话' } },
    required: ['text'],
    additionalProperties: false,
  },
  'set-state': {
    title: '改变页面状态',
    description: '把页面 state 里的一个值改成新值；读它的区块和数据会随之更新。',
    type: 'object',
    properties: {
      key: { type: 'string', minLength: 1, description: 'state 里的名字' },
      to: { description: '新值，可以是表达式，例如 {{ event.index }}' },
    },
    required: ['key', 'to'],
    additionalProperties: false,
  },
  reload: {
    title: '重新加载数据',
    description: '重新取一份页面数据；不写 data 时重新取全部。',
    type: 'object',
    properties: { data: { type: 'string', minLength: 1, description: 'data 里的名字' } },
    additionalProperties: false,
  },
  'scroll-to': {
    title: '滚动到区块',
    description: '把页面滚动到一个区块。',
    type: 'object',
    properties: { block: { type: 'string', minLength: 1, description: '区块的 id' } },
    required: ['block'],
    additionalProperties: false,
  },
  'open-popup': {
    title: '打开弹层',
    description: '打开页面 popups 里的一个弹层。',
    type: 'object',
    properties: { popup: { type: 'string', minLength: 1, description: 'popups 里的名字' } },
    required: ['popup'],
    additionalProperties: false,
  },
  'close-popup': {
    title: '关闭弹层',
    description: '关闭正打开的弹层。',
    type: 'object',
    properties: {},
    additionalProperties: false,
  },
  'copy-text': {
    title: '复制文字',
    description: '复制到剪贴板，并提示 复制成功 或 复制失败。',
    type: 'object',
    properties: { text: { type: 'string', minLength: 1, description: '要复制的文字' } },
    required: ['text'],
    additionalProperties: false,
  },
  share: {
    title: '分享',
    description: '用系统的分享面板分享；没有面板时复制链接。',
    type: 'object',
    properties: {
      title: { type: 'string', minLength: 1, description: '分享的标题' },
      to: { type: 'string', minLength: 1, description: '分享的地址，默认是本页' },
    },
    required: ['title'],
    additionalProperties: false,
  },
} as const satisfies Record<string, JSONSchema>

export type ActionName = keyof typeof actionSchemas

/** The arguments of an action once its expressions are evaluated. */
export type ActionArgs<Name extends ActionName> = FromSchema<(typeof actionSchemas)[Name]>

/** One action as a page writes it. `when` decides at the moment of the event whether it runs. */
export interface Action {
  readonly do: string
  readonly when?: string
  readonly [argument: string]: unknown
}

export const actionSchema = {
  title: '动作',
  type: 'object',
  properties: {
    do: { type: 'string', minLength: 1, description: '动作的名字' },
    when: { type: 'string', minLength: 1, description: '条件：只有结果为是时才执行，例如 {{ event.index > 0 }}' },
  },
  required: ['do'],
} as const satisfies JSONSchema
