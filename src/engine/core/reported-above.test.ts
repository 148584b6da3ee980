import { describe, expect, it } from 'vitest'
import type { Plan, PlannedBlock } from '../../../schemas/page/plan.ts'
import { planned } from './test-fixtures.ts'
import { withReportedAbove } from './reported-above.ts'

const source = (reads: readonly string[] = [], when?: string) => ({ reads, when }) as unknown as Plan['data'][string]
const block = (id: string, reads: readonly string[], more: Partial<PlannedBlock> = {}) =>
  planned({ id, widget: 'label', props: { text: `{{ ${reads.join(' + ')} }}` }, reads, ...more })
const reportedIn = (blocks: readonly PlannedBlock[], data: Plan['data'], values = {}) =>
  Object.fromEntries(withReportedAbove(blocks, data, values).map(({ id, reportedAbove }) => [id, reportedAbove]))

const data = { mine: source(), orders: source(['mine']), offers: source([], '{{ query.open }}') }

describe('that data failed is reported once, by the first block that does so for certain', () => {
  it('of all that read it, and of what depends on it', () => {
    expect(reportedIn([block('one', ['mine']), block('two', ['mine']), block('three', ['orders'])], data)).toEqual({
      ...{ one: undefined, two: ['mine'], three: ['mine'] },
    })
  })

  it.each<[string, Partial<PlannedBlock>, Partial<PlannedBlock>, string[] | undefined]>([
    ['not by one that hides then', { onError: 'hide' }, {}, undefined],
    ['not by one with a sentence of its own for it', { onError: { text: '稍后再来' } }, {}, undefined],
    ['not by one that may be away', { when: '{{ viewer.loggedIn }}' }, {}, undefined],
    ['by one that is shown whenever this one is', { when: '{{ query.a }}' }, { when: '{{ query.a }}' }, ['offers']],
    ['by one that is shown whenever they are loaded', { when: '{{ query.open }}' }, {}, ['offers']],
    ['by one whose condition reads them', { when: '{{ offers == 1 }}' }, {}, ['offers']],
    ['not by one that has something in their place', { props: { text: '{{ default(offers, 1) }}' } }, {}, undefined],
    ['and not to one that hides', {}, { onError: 'hide' }, undefined],
  ])('%s', (_which, above, below, reported) => {
    const blocks = [block('above', ['offers'], above), block('below', ['offers'], below)]
    expect(reportedIn(blocks, data)['below']).toEqual(reported)
  })

  it('not by one in a slot, whose container may have failed itself', () => {
    const inner = block('inner', ['mine'])
    const frame = planned({ id: 'frame', widget: 'frame', slots: { body: [inner, block('next', ['mine'])] } })
    const [first, below] = withReportedAbove([frame, block('below', ['mine'])], data, {})
    expect([first?.slots?.['body']?.map(({ reportedAbove }) => reportedAbove), below?.reportedAbove]).toEqual([
      [undefined, undefined],
      undefined,
    ])
  })

  it('also to one in a slot', () => {
    const frame = planned({ id: 'frame', widget: 'frame', slots: { body: [block('inner', ['mine'])] } })
    expect(
      withReportedAbove([block('above', ['mine']), frame], data, {})[1]?.slots?.['body']?.[0]?.reportedAbove,
    ).toEqual(['mine'])
  })
})
