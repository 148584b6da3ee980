import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** Steps that one call saves, and patches that one step, or all steps of a call together, may have. */
export const MOST_STEPS = 200
export const MOST_PATCHES = 2000

/** A change inside a document, as immer writes it: the path goes through the normalised document ({ byId, order }). */
export const patchSchema = {
  type: 'object',
  properties: {
    op: { type: 'string', enum: ['add', 'remove', 'replace'] },
    path: { type: 'array', maxItems: 64, items: { anyOf: [{ type: 'string' }, { type: 'integer' }] } },
    value: {},
  },
  required: ['op', 'path'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** One thing that an operator did: the unit of undo, of the history and of what others are told. */
export const stepSchema = {
  type: 'object',
  properties: {
    id: {
      type: 'string',
      minLength: 8,
      maxLength: 40,
      description: 'made by the browser: a step that is sent twice is one',
    },
    label: { type: 'string', minLength: 1, maxLength: 200, title: '限时抢购 移到 横幅 上面' },
    patches: { type: 'array', maxItems: MOST_PATCHES, items: patchSchema },
    inverse: { type: 'array', maxItems: MOST_PATCHES, items: patchSchema },
  },
  required: ['id', 'label', 'patches', 'inverse'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A step as the server tells it. */
export const stepRowSchema = {
  type: 'object',
  properties: {
    ...stepSchema.properties,
    version: { type: 'integer', description: 'the draft’s version after it。' },
    author: { type: 'string' },
    at: { type: 'integer', description: 'epoch ms' },
  },
  required: [...stepSchema.required, 'version', 'author', 'at'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Patch = FromSchema<typeof patchSchema>
export type Step = FromSchema<typeof stepSchema>
export type StepRow = FromSchema<typeof stepRowSchema>
