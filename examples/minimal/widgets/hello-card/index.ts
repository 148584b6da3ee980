import type { Widget } from 'pagoda/engine'

export default {
  code: 'hello-card',
  title: 'Hello card',
  description: 'A sentence in large letters.',
  props: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'], additionalProperties: false },
  height: 80,
  load: () => import('./hello-card.tsx'),
} satisfies Widget<{ text: string }>
