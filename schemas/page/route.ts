import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

const routeSchema = {
  title: '路由',
  type: 'object',
  properties: {
    name: {
      type: 'string',
      pattern: '^[a-z0-9][a-z0-9-]*$',
      title: '路由的名字',
      $comment: 'open 为是时就是 pages/ 里的文件名。',
    },
    path: {
      type: 'string',
      pattern: '^/[^?#\\s]*$',
      title: '地址',
      description: '写网站前缀之后的地址，例如 /goods/:id。',
      $comment: ':id 是参数。',
    },
    title: { type: 'string', minLength: 1, maxLength: 30, title: '浏览器标题', description: '它也是页头的字。' },
    open: { type: 'boolean', title: '已经开放', description: '否表示页面还没有开放，显示“敬请期待”。' },
    query: {
      type: 'object',
      additionalProperties: { type: 'string' },
      minProperties: 1,
      title: '要带的参数',
      description: '地址里 ? 后面要有它们。',
      $comment: '例如 { "p": "My" }；同一地址先看带 query 的路由。',
    },
    forward: {
      type: 'string',
      minLength: 1,
      title: '查转向的参数',
      description: '写参数的名字：进入时先查这个产品的转向地址，有就转去。',
      $comment: '产品 id。',
    },
    login: { type: 'boolean', title: '要登录', description: '没有登录的先去登录。' },
    index: {
      type: 'boolean',
      title: '给搜索引擎收录',
      description: '否表示搜索引擎不收录，也不进站点地图；要登录的和模块的屏幕本来就不收录。',
    },
    header: {
      enum: ['bar', 'none'],
      default: 'bar',
      enumDescriptions: ['返回和标题', '没有'],
      title: '页头',
      $comment: 'bar 返回和标题（默认），none 没有。',
    },
    keepAlive: { type: 'boolean', title: '返回时保留', description: '回来时位置和内容还在。' },
    group: {
      type: 'string',
      minLength: 1,
      title: '分组',
      description: '写规格里的分组。',
      $comment: '给 pagoda routes 用。',
    },
    description: {
      type: 'string',
      minLength: 1,
      maxLength: 160,
      title: '一句话介绍',
      format: 'long-text',
      description: '给搜索引擎和分享用，代替页面的。',
    },
    page: {
      type: 'string',
      minLength: 1,
      title: '共用哪个页面',
      names: 'page',
      description: '标题用路由自己的。',
      $comment: '与 name 不同的页面文件名（几个地址共用一页时）。',
    },
    module: {
      type: 'string',
      minLength: 1,
      title: '用代码写的模块',
      description: '同名的页面文件只写它各个插槽里的区块，可以没有。',
      $comment: '例如 cashier。',
    },
    screen: { type: 'string', minLength: 1, title: '模块里的哪一屏', description: '不写就是与模块同名的那一屏。' },
    with: {
      type: 'object',
      additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
      title: '给页面的值',
      description: '几个地址共用一页时各自不同，标题也用路由的；有哪些由模块规定。',
      $comment: '页面里用 route.名字 读，例如 { "kind": "pro" }，有 module 时也是给这一屏的设置。',
    },
  },
  required: ['name', 'path', 'title', 'open'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const routeTableSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'https://pagoda.local/schemas/routes.schema.json',
  title: 'Pagoda 路由表',
  type: 'object',
  properties: {
    $schema: { type: 'string' },
    routes: { type: 'array', items: routeSchema },
  },
  required: ['routes'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Route = FromSchema<typeof routeSchema, { keepDefaultedPropertiesOptional: true }>
export type RouteTable = FromSchema<typeof routeTableSchema, { keepDefaultedPropertiesOptional: true }>

/** The shop's address prefix (A2: history mode under /tc-fostay/). */
export const SHOP_BASE = '/tc-fostay'
