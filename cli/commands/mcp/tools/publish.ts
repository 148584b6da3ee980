import type { Tool } from '../tool.ts'
import { itemInput, itemOf, type NamedItem } from './shared.ts'

interface Input {
  readonly items: readonly (NamedItem & { readonly version: number })[]
  readonly message?: string
}

export const publish = {
  name: 'publish',
  title: '发布',
  description:
    'Publishes drafts together or none of them. The key needs the role publisher: the server refuses others. `version` is the draft that was read or proposed; a later one is refused.',
  input: {
    type: 'object',
    properties: {
      items: {
        type: 'array',
        minItems: 1,
        maxItems: 50,
        items: {
          type: 'object',
          properties: { ...itemInput, version: { type: 'integer', minimum: 1 } },
          required: ['name', 'version'],
          additionalProperties: false,
        },
      },
      message: { type: 'string', maxLength: 200, description: 'a word for the history' },
    },
    required: ['items'],
    additionalProperties: false,
  },
  isReadOnly: false,
  async run({ items, message = '' }: Input, { remote }) {
    const body = { items: items.map(({ version, ...named }) => ({ ...itemOf(named), version })), message }
    return { value: await remote.ask.publishDraft({ body }) }
  },
} as const satisfies Tool
