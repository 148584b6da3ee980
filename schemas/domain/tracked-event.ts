import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** What the engine records of a visit (A7 analytics, B9): nothing that tells who somebody is but the member id that the server adds. */
export const trackedEventKinds = ['view', 'click', 'exposure', 'scroll', 'stay', 'idle', 'custom'] as const

export const trackedEventSchema = {
  title: '埋点事件',
  type: 'object',
  properties: {
    kind: {
      type: 'string',
      enum: trackedEventKinds,
      title: '哪一种行为',
      description: '浏览 点击 曝光 滚动 停留 空闲 自定义。',
    },
    name: { type: 'string', maxLength: 64, title: '自定义事件的名字', description: '点击时是组件的事件。' },
    page: { type: 'string', maxLength: 64, title: '页面文件的名字' },
    path: { type: 'string', maxLength: 500, title: '地址', description: '不带参数的值。' },
    block: { type: 'string', maxLength: 64, title: '区块编号' },
    widget: { type: 'string', maxLength: 64, names: 'component', title: '组件代码' },
    at: {
      type: 'integer',
      minimum: 0,
      maximum: 8_640_000_000_000_000,
      title: '商城的时间',
      description: '单位是毫秒。',
    },
    depth: { type: 'integer', minimum: 0, maximum: 100, title: '滚到页面的百分之几' },
    duration: { type: 'integer', minimum: 0, maximum: 86400000, title: '停留毫秒数' },
    arms: {
      type: 'object',
      maxProperties: 20,
      propertyNames: { maxLength: 64 },
      additionalProperties: { type: 'string', maxLength: 64 },
      title: '页面的实验',
      description: '名字 → 这个人分到的组；没有实验就没有。',
    },
    data: {
      type: 'object',
      maxProperties: 20,
      additionalProperties: {
        anyOf: [
          { type: 'string', maxLength: 200 },
          { type: 'number', minimum: -1e15, maximum: 1e15 },
          { type: 'boolean' },
        ],
      },
    },
  },
  required: ['kind', 'page', 'path', 'at'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TrackedEvent = FromSchema<typeof trackedEventSchema>
