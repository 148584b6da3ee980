import type { Contract } from 'pagoda/engine'

const args = { type: 'object', properties: { name: { type: 'string', maxLength: 40 } } } as const

export const greeting: Contract = {
  name: 'greeting',
  title: { zh: '问候', en: 'A greeting' },
  source: 'endpoints/greeting.ts',
  method: 'GET',
  path: '/api/greeting',
  query: args,
  reply: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
  problems: [],
  personal: false,
  page: { with: args, value: [] },
}

export const greet = ({ name }: { name?: string }) => ({ text: `Hello ${name || 'stranger'}` })
