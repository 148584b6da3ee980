import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** Everything about the shopper and the moment that decides which blocks a page has. Each property is a root of expressions. */
const contextSchema = {
  type: 'object',
  properties: {
    now: { type: 'string', title: '网站当地时间', description: '写到秒。', $comment: '例如 2026-11-20T08:30:00。' },
    user: {
      type: 'object',
      properties: {
        loggedIn: { type: 'boolean' },
        level: { type: 'integer', minimum: 0, title: '会员等级', description: '访客是 0。' },
        id: { type: 'string', title: '会员编号', description: '访客没有。' },
      },
      required: ['loggedIn', 'level'],
      additionalProperties: false,
    },
    channel: { type: 'string', title: '从哪个渠道来', description: '没有渠道的网站没有。' },
    from: { type: 'string', title: '来源品牌', description: '没有品牌的网站没有。' },
    params: { type: 'object', additionalProperties: { type: 'string' }, title: '地址里的参数' },
    query: { type: 'object', additionalProperties: { type: 'string' }, title: '地址里 ? 后面的参数' },
    route: {
      type: 'object',
      additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
      title: '路由的值',
      $comment: '路由表里这个地址的 with；没有写 with 的地址没有。',
    },
    flags: { type: 'object', additionalProperties: { type: 'string' }, title: '实验 → 分到的组' },
  },
  required: ['now', 'user', 'params', 'query', 'flags'],
  additionalProperties: false,
} as const satisfies JSONSchema

/**
 * Who looks at the page, as the browser knows it: the visitor on the server and until the app runs, then the member who is logged in.
 * A page that reads `viewer` instead of `user` is still one page for everybody.
 */
export const viewerSchema = {
  type: 'object',
  properties: {
    known: { type: 'boolean', title: '浏览器已经知道是谁在看', description: '服务器上为否。' },
    loggedIn: { type: 'boolean' },
    level: { type: 'integer', minimum: 0, title: '会员等级', description: '访客是 0。' },
    id: { type: 'string', title: '会员编号', description: '访客是空文字。' },
    phone: { type: 'string', title: '手机号', description: '没有是空文字。' },
    distinctId: {
      type: 'string',
      title: '没有登录的人带来的匿名编号',
      description: '没有带来就没有。',
      $comment: 'App，或地址里的 distinctID。',
    },
  },
  required: ['known', 'loggedIn', 'level', 'id', 'phone'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Viewer = FromSchema<typeof viewerSchema>

export const visitor: Viewer = { known: false, loggedIn: false, level: 0, id: '', phone: '' }

/** What a site tells its pages of who comes, beside what every site does: the values of `channel` and of `from` that it has, and its member levels. */
export interface SiteContext {
  /** Where it may be opened; the first is said to a page that does not ask. */
  readonly channels?: readonly string[]
  /** Brands, which the `from` of an address names; the first is the site's own. */
  readonly brands?: readonly string[]
  /** Names of its member levels: the first is a visitor's, which is level 0. */
  readonly levels?: readonly string[]
}

/** The brand of the `from` of an address: what names none is the site's own. A site without brands has none. */
export const brandOf = (word: string | undefined, { brands = [] }: SiteContext = {}): string | undefined =>
  brands.find((brand) => brand === word) ?? brands[0]

/** The context of the pages of a site: without channels or brands it has none of these roots. */
export function contextSchemaOf({ channels, brands }: SiteContext): JSONSchema {
  const choices: Readonly<Record<string, readonly string[] | undefined>> = { channel: channels, from: brands }
  const isThere = (name: string) => !Object.hasOwn(choices, name) || choices[name] !== undefined
  const entries = Object.entries(contextSchema.properties).filter(([name]) => isThere(name))
  return {
    ...contextSchema,
    properties: Object.fromEntries(
      entries.map(([name, schema]) => [name, choices[name] ? { ...schema, enum: choices[name] } : schema]),
    ),
    required: entries.map(([name]) => name).filter((name) => name !== 'route'),
  }
}

export type PageContext = FromSchema<typeof contextSchema>

/** Roots that exist in every expression of a page, besides its own `data` names. `state` is the page's own, `viewer` the browser's; `event` exists in actions only. */
export const contextRoots = ['now', 'user', 'channel', 'from', 'params', 'query', 'route', 'flags'] as const
