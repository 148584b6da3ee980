import { closest } from '../../core/expressions/closest.ts'
import { at, entriesOf } from '../pointer.ts'
import type { PageRule } from '../rule.ts'
import { instead, rename } from '../words.ts'

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
      wrong: '{ "widget": "section", "slots": { "content": [ … ] } }',
      right: '{ "widget": "section", "slots": { "body": [ … ] } }',
    },
  },
  on: 'page',
  check: ({ blocks }) =>
    blocks.flatMap(({ block, widget, pointer: blockPointer }) => {
      const known = Object.keys(widget?.slots ?? {})
      const wrong = widget ? entriesOf(block.slots).filter(([name]) => !known.includes(name)) : []
      return wrong.map(([name]) => {
        const suggestion = closest(name, known)
        const pointer = at(`${blockPointer}/slots`, name)
        const hint = instead(suggestion, known)
        const message = {
          zh: `组件「${widget?.code}」没有插槽「${name}」${hint.zh}`,
          en: `The widget "${widget?.code}" has no slot "${name}"${hint.en}`,
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
