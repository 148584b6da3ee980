import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { problemList } from './checked.ts'
import type { StudioContract } from './contract.ts'
import { hashSchema, itemParams, kindSchema, nameSchema } from './item.ts'
import { doneSchema } from './sign-in.ts'
import { stepRowSchema } from './step.ts'

/** At most what the shop reads of a file. */
export const documentText = { type: 'string', maxLength: 1_048_576 } as const satisfies JSONSchema

/** live: as published; draft: there are changes; new: it was never published; archived: it serves nobody. */
const itemStates = ['live', 'draft', 'new', 'archived'] as const

const itemRow = {
  type: 'object',
  properties: {
    kind: kindSchema,
    name: { type: 'string' },
    title: { type: 'string' },
    paths: {
      type: 'array',
      items: { type: 'string' },
      description: 'addresses that show it, without the prefix: /goods/:id, /?p=My',
    },
    state: { type: 'string', enum: itemStates },
    errors: {
      type: 'integer',
      description: 'problems of the draft, or of what stands in the folder, that forbid publishing',
    },
    group: { type: 'string', description: 'of pages: the group of the first address that shows it' },
    screen: { type: 'string', description: 'module/screen: of a page that stands around a screen that is code' },
    fileChanged: { type: 'boolean', description: 'the file in pages/ is another than when this was published' },
    changedBy: { type: 'string' },
    changedAt: { type: 'integer' },
    publishedAt: { type: 'integer' },
    scheduledAt: { type: 'integer', description: 'a release publishes it then, by the shop’s clock。' },
    editors: { type: 'array', items: { type: 'string' }, description: 'names of who has it open' },
  },
  required: ['kind', 'name', 'title', 'paths', 'state', 'errors', 'fileChanged', 'editors'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type ItemRow = FromSchema<typeof itemRow>

export const itemList = {
  name: 'itemList',
  title: { zh: '全部页面', en: 'Pages, parts, themes and routes with their state' },
  method: 'GET',
  path: '/items',
  reply: {
    type: 'object',
    properties: { items: { type: 'array', items: itemRow } },
    required: ['items'],
    additionalProperties: false,
  },
  problems: [],
  role: 'viewer',
} as const satisfies StudioContract

/** Somebody who has the item open: in which block, and since when nobody heard of them. */
export const editorSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    isSelf: { type: 'boolean' },
    block: { type: 'string' },
    at: { type: 'integer' },
  },
  required: ['name', 'isSelf', 'at'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type Editor = FromSchema<typeof editorSchema>

const draftSchema = {
  type: 'object',
  properties: {
    text: documentText,
    version: { type: 'integer', minimum: 0, description: 'rises by one with each step' },
    base: { anyOf: [hashSchema, { type: 'null' }], description: 'what was published when it began; null: nothing' },
    steps: { type: 'array', items: stepRowSchema, description: 'the last 500, oldest first' },
    route: {
      type: 'object',
      additionalProperties: true,
      description: 'of a new page: its address, published with it',
    },
  },
  required: ['text', 'version', 'base', 'steps'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type DraftReply = FromSchema<typeof draftSchema>

const publishedSchema = {
  type: 'object',
  properties: {
    hash: hashSchema,
    text: documentText,
    source: { type: 'string', enum: ['file', 'studio'] },
    at: { type: 'integer' },
    by: { type: 'string' },
  },
  required: ['hash', 'text', 'source'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const item = {
  name: 'item',
  title: { zh: '一个页面', en: 'What is published of an item, and its draft' },
  method: 'GET',
  path: '/items/:kind/:name',
  params: itemParams,
  reply: {
    type: 'object',
    properties: {
      row: itemRow,
      published: publishedSchema,
      draft: draftSchema,
      editors: { type: 'array', items: editorSchema },
    },
    required: ['row', 'editors'],
    additionalProperties: false,
  },
  problems: ['no-such-item'],
  role: 'viewer',
} as const satisfies StudioContract

export const newPage = {
  name: 'newPage',
  title: { zh: '新页面', en: 'A new page at an address, as a draft: from a template or a copy' },
  method: 'POST',
  path: '/items/new-page',
  body: {
    type: 'object',
    properties: {
      name: nameSchema,
      title: { type: 'string', minLength: 1, maxLength: 30 },
      path: { type: 'string', maxLength: 120 },
      template: { type: 'string', enum: ['blank', 'list', 'campaign'] },
      copyOf: { ...nameSchema, description: 'a page whose blocks it begins with, instead of a template' },
    },
    required: ['name', 'title', 'path'],
    additionalProperties: false,
  },
  reply: itemRow,
  problems: ['name-taken', 'bad-address', 'address-taken', 'address-shadows', 'no-such-item'],
  role: 'editor',
} as const satisfies StudioContract

/** The addresses of the developer's table, without those that the studio added: these are items. */
export const routeTable = {
  name: 'routeTable',
  title: { zh: '地址表', en: 'The table of addresses as its file has it' },
  method: 'GET',
  path: '/route-table',
  reply: {
    type: 'object',
    properties: { text: { ...documentText, description: 'absent where there is no such file' } },
    additionalProperties: false,
  },
  problems: [],
  role: 'viewer',
} as const satisfies StudioContract

/** A part, a theme or a page component that nobody has yet. A page comes with its address: `newPage`. */
export const newItem = {
  name: 'newItem',
  title: { zh: '新部件、主题或页面组件', en: 'A new part, theme or page component, as a draft' },
  method: 'POST',
  path: '/items/new',
  body: {
    type: 'object',
    properties: {
      kind: { type: 'string', enum: ['part', 'theme', 'component'] },
      name: { type: 'string', minLength: 1, maxLength: 80, description: 'a code, where it is a component' },
      title: { type: 'string', minLength: 1, maxLength: 60, pattern: '\\S' },
      type: { type: 'string', maxLength: 20, description: 'of a component: its kind, 轮播图。' },
      text: { ...documentText, description: 'of a part: what it begins with, in place of a paragraph' },
    },
    required: ['kind', 'name', 'title'],
    additionalProperties: false,
  },
  reply: itemRow,
  problems: ['bad-name', 'name-taken', 'not-here', 'no-such-item', 'too-large', 'invalid-request'],
  role: 'editor',
} as const satisfies StudioContract

export const archiveItem = {
  name: 'archiveItem',
  title: { zh: '归档或恢复', en: 'Archive a page of the studio with its address, or take it back' },
  method: 'POST',
  path: '/items/:kind/:name/archive',
  params: itemParams,
  body: {
    type: 'object',
    properties: { archived: { type: 'boolean' } },
    required: ['archived'],
    additionalProperties: false,
  },
  reply: doneSchema,
  problems: [
    'no-such-item',
    'still-open',
    'has-problems',
    'address-taken',
    'address-shadows',
    'nothing-changed',
    'archive-alone',
  ],
  role: 'publisher',
} as const satisfies StudioContract

export const checkDocument = {
  name: 'checkDocument',
  title: { zh: '检查', en: 'What is wrong with a text, as publishing would judge it' },
  method: 'POST',
  path: '/items/:kind/:name/check',
  params: itemParams,
  body: { type: 'object', properties: { text: documentText }, required: ['text'], additionalProperties: false },
  reply: {
    type: 'object',
    properties: { problems: problemList },
    required: ['problems'],
    additionalProperties: false,
  },
  problems: ['too-large'],
  role: 'viewer',
} as const satisfies StudioContract
