import type { Finding } from '../../../kit/problem.ts'
import type { AnyWidget } from '../../../kit/widget.ts'
import { getOwn } from '../../core/get-own.ts'
import { at, entriesOf, listOf } from '../pointer.ts'
import type { PageRule } from '../rule.ts'
import { slotTitle } from '../slot-title.ts'

export const slotTooFull: PageRule = {
  meta: {
    name: 'slot-too-full',
    severity: 'error',
    title: { zh: '插槽里放得太多', en: 'Too many blocks in a slot' },
    docs: {
      why: {
        zh: '放不下的区块会把版面撑坏。',
        en: 'More blocks than fit break the layout.',
      },
      wrong: '"slots": { "body": [a, b, c] }（最多 2 个）',
      right: '"slots": { "body": [a, b] }',
    },
  },
  on: 'page',
  check: ({ blocks, screen, raw }) => [
    ...blocks.flatMap(({ block, widget, pointer }) => tooFull(block.slots, `${pointer}/slots`, widget)),
    ...tooFull(raw.slots, '/slots', screen),
  ],
}

function tooFull(slots: unknown, pointer: string, of: AnyWidget | undefined): Finding[] {
  return entriesOf(slots).flatMap(([name, slot]) => {
    const max = getOwn(of?.slots ?? {}, name)?.max
    const { length } = listOf(slot)
    if (max === undefined || length <= max) return []
    const message = {
      zh: `「${slotTitle(of, name)}」最多放 ${max} 个区块，现在有 ${length} 个`,
      en: `The slot "${name}" takes at most ${max} blocks, here are ${length}`,
    }
    const expected = { zh: `最多 ${max} 个`, en: `at most ${max}` }
    return [{ pointer: at(pointer, name), target: 'key' as const, message, expected, got: `${length}` }]
  })
}
