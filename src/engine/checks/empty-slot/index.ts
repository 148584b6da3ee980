import { at, entriesOf } from '../pointer.ts'
import { slotTitle } from '../slot-title.ts'
import type { PageRule } from '../rule.ts'

export const emptySlot: PageRule = {
  meta: {
    name: 'empty-slot',
    severity: 'warning',
    title: { zh: '插槽是空的', en: 'An empty slot' },
    docs: {
      why: {
        zh: '容器只剩一个标题和空白，通常是忘了放区块。',
        en: 'The container shows a title and nothing under it.',
      },
      wrong: '{ "widget": "section", "slots": { "content": [] } }',
      right: '{ "widget": "section", "slots": { "content": [{ "id": "list", "widget": "product-grid" }] } }',
    },
  },
  on: 'page',
  check: ({ blocks }) =>
    blocks.flatMap(({ block, widget, pointer }) =>
      entriesOf(block.slots)
        .filter(([, slot]) => Array.isArray(slot) && slot.length === 0)
        .map(([name]) => ({
          pointer: at(`${pointer}/slots`, name),
          target: 'key' as const,
          message: { zh: `「${slotTitle(widget, name)}」里没有区块`, en: `There is no block in the slot "${name}"` },
        })),
    ),
}
