import type { Tool } from '../tool.ts'
import { textHash } from '../../../remote/folder.ts'
import { editedItem, itemInput, itemOf, type NamedItem, refuseAs } from './shared.ts'

interface Input extends NamedItem {
  readonly which?: 'draft' | 'published'
}

export const readPage = {
  name: 'read_page',
  title: '读一个页面',
  description:
    'The JSON text of a page, part, theme or route: the draft where there is one, else what is published. `revision` names the text; propose_edit wants it.',
  input: {
    type: 'object',
    properties: {
      ...itemInput,
      which: { type: 'string', enum: ['draft', 'published'], description: 'published: not the draft' },
    },
    required: ['name'],
    additionalProperties: false,
  },
  isReadOnly: true,
  async run({ which = 'draft', ...named }: Input, { remote }) {
    const item = itemOf(named)
    const { server, text } = await editedItem(remote, item)
    const { row, draft, published } = server
    const shown = which === 'published' ? (published?.text ?? refuseAs('no-such-item', '（还没有发布过）')) : text
    const isDraft = draft !== undefined && which === 'draft'
    const value = { ...item, title: row.title, addresses: row.paths, state: row.state, isDraft }
    return {
      value: { ...value, ...(draft && { version: draft.version }), revision: textHash(shown), text: shown },
    }
  },
} as const satisfies Tool
