import { describe, expect, it, vi } from 'vitest'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import * as evaluating from '../core/evaluate-block.ts'
import { label, planWith } from '../react/fake-page.tsx'
import { draftDoor } from './draft-door.ts'

const holding = (block: PlannedBlock, ...inside: PlannedBlock[]): PlannedBlock => ({
  ...block,
  slots: { left: inside },
})
const blocks = [
  label('first', '一'),
  holding(label('two', '二'), label('inner', '里'), label('beside', '旁')),
  holding(label('other', '别'), label('far', '远')),
]

describe('which blocks of a page are shown', () => {
  it('is worked out for those that are asked for, and for what they stand in', () => {
    const evaluated = vi.spyOn(evaluating, 'evaluateBlock')
    const payload = { plan: planWith(blocks), sources: {}, theme: 'lantu', clockOffset: 0 }
    const found = draftDoor.shown(payload, (id) => id === 'inner')
    expect([...found]).toEqual([['inner', 'ready']])
    expect(evaluated.mock.calls.map(([{ id }]) => id)).toEqual(['two', 'inner'])
  })
})
