import { describe, expect, it, vi } from 'vitest'
import type { PagePayload } from '../../../schemas/page/plan.ts'
import { fakeCall, label, planWith, ready, source } from '../../engine/react/fake-page.tsx'
import type { Plan } from '../../../schemas/page/plan.ts'
import { createCaller } from '../../engine/core/create-caller.ts'
import { createPageStore } from '../../engine/react/page-store.ts'
import type { Entry } from '../../engine/react/entry.ts'
import { createLivePage } from './live-page.ts'

const top = label('top', '上')
const below = label('below', '下')
const payloadOf = (plan: Plan): PagePayload => ({ plan, sources: { one: ready(1) }, theme: 'lantu', clockOffset: 0 })
const data = { one: source('/one') }
const planOf = (...blocks: Plan['blocks']) => planWith(blocks, { data, state: { tab: 0 } })

function live(plan: Plan) {
  const make = vi.fn((payload: PagePayload): Entry => {
    const store = createPageStore(payload.plan, payload.sources, fakeCall().call, createCaller)
    return { payload, store, runtime: {} as Entry['runtime'], run: async () => undefined, place: {} }
  })
  const first = make(payloadOf(plan))
  make.mockClear()
  const keepElement = vi.fn()
  return { first, make, keepElement, page: createLivePage({ first, make, keepElement, scrolled: () => 240 }) }
}

describe('the page of a draft on the screen', () => {
  it('becomes the next one where it stands, with its data, its state and its place', () => {
    const { first, make, keepElement, page } = live(planOf(top, below))
    first.store.setState('tab', 2)
    const next = page.show(payloadOf(planOf(below, top)))
    expect(make).not.toHaveBeenCalled()
    expect(keepElement).toHaveBeenCalledWith(next, first)
    expect(next.store).toBe(first.store)
    expect(next.store.scope('state')).toEqual({ tab: 2 })
    expect(next.store.plan.blocks.map(({ id }) => id)).toEqual(['below', 'top'])
    expect(next.place.top).toBe(240)
  })

  it('keeps the blocks that are alike as they were: nothing of them is rendered', () => {
    const { page } = live(planOf(top, below))
    const next = page.show(payloadOf(planOf({ ...top }, label('below', '新'))))
    expect(next.store.plan.blocks[0]).toBe(top)
    expect(next.store.plan.blocks[1]).toMatchObject({ props: { text: '新' } })
  })

  it('begins anew where its data are others', () => {
    const { first, make, page } = live(planOf(top))
    const next = page.show(payloadOf(planWith([top], { data: { two: source('/two') }, state: { tab: 0 } })))
    expect(make).toHaveBeenCalledOnce()
    expect(next.store).not.toBe(first.store)
    expect(next.place.top).toBe(240)
  })

  it('shows at once what is typed, and goes back to the server’s page when that is undone', () => {
    const { page } = live(planOf(top))
    const typed = page.type([{ id: 'top', widget: top.widget, props: { text: '打字' } }])
    expect(typed?.store.plan.blocks[0]).toMatchObject({ props: { text: '打字' } })
    const undone = page.type([{ id: 'top', widget: top.widget, props: { text: '上' } }])
    expect(undone?.store.plan.blocks[0]).toBe(top)
    expect(page.type([{ id: 'top', widget: top.widget, props: { text: '上' } }])).toBeUndefined()
  })
})
