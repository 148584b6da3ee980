import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../../../schemas/json-schema.ts'
import {
  type Document,
  hideBlocks,
  insertBlocks,
  type Json,
  type JsonMap,
  moveBlocks,
  type Outcome,
  removeBlocks,
  setBlockValue,
  setPageValue,
  type Titles,
} from '../../../../src/studio/document/index.ts'

const block = {
  type: 'string',
  minLength: 1,
  maxLength: 120,
  description: 'the id of a block',
} as const satisfies JSONSchema
const blocks = { type: 'array', minItems: 1, maxItems: 200, items: block } as const satisfies JSONSchema
const path = {
  type: 'array',
  minItems: 1,
  maxItems: 30,
  items: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
} as const satisfies JSONSchema
const place = {
  type: 'string',
  maxLength: 300,
  description:
    'a list of blocks: `blocks` of the page, `in/<block>/<slot>`, `popups/<name>`, `slots/<name>` of a screen',
} as const satisfies JSONSchema
const index = {
  type: 'integer',
  minimum: 0,
  description: 'before which one; at the end by default',
} as const satisfies JSONSchema

/** What the studio's outline and form do, as an assistant names it. */
export const operationSchema = {
  type: 'object',
  properties: {
    do: { type: 'string', enum: ['set', 'set-page', 'insert', 'move', 'remove', 'hide', 'show'] },
    block: { ...block, description: 'set: of which block' },
    blocks: { ...blocks, description: 'move, remove, hide, show: ids of blocks' },
    path: { ...path, description: 'set: in the block, ["props", "title"]; set-page: in the page, ["title"]' },
    value: { description: 'set, set-page: without it the value is taken away' },
    place,
    index,
    insert: {
      type: 'array',
      minItems: 1,
      maxItems: 50,
      items: { type: 'object', additionalProperties: true },
      description: 'insert: blocks as a page has them; ids that are taken become others',
    },
  },
  required: ['do'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Operation = FromSchema<typeof operationSchema>

/** Does one, by the operations that the studio itself has: their steps have the same names. */
export function operate(document: Document, operation: Operation, titles: Titles): Outcome {
  const { do: what, block: key = '', blocks: keys = [], path: at = [], insert = [] } = operation
  const value = Object.hasOwn(operation, 'value') ? (operation.value as Json) : undefined
  const list = operation.place ?? 'blocks'
  const target = { place: list, index: operation.index ?? document.order[list]?.length ?? 0 }
  const missing = keys.find((one) => !Object.hasOwn(document.byId, one))
  if (missing !== undefined) return { refused: `没有区块「${missing}」` }
  if (what === 'set') return setBlockValue(document, { key, path: at, value }, titles)
  if (what === 'set-page') return setPageValue(document, { path: at, value })
  if (what === 'insert') return insertBlocks(document, { blocks: insert as JsonMap[] }, target, titles)
  if (what === 'move') return moveBlocks(document, keys, target, titles)
  if (what === 'remove') return removeBlocks(document, keys, titles)
  return hideBlocks(document, keys, what === 'hide', titles)
}
