import { previewLifeSchema } from './preview-life.ts'
import type { JSONSchema } from '../json-schema.ts'
import { previewAsSchema } from './canvas.ts'
import type { StudioContract } from './contract.ts'
import { itemParams, kindSchema, nameSchema } from './item.ts'
import { draftRefs, itemRef, message, releaseName, releaseParams, releaseRow, version } from './releases.ts'
import { shopMinute } from './shop-minute.ts'

/** Of whatever takes drafts into a release. */
const pinProblems = ['draft-moved', 'draft-gone', 'published-moved', 'nothing-changed', 'no-such-item'] as const
/** Of whatever judges one as publishing would. */
const judgeProblems = [
  ...(['has-problems', 'address-taken', 'address-shadows', 'published-moved', 'no-such-item', 'still-open'] as const),
] as const
/** Of whatever is done to one. */
const moveProblems = ['no-such-release', 'release-moved', 'release-state'] as const

export const newRelease = {
  name: 'newRelease',
  title: { zh: '新发布单', en: 'A release of drafts: to be put together, or to be approved at once' },
  method: 'POST',
  path: '/releases',
  body: {
    type: 'object',
    properties: {
      kind: { type: 'string', enum: ['single', 'bundle'] },
      name: releaseName,
      message,
      items: { ...draftRefs, minItems: 0 },
      ask: {
        type: 'object',
        properties: { at: shopMinute },
        additionalProperties: false,
        description: 'for an approval, and publishing at a time',
      },
    },
    required: ['kind', 'name', 'message', 'items'],
    additionalProperties: false,
  },
  reply: releaseRow,
  problems: [...pinProblems, ...judgeProblems, ...moveProblems, 'moment-past', 'nothing-changed'],
  role: 'editor',
} as const satisfies StudioContract

export const scheduleDrafts = {
  name: 'scheduleDrafts',
  title: { zh: '定时发布', en: 'Publishes drafts together at a moment' },
  method: 'POST',
  path: '/releases/schedule',
  body: {
    type: 'object',
    properties: { name: releaseName, message, items: draftRefs, at: shopMinute },
    required: ['name', 'message', 'items', 'at'],
    additionalProperties: false,
  },
  reply: releaseRow,
  problems: [...pinProblems, ...judgeProblems, 'moment-past', 'needs-approval', 'release-state'],
  role: 'publisher',
} as const satisfies StudioContract

export const changeRelease = {
  name: 'changeRelease',
  title: {
    zh: '改发布单',
    en: 'Takes drafts in, anew or for the first time, or items out; what was approved is not any more',
  },
  method: 'POST',
  path: '/releases/:id',
  params: releaseParams,
  body: {
    type: 'object',
    properties: {
      version,
      name: releaseName,
      add: { ...draftRefs, minItems: 0 },
      remove: { type: 'array', maxItems: 50, items: itemRef },
    },
    required: ['version'],
    additionalProperties: false,
  },
  reply: releaseRow,
  problems: [...pinProblems, ...moveProblems, 'invalid-request'],
  role: 'editor',
} as const satisfies StudioContract

