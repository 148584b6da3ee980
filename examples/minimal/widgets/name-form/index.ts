import type { Widget } from 'pagoda/engine'

const told = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } as const

export default {
  code: 'name-form',
  title: 'Name form',
  description: 'Asks for a name and tells it.',
  props: {
    type: 'object',
    properties: { label: { type: 'string' } },
    required: ['label'],
    additionalProperties: false,
  },
  events: { name: { title: 'A name was given', payload: told } },
  height: 60,
  load: () => import('./name-form.tsx'),
} satisfies Widget<{ label: string }>
