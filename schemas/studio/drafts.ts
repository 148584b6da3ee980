import type { FromSchema } from 'json-schema-to-ts'
import { problemList } from './checked.ts'
import type { StudioContract } from './contract.ts'
import { hashSchema, itemParams } from './item.ts'
import { documentText, editorSchema } from './items.ts'
import { doneSchema } from './sign-in.ts'
import { MOST_PATCHES, MOST_STEPS, patchSchema, stepSchema, stepRowSchema } from './step.ts'

const told = { type: 'array', items: stepRowSchema } as const

export const saveSteps = {
  name: 'saveSteps',
  title: { zh: '保存修改', en: 'Adds steps to a draft; begins it where there is none' },
  method: 'POST',
  path: '/drafts/:kind/:name/steps',
  params: itemParams,
  body: {
    type: 'object',
    properties: {
      version: { type: 'integer', minimum: 0, description: 'of the draft that the steps follow; 0 begins one' },
      base: {
        anyOf: [hashSchema, { type: 'null' }],
        description: 'what was published when the draft began; after a merge, what is published now',
      },
      steps: { type: 'array', minItems: 1, maxItems: MOST_STEPS, items: stepSchema },
      text: {
        ...documentText,
        description: 'the document after them: the server compares it with what the steps make',
      },
    },
    required: ['version', 'base', 'steps', 'text'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: { version: { type: 'integer' } },
    required: ['version'],
    additionalProperties: false,
  },
  problems: [
    ...(['draft-moved', 'draft-gone', 'published-moved', 'no-such-item', 'invalid-request', 'too-large'] as const),
    'not-here',
  ],
  role: 'editor',
} as const satisfies StudioContract

const routeSettings = { type: 'object', additionalProperties: true } as const

/** Of a page that is new: until it is published, its address is a part of its draft. */
export const setDraftRoute = {
  name: 'setDraftRoute',
  title: { zh: '新页面的地址设置', en: 'Another address of a new page, with all that a route may say' },
  method: 'POST',
  path: '/drafts/:kind/:name/route',
  params: itemParams,
  body: {
    type: 'object',
    properties: {
      before: {
        ...routeSettings,
        description: 'as it was seen: what somebody else changed meanwhile is not overwritten',
      },
      route: { ...routeSettings, description: 'as routes.json has one; its name is that of the page' },
    },
    required: ['before', 'route'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: { route: routeSettings },
    required: ['route'],
    additionalProperties: false,
  },
  problems: ['draft-gone', 'draft-moved', 'has-problems', 'bad-address', 'address-taken', 'address-shadows'],
  role: 'editor',
} as const satisfies StudioContract

/** What is typed is checked at each rest: it is told by its patches, since the server has the text that they follow. */
export const checkChange = {
  name: 'checkChange',
  title: { zh: '检查一处修改', en: 'What is wrong with a draft as it would be after changes, which are not saved' },
  method: 'POST',
  path: '/drafts/:kind/:name/check',
  params: itemParams,
  body: {
    type: 'object',
    properties: {
      version: {
        type: 'integer',
        minimum: 0,
        description: 'of the draft that the changes follow; 0: there is none yet',
      },
      base: { anyOf: [hashSchema, { type: 'null' }], description: 'what is published, where there is no draft yet' },
      patches: { type: 'array', maxItems: MOST_PATCHES, items: patchSchema },
    },
    required: ['version', 'base', 'patches'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    description: 'without problems: the draft is another one than the changes follow, since it was saved meanwhile',
    properties: { problems: problemList },
    additionalProperties: false,
  },
  problems: ['no-such-item', 'invalid-request', 'too-large'],
  role: 'viewer',
} as const satisfies StudioContract

/** Asked after draft-moved, and every few seconds while a draft is open. */
export const draftSince = {
  name: 'draftSince',
  title: { zh: '别人的修改', en: 'The steps of a draft after a version, and who has it open' },
  method: 'POST',
  path: '/drafts/:kind/:name/since',
  params: itemParams,
  body: {
    type: 'object',
    properties: {
      version: { type: 'integer', minimum: 0 },
      tab: { type: 'string', minLength: 8, maxLength: 40, description: 'one open editor' },
      block: { type: 'string', maxLength: 80, description: 'what is selected in it' },
      leaving: { type: 'boolean' },
    },
    required: ['version', 'tab'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: {
      version: { type: 'integer', description: '0: there is no draft' },
      steps: told,
      text: { ...documentText, description: 'there when steps are: the document after them' },
      published: { anyOf: [hashSchema, { type: 'null' }] },
      editors: { type: 'array', items: editorSchema },
    },
    required: ['version', 'steps', 'published', 'editors'],
    additionalProperties: false,
  },
  problems: ['no-such-item'],
  role: 'viewer',
} as const satisfies StudioContract

export const discardDraft = {
  name: 'discardDraft',
  title: { zh: '丢弃草稿', en: 'Throws a draft away; its last text stays in the history' },
  method: 'POST',
  path: '/drafts/:kind/:name/discard',
  params: itemParams,
  body: {
    type: 'object',
    properties: { version: { type: 'integer', minimum: 1 } },
    required: ['version'],
    additionalProperties: false,
  },
  reply: doneSchema,
  problems: ['draft-moved', 'draft-gone', 'no-such-item'],
  role: 'editor',
} as const satisfies StudioContract

export const publishDraft = {
  name: 'publishDraft',
  title: { zh: '发布', en: 'Publishes drafts together, or none of them' },
  method: 'POST',
  path: '/publish',
  body: {
    type: 'object',
    properties: {
      items: {
        type: 'array',
        minItems: 1,
        maxItems: 50,
        items: {
          type: 'object',
          properties: { ...itemParams.properties, version: { type: 'integer', minimum: 1 } },
          required: ['kind', 'name', 'version'],
          additionalProperties: false,
        },
      },
      message: { type: 'string', maxLength: 200 },
    },
    required: ['items', 'message'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: {
      published: {
        type: 'array',
        items: {
          type: 'object',
          properties: { kind: { type: 'string' }, name: { type: 'string' }, hash: hashSchema },
          required: ['kind', 'name', 'hash'],
          additionalProperties: false,
        },
      },
      problems: { ...problemList, description: 'remarks that do not forbid it' },
    },
    required: ['published', 'problems'],
    additionalProperties: false,
  },
  problems: [
    'too-many-requests',
    'draft-moved',
    'draft-gone',
    'published-moved',
    'has-problems',
    'nothing-changed',
    'address-taken',
    'address-shadows',
    'no-such-item',
    'needs-approval',
  ],
  role: 'publisher',
} as const satisfies StudioContract

export const rollBack = {
  name: 'rollBack',
  title: { zh: '回退', en: 'Publishes an earlier revision again' },
  method: 'POST',
  path: '/items/:kind/:name/roll-back',
  params: itemParams,
  body: {
    type: 'object',
    properties: { from: hashSchema, to: hashSchema, message: { type: 'string', maxLength: 200 } },
    required: ['from', 'to', 'message'],
    additionalProperties: false,
  },
  reply: doneSchema,
  problems: [
    'published-moved',
    'has-problems',
    'no-such-revision',
    'no-such-item',
    'nothing-changed',
    'address-taken',
    'address-shadows',
  ],
  role: 'publisher',
} as const satisfies StudioContract

const historyEntry = {
  type: 'object',
  properties: {
    hash: hashSchema,
    at: { type: 'integer' },
    by: { type: 'string' },
    message: { type: 'string' },
    action: { type: 'string', enum: ['file', 'publish', 'roll-back', 'discarded', 'archived', 'unarchived'] },
    isLive: { type: 'boolean' },
  },
  required: ['hash', 'at', 'by', 'message', 'action', 'isLive'],
  additionalProperties: false,
} as const

export const itemHistory = {
  name: 'itemHistory',
  title: { zh: '历史版本', en: 'What served when, the last first' },
  method: 'GET',
  path: '/items/:kind/:name/history',
  params: itemParams,
  reply: {
    type: 'object',
    properties: { entries: { type: 'array', maxItems: 200, items: historyEntry } },
    required: ['entries'],
    additionalProperties: false,
  },
  problems: ['no-such-item'],
  role: 'viewer',
} as const satisfies StudioContract
export type HistoryEntry = FromSchema<typeof historyEntry>

export const revision = {
  name: 'revision',
  title: { zh: '一个版本的内容', en: 'The text of a revision' },
  method: 'GET',
  path: '/items/:kind/:name/revisions/:hash',
  params: {
    ...itemParams,
    properties: { ...itemParams.properties, hash: hashSchema },
    required: [...itemParams.required, 'hash'],
  },
  reply: {
    type: 'object',
    properties: { hash: hashSchema, text: documentText },
    required: ['hash', 'text'],
    additionalProperties: false,
  },
  problems: ['no-such-revision'],
  role: 'viewer',
} as const satisfies StudioContract
