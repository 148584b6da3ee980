import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Plan, PlannedBlock, SourceState } from '../../../schemas/page/plan.ts'
import { planned } from '../core/test-fixtures.ts'
import { failed, fakeRuntime, label, noCall, planWith, source } from './fake-page.tsx'
import { createCaller } from '../core/create-caller.ts'
import { createPageStore } from './page-store.ts'
import { PageView } from './page-view.tsx'

function render(blocks: readonly PlannedBlock[], sources: Record<string, SourceState> = {}, plan: Partial<Plan> = {}) {
  const crashed: string[] = []
  const store = createPageStore(planWith(blocks, plan), sources, noCall, createCaller)
  const runtime = fakeRuntime(undefined, true)
  const html = renderToString(<PageView store={store} runtime={runtime} crashed={({ id }) => crashed.push(id)} />)
  return { html, crashed }
}

const bomb = (id: string) => planned({ id, widget: 'bomb', props: { text: 'armed' } })

describe('the HTML of a page', () => {
  it('has the blocks below the fold as well as those above', () => {
    const { html, crashed } = render([label('first', 'above'), label('later', 'beneath', { fold: 'below' })])
    expect(html).toContain('above')
    expect(html).toContain('beneath')
    expect(crashed).toEqual([])
  })

  it('has every other block when one crashes, and tells which', () => {
    const { html, crashed } = render([label('before', 'A'), bomb('bang'), label('after', 'B')])
    expect(html).toMatch(/A.*这里暂时没能加载出来.*B/s)
    expect(crashed).toEqual(['bang'])
  })

  it('has the container of a block that crashes', () => {
    const frame = planned({ id: 'frame', widget: 'frame', slots: { body: [bomb('bang'), label('inner', 'inside')] } })
    const { html, crashed } = render([frame])
    expect(html).toContain('inside')
    expect(crashed).toEqual(['bang'])
  })

  it('offers no button where nothing could answer it', () => {
    const reader = label('reader', '{{ offers }}', { reads: ['offers'] })
    const { html } = render([bomb('bang')])
    const late = render([reader], { offers: { status: 'pending' } }, { data: { offers: source('offers') } })
    expect(html).not.toContain('<button')
    expect(late.html).not.toContain('<button')
  })

  it('has no style attribute, whatever state its blocks are in', () => {
    const read = { reads: ['offers'], height: 300 }
    const data = { offers: source('offers'), late: source('late') }
    const { html } = render(
      [
        label('first', 'A'),
        bomb('bang'),
        planned({ id: 'new', widget: 'hologram', unknown: true }),
        label('failed', '{{ offers }}', read),
        label('waiting', '{{ late }}', { reads: ['late'], height: 300 }),
        planned({ id: 'frame', widget: 'frame', fold: 'below', slots: { body: [label('inner', 'B')] } }),
      ],
      { offers: failed, late: { status: 'pending' } },
      { data },
    )
    expect(html).toContain('block-waiting h-300')
    expect(html).not.toMatch(/\sstyle=/)
  })
})
