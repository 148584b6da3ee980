import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** Where the shopper stands (A6, B2): each value is one way of opening the shop. */
export const channels = ['h5', 'app', 'wechat', 'wechat-mini', 'alipay-mini', 'baidu-mini', 'unionpay-mini'] as const
export type Channel = (typeof channels)[number]

/** The `from` query of A2 and B6; anything else is the shop's own brand. */
export const brands = ['lantu', 'clubmed', 'casacook', 'spice', 'ytmp', 'tcmp', 'laguna'] as const
export type Brand = (typeof brands)[number]

/** Everything about the shopper and the moment that decides which blocks a page has. Each property is a root of expressions. */
export const contextSchema = {
  type: 'object',
  properties: {
    now: { type: 'string', title: '商城当地时间', description: '到秒', $comment: '2026-11-20T08:30:00' },
    user: {
      type: 'object',
      properties: {
        loggedIn: { type: 'boolean' },
        level: { type: 'integer', minimum: 0, maximum: 6, title: '会员等级', description: '访客是 0' },
        id: { type: 'string', title: '会员编号', description: '访客没有' },
      },
      required: ['loggedIn', 'level'],
      additionalProperties: false,
    },
    channel: { type: 'string', enum: channels },
    from: { type: 'string', enum: brands },
    params: { type: 'object', additionalProperties: { type: 'string' }, title: '地址里的参数' },
    query: { type: 'object', additionalProperties: { type: 'string' }, title: '地址里 ? 后面的参数' },
    route: {
      type: 'object',
      additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
      title: '路由的值',
      $comment: '路由表里这个地址的 with；没有写 with 的地址没有',
    },
    flags: { type: 'object', additionalProperties: { type: 'string' }, title: '实验 → 分到的组' },
  },
  required: ['now', 'user', 'channel', 'from', 'params', 'query', 'flags'],
  additionalProperties: false,
} as const satisfies JSONSchema

/**
 * Who looks at the page, as the browser knows it: the visitor on the server and until the app runs, then the member who is logged in.
 * A page that reads `viewer` instead of `user` is still one page for everybody.
 */
export const viewerSchema = {
  type: 'object',
  properties: {
    known: { type: 'boolean', title: '浏览器已经知道是谁在看', description: '服务器上为否' },
    loggedIn: { type: 'boolean' },
    level: { type: 'integer', minimum: 0, maximum: 6, title: '会员等级', description: '访客是 0' },
    id: { type: 'string', title: '会员编号', description: '访客是空文字' },
    phone: { type: 'string', title: '手机号', description: '没有是空文字' },
    distinctId: {
      type: 'string',
      title: '没有登录的人带来的匿名编号',
      description: '没有就没有',
      $comment: 'App，或地址里的 distinctID',
    },
  },
  required: ['known', 'loggedIn', 'level', 'id', 'phone'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Viewer = FromSchema<typeof viewerSchema>

export const visitor: Viewer = { known: false, loggedIn: false, level: 0, id: '', phone: '' }

export type PageContext = FromSchema<typeof contextSchema>

/** Roots that exist in every expression of a page, besides its own `data` names. `state` is the page's own, `viewer` the browser's; `event` exists in actions only. */
export const contextRoots = ['now', 'user', 'channel', 'from', 'params', 'query', 'route', 'flags'] as const
