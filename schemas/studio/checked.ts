import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

const text = {
  type: 'object',
  properties: { zh: { type: 'string' }, en: { type: 'string' } },
  required: ['zh', 'en'],
  additionalProperties: false,
} as const satisfies JSONSchema
const position = {
  type: 'object',
  properties: { line: { type: 'integer' }, column: { type: 'integer' }, offset: { type: 'integer' } },
  required: ['line', 'column', 'offset'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A problem as the rules tell it (src/kit/problem.ts), with where it stands in the text and in the blocks. */
const problemSchema = {
  type: 'object',
  properties: {
    rule: { type: 'string' },
    severity: { type: 'string', enum: ['error', 'warning'] },
    pointer: { type: 'string' },
    message: text,
    expected: text,
    got: { type: 'string' },
    suggestion: { type: 'string' },
    block: {
      type: 'object',
      properties: { id: { type: 'string' }, widget: { type: 'string' }, number: { type: 'integer' } },
      required: ['id', 'widget', 'number'],
      additionalProperties: false,
    },
    start: position,
    end: position,
    fix: {
      type: 'object',
      properties: { title: text, safe: { type: 'boolean' }, edit: { type: 'object', additionalProperties: true } },
      required: ['title', 'safe', 'edit'],
      additionalProperties: false,
    },
    docs: { type: 'string' },
  },
  required: ['rule', 'severity', 'pointer', 'message', 'start', 'end', 'docs'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type ProblemView = FromSchema<typeof problemSchema>

export const problemList = { type: 'array', items: problemSchema } as const satisfies JSONSchema
