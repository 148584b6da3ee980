import type { TextRule } from '../rule.ts'

export const duplicateKey: TextRule = {
  meta: {
    name: 'duplicate-key',
    severity: 'error',
    title: { zh: '同一个名字写了两次', en: 'The same name twice' },
    docs: {
      why: {
        zh: '后一个会悄悄盖掉前一个，改前一个没有效果。',
        en: 'The second silently replaces the first, and changing the first does nothing.',
      },
      wrong: '{ "title": "首页", "title": "夏天" }',
      right: '{ "title": "夏天" }',
    },
  },
  on: 'text',
  check: ({ repeated }) =>
    repeated.map(({ key, pointer, range }) => ({
      pointer,
      range,
      target: 'key',
      message: {
        zh: `「${key}」在同一个 { } 里写了两次，只有最后一个算数`,
        en: `"${key}" stands twice in the same { }: only the last counts`,
      },
    })),
}
