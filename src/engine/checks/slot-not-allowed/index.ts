import { describeChoices } from '../schema.ts'
import type { PageRule } from '../rule.ts'

export const slotNotAllowed: PageRule = {
  meta: {
    name: 'slot-not-allowed',
    severity: 'error',
    title: { zh: '这个组件不能放在这里', en: 'The widget may not stand here' },
    docs: {
      why: {
        zh: '插槽的大小和样式只适合列出的组件。',
        en: 'The slot fits the listed widgets only.',
      },
      wrong: '"slots": { "body": [{ "widget": "app-header" }] }',
      right: '"slots": { "body": [{ "widget": "product-grid" }] }',
    },
  },
  on: 'page',
  check: ({ blocks }) =>
    blocks.flatMap(({ parent, widget, pointer }) => {
      const allow = parent?.slot?.allow
      if (!parent || !widget || !allow || allow.includes(widget.code)) return []
      const expected = describeChoices(allow)
      const message = {
        zh: `「${parent.slot?.title ?? parent.name}」里不能放「${widget.code}」，可以放：${expected.zh}`,
        en: `"${widget.code}" may not stand in the slot "${parent.name}"; there may be: ${expected.en}`,
      }
      return [{ pointer: `${pointer}/widget`, message, expected, got: widget.code }]
    }),
}
