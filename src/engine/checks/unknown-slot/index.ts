import type { AnyWidget } from '../../../kit/widget.ts'
import type { PageRule } from '../rule.ts'
import { unknownMembers, unknownNames } from '../unknown-member.ts'

const part = { key: 'slots', of: (widget: AnyWidget) => widget.slots, noun: { zh: '插槽', en: 'slot' } } as const

export const unknownSlot: PageRule = {
  meta: {
    name: 'unknown-slot',
    severity: 'error',
    title: { zh: '组件没有这个插槽', en: 'The widget has no such slot' },
    docs: {
      why: {
        zh: '放在不存在的插槽里的区块不会显示。',
        en: 'Blocks in a slot that does not exist are not shown.',
      },
      wrong: '{ "widget": "section", "slots": { "body": [ … ] } }',
      right: '{ "widget": "section", "slots": { "content": [ … ] } }',
    },
  },
  on: 'page',
  check: ({ blocks, screen, raw }) => [
    ...blocks.flatMap((block) => unknownMembers(block, part)),
    ...(screen ? unknownNames(raw.slots, '/slots', screen, part) : []),
  ],
}
