import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import type { StudioContract } from './contract.ts'
import { hashSchema, itemParams } from './item.ts'
import { doneSchema } from './sign-in.ts'

const releaseId = { type: 'string', minLength: 1, maxLength: 60 } as const satisfies JSONSchema
export const releaseParams = {
  type: 'object',
  properties: { id: releaseId },
  required: ['id'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const releaseName = { type: 'string', minLength: 1, maxLength: 60, pattern: '\\S' } as const satisfies JSONSchema
export const message = { type: 'string', maxLength: 200 } as const satisfies JSONSchema
export const version = {
  type: 'integer',
  minimum: 1,
  description: 'of the release as it was seen',
} as const satisfies JSONSchema

/** A draft as it was seen: what is pinned is what somebody looked at. */
const draftRef = {
  type: 'object',
  properties: { ...itemParams.properties, version: { type: 'integer', minimum: 1 } },
  required: ['kind', 'name', 'version'],
  additionalProperties: false,
} as const satisfies JSONSchema
export const draftRefs = { type: 'array', minItems: 1, maxItems: 50, items: draftRef } as const satisfies JSONSchema
export const itemRef = { ...itemParams } as const satisfies JSONSchema

export const releaseRow = {
  type: 'object',
  properties: {
    id: releaseId,
    kind: {
      type: 'string',
      enum: ['single', 'bundle', 'archive', 'unarchive'],
      description: 'archive, unarchive: its item goes out of the shop, or comes back',
    },
    name: { type: 'string' },
    message: { type: 'string' },
    state: {
      type: 'string',
      enum: ['open', 'asked', 'scheduled', 'failed', 'canary', 'published', 'rolled-back', 'cancelled'],
    },
    version: { type: 'integer' },
    items: { type: 'array', items: itemRef },
    takenBack: {
      type: 'array',
      items: itemRef,
      description: 'of a published one: items that were rolled back by themselves since; absent where none was',
    },
    createdBy: { type: 'string' },
    createdAt: { type: 'integer' },
    changedAt: { type: 'integer' },
    askedBy: { type: 'string' },
    wantedAt: { type: 'integer', description: 'epoch ms of the shop: when whoever asked wants it' },
    approvedBy: { type: 'string' },
    dueAt: { type: 'integer', description: 'epoch ms of the shop' },
    scheduledBy: { type: 'string' },
    share: { type: 'integer', description: 'of 100 shoppers so many get it' },
    triedAt: { type: 'integer' },
    publishedBy: { type: 'string' },
    publishedAt: { type: 'integer' },
    reason: { type: 'string', description: 'why it was refused or could not be published' },
  },
  required: ['id', 'kind', 'name', 'message', 'state', 'version', 'items', 'createdBy', 'createdAt', 'changedAt'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type ReleaseRow = FromSchema<typeof releaseRow>

/** One of its items, with what a person compares. */
const releaseItem = {
  type: 'object',
  properties: {
    ...itemParams.properties,
    title: { type: 'string' },
    hash: hashSchema,
    before: { anyOf: [hashSchema, { type: 'null' }], description: 'what served when it was pinned, or published' },
    path: { type: 'string', description: 'of a new page: its address' },
    draftVersion: { type: 'integer', description: 'of the draft that is there now; absent where there is none' },
    hasNewerDraft: { type: 'boolean', description: 'the draft was changed after it was pinned' },
    hasMoved: { type: 'boolean', description: 'something else serves now than when it was pinned' },
  },
  required: ['kind', 'name', 'title', 'hash', 'before', 'hasNewerDraft', 'hasMoved'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type ReleaseItem = FromSchema<typeof releaseItem>

const seenSchema = {
  type: 'object',
  properties: { views: { type: 'integer' }, failures: { type: 'integer' } },
  required: ['views', 'failures'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What was seen of a release while it is tried out, in the last ten minutes: visitors, each once in a minute. */
const canaryResult = {
  type: 'object',
  properties: {
    share: seenSchema,
    rest: seenSchema,
    verdict: { type: 'string', enum: ['too-few', 'as-before', 'risen'] },
  },
  required: ['share', 'rest', 'verdict'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type CanaryResult = FromSchema<typeof canaryResult>

const rules = {
  type: 'object',
  properties: { fourEyes: { type: 'boolean' }, shopNow: { type: 'string' } },
  required: ['fourEyes', 'shopNow'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type PublishingRules = FromSchema<typeof rules>

export const releaseList = {
  name: 'releaseList',
  title: { zh: '发布单', en: 'Releases, the last changed first' },
  method: 'GET',
  path: '/releases',
  reply: {
    type: 'object',
    properties: { releases: { type: 'array', maxItems: 200, items: releaseRow }, rules },
    required: ['releases', 'rules'],
    additionalProperties: false,
  },
  problems: [],
  role: 'viewer',
} as const satisfies StudioContract

export const release = {
  name: 'release',
  title: { zh: '一个发布单', en: 'A release with its items' },
  method: 'GET',
  path: '/releases/:id',
  params: releaseParams,
  reply: {
    type: 'object',
    properties: { release: releaseRow, items: { type: 'array', items: releaseItem }, rules, canary: canaryResult },
    required: ['release', 'items', 'rules'],
    additionalProperties: false,
  },
  problems: ['no-such-release'],
  role: 'viewer',
} as const satisfies StudioContract

export const setPublishingRules = {
  name: 'setPublishingRules',
  title: { zh: '发布要不要两个人', en: 'Whether publishing takes two people' },
  method: 'POST',
  path: '/publishing-rules',
  body: {
    type: 'object',
    properties: { fourEyes: { type: 'boolean' } },
    required: ['fourEyes'],
    additionalProperties: false,
  },
  reply: doneSchema,
  problems: [],
  role: 'admin',
  peopleOnly: true,
  passwordAgain: true,
} as const satisfies StudioContract
