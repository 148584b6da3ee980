import { documentText } from '../../../../schemas/studio/items.ts'
import type { Tool } from '../tool.ts'
import { editedItem, itemInput, itemOf, type NamedItem, problemsOf } from './shared.ts'

export const check = {
  name: 'check',
  title: '检查',
  description:
    'What is wrong with a text, as publishing would judge it; without a text, with the draft or what is published.',
  input: {
    type: 'object',
    properties: { ...itemInput, text: documentText },
    required: ['name'],
    additionalProperties: false,
  },
  isReadOnly: true,
  async run({ text, ...named }: NamedItem & { readonly text?: string }, { remote }) {
    const item = itemOf(named)
    return { value: await problemsOf(remote, item, text ?? (await editedItem(remote, item)).text) }
  },
} as const satisfies Tool
