import { describe, expect, it } from 'vitest'
import type { PagePayload } from '../../../schemas/page/plan.ts'
import { planned } from '../core/test-fixtures.ts'
import { label, planWith } from './fake-page.tsx'
import { allBlocks, firstWidgets } from './entry.ts'

const payload: PagePayload = {
  plan: planWith(
    [
      planned({ id: 'box', widget: 'frame', slots: { body: [label('in', 'x')], foot: [label('foot', 'x')] } }),
      planned({ id: 'new', widget: 'hologram', unknown: true }),
      planned({ id: 'later', widget: 'bomb', fold: 'below' }),
    ],
    { popups: { more: { title: '更多', blocks: [label('up', 'x', { fold: 'below' })] } } },
  ),
  sources: {},
  theme: 'lantu',
  clockOffset: 0,
}

describe('the blocks of a page', () => {
  it('are those in slots and popups too', () => {
    expect([...allBlocks(payload)].map(({ id }) => id)).toEqual(['box', 'in', 'foot', 'new', 'later', 'up'])
  })
})

describe('the widgets that a page waits for', () => {
  it('are those of its first view that this build has, each once', () => {
    expect(firstWidgets(payload)).toEqual(['frame', 'label'])
  })
})
