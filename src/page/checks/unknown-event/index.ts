import { closest } from '../../core/expressions/closest.ts'
import { at, entriesOf } from '../pointer.ts'
import type { PageRule } from '../rule.ts'
import { instead, rename } from '../words.ts'

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
  check: ({ blocks }) =>
    blocks.flatMap(({ block, widget, pointer: blockPointer }) => {
      const known = Object.keys(widget?.events ?? {})
      const wrong = widget ? entriesOf(block.on).filter(([name]) => !known.includes(name)) : []
      return wrong.map(([name]) => {
        const suggestion = closest(name, known)
        const pointer = at(`${blockPointer}/on`, name)
        const hint = instead(suggestion, known)
        const message = {
          zh: `组件「${widget?.code}」没有事件「${name}」${hint.zh}`,
          en: `The widget "${widget?.code}" has no event "${name}"${hint.en}`,
        }
        return {
          pointer,
          target: 'key',
          message,
          got: name,
          ...(suggestion && { suggestion, fix: rename(pointer, suggestion) }),
        }
      })
    }),
}