const seen = {
  type: 'object',
  properties: { version },
  required: ['version'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const askApproval = {
  name: 'askApproval',
  title: { zh: '请求审批', en: 'Asks for somebody to approve a release' },
  method: 'POST',
  path: '/releases/:id/ask',
  params: releaseParams,
  body: { ...seen, properties: { version, at: shopMinute } },
  reply: releaseRow,
  problems: [...moveProblems, ...judgeProblems, 'moment-past', 'nothing-changed'],
  role: 'editor',
} as const satisfies StudioContract

export const askArchive = {
  name: 'askArchive',
  title: { zh: '请求归档或恢复', en: 'Asks for somebody to approve that an item is archived, or taken back' },
  method: 'POST',
  path: '/items/:kind/:name/ask-archive',
  params: itemParams,
  body: {
    type: 'object',
    properties: { archived: { type: 'boolean' }, message },
    required: ['archived', 'message'],
    additionalProperties: false,
  },
  reply: releaseRow,
  problems: [...judgeProblems, 'release-state', 'nothing-changed'],
  role: 'editor',
} as const satisfies StudioContract

export const decideRelease = {
  name: 'decideRelease',
  title: { zh: '审批', en: 'Approves a release, or refuses it with a reason; whoever asked can do neither' },
  method: 'POST',
  path: '/releases/:id/decide',
  params: releaseParams,
  body: {
    type: 'object',
    properties: { version, isApproved: { type: 'boolean' }, reason: message },
    required: ['version', 'isApproved', 'reason'],
    additionalProperties: false,
  },
  reply: releaseRow,
  problems: [...moveProblems, 'own-request', 'invalid-request'],
  role: 'publisher',
  peopleOnly: true,
} as const satisfies StudioContract

export const publishRelease = {
  name: 'publishRelease',
  title: { zh: '现在发布', en: 'Publishes all of a release, or nothing of it' },
  method: 'POST',
  path: '/releases/:id/publish',
  params: releaseParams,
  body: seen,
  reply: releaseRow,
  problems: [...moveProblems, ...judgeProblems, 'needs-approval', 'nothing-changed'],
  role: 'publisher',
} as const satisfies StudioContract

export const scheduleRelease = {
  name: 'scheduleRelease',
  title: { zh: '定时', en: 'Publishes a release at a moment, or at another one' },
  method: 'POST',
  path: '/releases/:id/schedule',
  params: releaseParams,
  body: { ...seen, properties: { version, at: shopMinute }, required: ['version', 'at'] },
  reply: releaseRow,
  problems: [...moveProblems, ...judgeProblems, 'needs-approval', 'moment-past', 'nothing-changed'],
  role: 'publisher',
} as const satisfies StudioContract

export const tryRelease = {
  name: 'tryRelease',
  title: { zh: '灰度发布', en: 'Gives a release to a share of the shoppers' },
  method: 'POST',
  path: '/releases/:id/try',
  params: releaseParams,
  body: {
    ...seen,
    properties: { version, share: { type: 'integer', minimum: 1, maximum: 50, description: 'of 100 shoppers' } },
    required: ['version', 'share'],
  },
  reply: releaseRow,
  problems: [...moveProblems, ...judgeProblems, 'needs-approval', 'nothing-changed', 'not-for-canary'],
  role: 'publisher',
} as const satisfies StudioContract

export const returnRelease = {
  name: 'returnRelease',
  title: { zh: '退回灰度', en: 'Takes a release from the share that has it' },
  method: 'POST',
  path: '/releases/:id/return',
  params: releaseParams,
  body: seen,
  reply: releaseRow,
  problems: moveProblems,
  role: 'publisher',
} as const satisfies StudioContract

export const unscheduleRelease = {
  name: 'unscheduleRelease',
  title: { zh: '取消定时', en: 'Takes the moment away; the release stays' },
  method: 'POST',
  path: '/releases/:id/unschedule',
  params: releaseParams,
  body: seen,
  reply: releaseRow,
  problems: moveProblems,
  role: 'publisher',
} as const satisfies StudioContract

export const cancelRelease = {
  name: 'cancelRelease',
  title: { zh: '取消发布单', en: 'Gives a release up; one with a moment needs a publisher for it' },
  method: 'POST',
  path: '/releases/:id/cancel',
  params: releaseParams,
  body: seen,
  reply: releaseRow,
  problems: [...moveProblems, 'not-allowed'],
  role: 'editor',
} as const satisfies StudioContract

export const rollBackRelease = {
  name: 'rollBackRelease',
  title: { zh: '一起回退', en: 'All of a release goes back to what served before, or nothing of it' },
  method: 'POST',
  path: '/releases/:id/roll-back',
  params: releaseParams,
  body: { ...seen, properties: { version, message }, required: ['version', 'message'] },
  reply: releaseRow,
  problems: [...moveProblems, ...judgeProblems, 'served-since', 'no-such-revision'],
  role: 'publisher',
} as const satisfies StudioContract

export const previewRelease = {
  name: 'previewRelease',
  title: { zh: '预览发布单', en: 'A link to a page with all of a release in it, without a login' },
  method: 'POST',
  path: '/releases/:id/preview',
  params: releaseParams,
  body: {
    type: 'object',
    properties: {
      kind: kindSchema,
      name: nameSchema,
      address: {
        type: 'string',
        maxLength: 2000,
        pattern: '^/',
        description: 'absent: the first that shows the item',
      },
      as: previewAsSchema,
      hours: previewLifeSchema,
    },
    required: ['kind', 'name', 'as', 'hours'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: { link: { type: 'string' }, expiresAt: { type: 'integer' } },
    required: ['link', 'expiresAt'],
    additionalProperties: false,
  },
  problems: ['no-such-release', 'no-such-item', 'no-such-address', 'too-many-requests'],
  role: 'editor',
} as const satisfies StudioContract
