import type { AnyWidget } from '../../../kit/widget.ts'
import type { PageRule } from '../rule.ts'
import { unknownMembers } from '../unknown-member.ts'

const part = { key: 'on', of: (widget: AnyWidget) => widget.events, noun: { zh: '事件', en: 'event' } } as const

export const unknownEvent: PageRule = {
  meta: {
    name: 'unknown-event',
    severity: 'error',
    title: { zh: '组件没有这个事件', en: 'The widget has no such event' },
    docs: {
      why: {
        zh: '组件不会发出的事件，后面的动作永远不会执行。',
        en: 'What waits for an event that never comes never runs.',
      },
      wrong: '"on": { "click": [ … ] }',
      right: '"on": { "select": [ … ] }',
    },
  },
  on: 'page',
  check: ({ blocks }) => blocks.flatMap((block) => unknownMembers(block, part)),
}
