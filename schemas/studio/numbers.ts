import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { channels } from '../domain/channels.ts'
import { problemList } from './checked.ts'
import type { StudioContract } from './contract.ts'
import { itemParams, kindSchema, nameSchema } from './item.ts'
import { documentText } from './items.ts'

const count = { type: 'integer', minimum: 0 } as const satisfies JSONSchema
const day = { type: 'string', description: 'of the shop, 2026-11-20' } as const satisfies JSONSchema

const seen = {
  exposures: {
    ...count,
    description: 'times that it was half visible for a second, at most once for a view of the page',
  },
  clicks: count,
} as const

const blockNumbersSchema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    ...seen,
    orders: { ...count, description: 'placed within a day after somebody tapped it' },
    paidOrders: count,
    revenueFen: { ...count, description: 'what was paid for these orders and not given back' },
  },
  required: ['id', 'exposures', 'clicks', 'orders', 'paidOrders', 'revenueFen'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type BlockNumbers = FromSchema<typeof blockNumbersSchema>

const armSchema = {
  type: 'object',
  properties: {
    arm: { type: 'string' },
    devices: { ...count, description: 'that were shown the page, each in the arm that it was in first' },
    clicked: { ...count, description: 'of these, those that tapped a block of the experiment' },
    ordered: count,
    paid: count,
  },
  required: ['arm', 'devices', 'clicked', 'ordered', 'paid'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type ArmNumbers = FromSchema<typeof armSchema>

/** How the blocks of a published page do. */
export const pageNumbers = {
  name: 'pageNumbers',
  title: { zh: '页面的数据', en: 'What was seen, tapped and ordered, by block, day, channel and arm' },
  method: 'GET',
  path: '/numbers/:name',
  params: {
    type: 'object',
    properties: { name: nameSchema },
    required: ['name'],
    additionalProperties: false,
  },
  query: {
    type: 'object',
    properties: {
      days: { type: 'integer', minimum: 1, maximum: 366, description: 'today is the last one; 7 days when absent' },
      channel: { type: 'string', enum: channels },
      block: { type: 'string', maxLength: 64, description: 'days and channels of this block instead of the page' },
    },
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: {
      countedAt: { type: 'integer', description: 'epoch ms of the machine' },
      isBehind: { type: 'boolean', description: 'some of what was recorded is not counted yet' },
      views: count,
      clicks: count,
      blocks: { type: 'array', maxItems: 1000, items: blockNumbersSchema },
      days: {
        type: 'array',
        items: {
          type: 'object',
          properties: { day, ...seen },
          required: ['day', 'exposures', 'clicks'],
          additionalProperties: false,
        },
      },
      channels: {
        type: 'array',
        items: {
          type: 'object',
          properties: { channel: { type: 'string' }, ...seen },
          required: ['channel', 'exposures', 'clicks'],
          additionalProperties: false,
        },
      },
      experiments: {
        type: 'array',
        description: 'over all days and channels: who is in an arm stays in it',
        items: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            blocks: {
              type: 'array',
              items: { type: 'string' },
              description: 'those of it; none: all of the page count',
            },
            arms: { type: 'array', items: armSchema },
          },
          required: ['name', 'blocks', 'arms'],
          additionalProperties: false,
        },
      },
    },
    required: ['countedAt', 'isBehind', 'views', 'clicks', 'blocks', 'days', 'channels', 'experiments'],
    additionalProperties: false,
  },
  problems: ['no-such-item'],
  role: 'viewer',
} as const satisfies StudioContract

const figure = (description: string) =>
  ({
    type: 'object',
    description,
    properties: {
      is: count,
      limit: { ...count, description: 'more is told' },
      most: { ...count, description: 'more is refused' },
    },
    required: ['is', 'limit', 'most'],
    additionalProperties: false,
  }) as const satisfies JSONSchema

/** What a phone loads for the first view of a draft, and what assistive technology finds in it. */
export const measurePage = {
  name: 'measurePage',
  title: { zh: '预算', en: 'What the first view of a draft weighs, and what stands against its budget' },
  method: 'POST',
  path: '/items/:kind/:name/measure',
  params: itemParams,
  body: {
    type: 'object',
    properties: {
      text: documentText,
      address: {
        type: 'string',
        maxLength: 2000,
        pattern: '^/',
        description: 'without it the first one that shows it',
      },
    },
    required: ['text'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: {
      scripts: figure('bytes of JavaScript before a touch, compressed'),
      pictures: figure(
        'bytes of the pictures of the first view, as a phone of 390 with three pixels to the point loads them',
      ),
      calls: figure('answers that the first view waits for'),
      largest: {
        type: 'object',
        description: 'the picture that will be the largest; absent where that is a text',
        properties: { url: { type: 'string' }, block: { type: 'string' }, bytes: count },
        required: ['url', 'block', 'bytes'],
        additionalProperties: false,
      },
      problems: problemList,
    },
    required: ['scripts', 'pictures', 'calls', 'problems'],
    additionalProperties: false,
  },
  problems: ['no-such-address', 'has-problems', 'too-large', 'too-many-requests'],
  role: 'viewer',
} as const satisfies StudioContract

const brokenReference = {
  type: 'object',
  properties: {
    kind: kindSchema,
    name: { type: 'string' },
    title: { type: 'string', description: 'what the item is called' },
    rule: { type: 'string' },
    severity: { type: 'string', enum: ['error', 'warning'] },
    message: { type: 'string' },
    block: { type: 'string', description: 'its id; of a component the id of the entry' },
    entry: { type: 'string', description: 'what the block or the entry is called' },
  },
  required: ['kind', 'name', 'rule', 'severity', 'message'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type BrokenReference = FromSchema<typeof brokenReference>

const referenceReport = {
  type: 'object',
  properties: {
    checkedAt: { type: 'integer', description: 'epoch ms of the machine; absent: not looked yet' },
    isKnown: {
      type: 'boolean',
      description: 'false: the mall’s calls are answered elsewhere, and what it sells is not known here。',
    },
    found: { type: 'array', items: brokenReference },
  },
  required: ['isKnown', 'found'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const brokenReferences = {
  name: 'brokenReferences',
  title: { zh: '坏了的引用', en: 'What published pages name and the shop no longer has, as of last night' },
  method: 'GET',
  path: '/references',
  reply: referenceReport,
  problems: [],
  role: 'viewer',
} as const satisfies StudioContract

export const checkReferences = {
  name: 'checkReferences',
  title: { zh: '现在再查一次', en: 'Looks at all that is published now' },
  method: 'POST',
  path: '/references/check',
  reply: referenceReport,
  problems: [],
  role: 'editor',
} as const satisfies StudioContract
