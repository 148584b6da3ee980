import { describe, expect, it } from 'vitest'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import { planWith } from '../../engine/react/fake-page.tsx'
import { planned } from '../../engine/core/test-fixtures.ts'
import { typedPlan } from './typed-plan.ts'

const banner = planned({ id: 'banner', widget: 'banner', props: { max: 6, title: '横幅' } })
const inner = planned({ id: 'inner', widget: 'note', props: { text: '里面' } })
const box = planned({ id: 'box', widget: 'columns', props: {}, slots: { left: [inner], right: [] } })
const plan = planWith([banner, box])
const known = new Map<string, PlannedBlock>([banner, inner, box].map((block) => [block.id, block]))
const written = [
  { id: 'banner', widget: 'banner', props: { title: '横幅' } },
  { id: 'box', widget: 'columns', slots: { left: [{ id: 'inner', widget: 'note', props: { text: '里面' } }] } },
]

describe('blocks as they are typed', () => {
  it('are the plan that is on the screen while nothing is another', () => {
    expect(typedPlan(plan, written, known)).toBe(plan)
  })

  it('take what was typed over the widget’s defaults, and leave the others the same objects', () => {
    const typed = typedPlan(plan, [{ ...written[0]!, props: { title: '新' } }, written[1]!], known)
    expect(typed.blocks[0]).toMatchObject({ id: 'banner', props: { max: 6, title: '新' } })
    expect(typed.blocks[1]).toBe(box)
  })

  it('move between the page and a slot', () => {
    const moved = [
      { ...written[1]!, slots: { left: [], right: [written[0]!] } },
      { id: 'inner', widget: 'note', props: { text: '里面' } },
    ]
    const typed = typedPlan(plan, moved, known)
    expect(typed.blocks.map(({ id }) => id)).toEqual(['box', 'inner'])
    expect(typed.blocks[0]?.slots).toEqual({ left: [], right: [banner] })
    expect(typed.blocks[1]).toBe(inner)
  })

  it('[C4] that cross the fold are of the side that they come to, and come back as they were', () => {
    const low = planned({ id: 'low', widget: 'note', props: {}, fold: 'below' })
    const folded = planWith([banner, low])
    const all = new Map<string, PlannedBlock>([...known, ['low', low]])
    const [first, second] = [written[0]!, { id: 'low', widget: 'note', props: {} }]
    const moved = typedPlan(folded, [second, first], all)
    expect(moved.blocks.map(({ id, fold }) => [id, fold])).toEqual([
      ['low', 'above'],
      ['banner', 'below'],
    ])
    expect(typedPlan(moved, [second, first], all)).toBe(moved)
    expect(typedPlan(moved, [first, second], all).blocks).toEqual([banner, low])
  })

  it('[C4] float over the page wherever they stand: below the fold they would be held in their place, out of sight', () => {
    const low = planned({ id: 'low', widget: 'note', props: {}, fold: 'below' })
    const bar = planned({ id: 'bar', widget: 'tab-bar', props: {}, height: 0, fold: 'above' })
    const folded = planWith([banner, low, bar])
    const all = new Map<string, PlannedBlock>([...known, ['low', low], ['bar', bar]])
    const [first, second, last] = [
      written[0]!,
      { id: 'low', widget: 'note', props: {} },
      { id: 'bar', widget: 'tab-bar' },
    ]
    expect(typedPlan(folded, [first, second, last], all)).toBe(folded)
    expect(typedPlan(folded, [last, first, second], all).blocks[0]).toBe(bar)
  })

  it('that stand in a part stay as they are, wherever its use is moved', () => {
    const typed = typedPlan(plan, [written[1]!, { id: 'banner', isKept: true }], known)
    expect(typed.blocks.map(({ id }) => id)).toEqual(['box', 'banner'])
    expect(typed.blocks[1]).toBe(banner)
    const inBox = [written[0]!, { ...written[1]!, slots: { left: [{ id: 'inner', isKept: true } as const] } }]
    expect(typedPlan(plan, inBox, known)).toBe(plan)
  })

  it('wait for the server where they are new, or another widget than before', () => {
    const typed = typedPlan(
      plan,
      [
        { id: 'fresh', widget: 'note' },
        { ...written[0]!, widget: 'other' },
      ],
      known,
    )
    expect(typed.blocks).toEqual([])
  })
})
