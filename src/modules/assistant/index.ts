import type { Module, Screen } from '../../kit/module.ts'

const assistantScreen = {
  code: 'assistant/assistant',
  title: '旅行助手',
  description: '一问一答：回答来自写好的回答、文章、地点和商品，随时可以转人工客服。对话在这次访问里记住。',
  props: { type: 'object', properties: {}, additionalProperties: false },
  slots: { top: { title: '对话上面' }, end: { title: '对话下面' } },
  query: ['question'],
  calls: ['assistantAnswer', 'customerService'],
  values: {
    type: 'object',
    properties: { count: { type: 'integer', minimum: 0, title: '问了几个问题' } },
    required: ['count'],
    additionalProperties: false,
  },
  height: 420,
  load: () => import('./assistant-screen.tsx'),
} as const satisfies Screen

/** B2.9: the shop's assistant. The rules are in SPEC.md. */
export const assistant = {
  name: 'assistant',
  title: '旅行助手',
  screens: { assistant: assistantScreen },
} as const satisfies Module
