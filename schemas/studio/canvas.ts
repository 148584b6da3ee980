import { previewLifeSchema } from './preview-life.ts'
import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { channels } from '../domain/channels.ts'
import { problemList } from './checked.ts'
import type { StudioContract } from './contract.ts'
import { itemNameSchema, itemParams, kindSchema, nameSchema } from './item.ts'
import { documentText } from './items.ts'
import { shopMinute } from './shop-minute.ts'
import { doneSchema } from './sign-in.ts'

/** As whom and when a page is looked at. What is absent is as for a visitor now. */
export const previewAsSchema = {
  type: 'object',
  properties: {
    now: { ...shopMinute, description: 'shop time to the minute' },
    level: { type: 'integer', minimum: 0, maximum: 6, description: '0: a visitor who is not logged in' },
    channel: { type: 'string', enum: channels },
    from: { ...nameSchema, description: 'a brand, or the name of a theme' },
    arms: { type: 'object', additionalProperties: { type: 'string', maxLength: 80 }, maxProperties: 20 },
  },
  additionalProperties: false,
} as const satisfies JSONSchema
export type PreviewAs = FromSchema<typeof previewAsSchema>

/**
 * The page of a draft, made by the shop's own doors for the canvas, which is the shop's app in a frame: what /tc-fostay/_page answers
 * ({ payload, css }), with the draft in place of what is published.
 */
export const canvasPage = {
  name: 'canvasPage',
  title: { zh: '画布', en: 'A draft as the shop would show it' },
  method: 'POST',
  path: '/canvas',
  body: {
    type: 'object',
    properties: {
      kind: kindSchema,
      name: itemNameSchema,
      text: documentText,
      address: { type: 'string', maxLength: 2000, pattern: '^/', description: 'shop address without the prefix' },
      as: previewAsSchema,
    },
    required: ['kind', 'name', 'text', 'address', 'as'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: {
      page: { type: 'object', additionalProperties: true, description: 'absent where errors forbid to show it' },
      redirect: { type: 'string', description: 'where the page leads this viewer instead of being shown' },
      isWithout: { type: 'boolean', description: 'true: nothing of the part that is looked at is on the page' },
      origins: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'blocks that came out of a part, by id: the pointer to its use in the text, /blocks/3',
      },
      problems: problemList,
      blocks: {
        type: 'object',
        additionalProperties: {
          type: 'object',
          properties: { hidden: { type: 'string', enum: ['hidden', 'live', 'audience', 'experiment', 'when'] } },
          additionalProperties: false,
        },
        description: 'blocks of the draft that this viewer does not see, by id, and which property hides them',
      },
    },
    required: ['problems', 'blocks', 'origins'],
    additionalProperties: false,
  },
  problems: ['no-such-address', 'too-large', 'no-such-item', 'too-many-requests'],
  role: 'viewer',
} as const satisfies StudioContract

export const sampleAddresses = {
  name: 'sampleAddresses',
  title: { zh: '看哪个地址', en: 'Addresses that show an item: of a product where the address has an id in it' },
  method: 'GET',
  path: '/items/:kind/:name/addresses',
  params: itemParams,
  reply: {
    type: 'object',
    properties: { addresses: { type: 'array', maxItems: 40, items: { type: 'string' } } },
    required: ['addresses'],
    additionalProperties: false,
  },
  problems: ['no-such-item'],
  role: 'viewer',
} as const satisfies StudioContract

export const livePage = {
  name: 'livePage',
  title: { zh: '商城里的一页', en: 'Which page of the studio an address of the live shop shows' },
  method: 'GET',
  path: '/live-page',
  query: {
    type: 'object',
    properties: { address: { type: 'string', maxLength: 2000, pattern: '^/' } },
    required: ['address'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: { name: { type: 'string' } },
    required: ['name'],
    additionalProperties: false,
  },
  problems: ['no-such-address', 'no-such-item'],
  role: 'viewer',
} as const satisfies StudioContract

const previewRow = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    kind: kindSchema,
    name: { type: 'string' },
    address: { type: 'string' },
    as: previewAsSchema,
    by: { type: 'string' },
    at: { type: 'integer' },
    expiresAt: { type: 'integer' },
  },
  required: ['id', 'kind', 'name', 'address', 'as', 'by', 'at', 'expiresAt'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type PreviewRow = FromSchema<typeof previewRow>

export const newPreview = {
  name: 'newPreview',
  title: { zh: '分享预览', en: 'A link that shows a draft without a login' },
  method: 'POST',
  path: '/previews',
  body: {
    type: 'object',
    properties: {
      kind: kindSchema,
      name: itemNameSchema,
      address: { type: 'string', maxLength: 2000, pattern: '^/' },
      as: previewAsSchema,
      hours: previewLifeSchema,
    },
    required: ['kind', 'name', 'address', 'as', 'hours'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: { preview: previewRow, link: { type: 'string' } },
    required: ['preview', 'link'],
    additionalProperties: false,
  },
  problems: ['no-such-item', 'no-such-address', 'draft-gone', 'too-many-requests'],
  role: 'editor',
} as const satisfies StudioContract

export const previewList = {
  name: 'previewList',
  title: { zh: '预览链接', en: 'Preview links that are still good' },
  method: 'GET',
  path: '/previews/:kind/:name',
  params: itemParams,
  reply: {
    type: 'object',
    properties: { previews: { type: 'array', items: previewRow } },
    required: ['previews'],
    additionalProperties: false,
  },
  problems: [],
  role: 'viewer',
} as const satisfies StudioContract

export const withdrawPreview = {
  name: 'withdrawPreview',
  title: { zh: '收回预览链接', en: 'Withdraw a preview link' },
  method: 'POST',
  path: '/previews/:id/withdraw',
  params: {
    type: 'object',
    properties: { id: { type: 'string', minLength: 1, maxLength: 60 } },
    required: ['id'],
    additionalProperties: false,
  },
  reply: doneSchema,
  problems: ['no-such-preview'],
  role: 'editor',
} as const satisfies StudioContract

/** Every call of a canvas carries it: the server makes none of them that does more than ask. */
export const CANVAS_HEADER = 'x-pagoda-canvas'

export type CanvasPageBody = FromSchema<typeof canvasPage.body>
export type CanvasPageReply = FromSchema<typeof canvasPage.reply>
