import { kindSchema } from '../../../../schemas/studio/item.ts'
import type { ItemKind } from '../../../../schemas/studio/item.ts'
import type { Tool } from '../tool.ts'

interface Input {
  readonly kind?: ItemKind
  readonly search?: string
}

export const listPages = {
  name: 'list_pages',
  title: '列出页面',
  description:
    'Pages, parts, themes and routes of the shop with their addresses and state (live, draft, new, archived), and how many errors each has.',
  input: {
    type: 'object',
    properties: {
      kind: { ...kindSchema, description: 'only this kind' },
      search: { type: 'string', maxLength: 80, description: 'words in the name, the title or an address' },
    },
    additionalProperties: false,
  },
  isReadOnly: true,
  async run({ kind, search = '' }: Input, { remote }) {
    const { items } = await remote.ask.itemList({})
    const words = search.trim().toLowerCase()
    const isFound = (row: (typeof items)[number]) =>
      (kind === undefined || row.kind === kind) &&
      `${row.name} ${row.title} ${row.paths.join(' ')}`.toLowerCase().includes(words)
    return { value: { items: items.filter(isFound) } }
  },
} as const satisfies Tool
