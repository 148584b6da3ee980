// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import type { PagePayload, PlannedBlock } from '../../../schemas/page/plan.ts'
import { fakeCall, label, planWith } from '../../engine/react/fake-page.tsx'
import { createCaller } from '../../engine/core/create-caller.ts'
import { createPageStore } from '../../engine/react/page-store.ts'
import { sealed, type ToFrame, type TypedBlock } from '../../studio/canvas/protocol.ts'
import type { Entry } from '../../engine/react/entry.ts'
import { bringPage } from '../shop-pages.ts'
import { listenToStudio } from './listen-to-studio.ts'
import { createLivePage } from './live-page.ts'
import { createSelectionLayer } from './selection-layer.ts'

vi.mock('../shop-pages.ts', () => ({ bringPage: vi.fn(async () => undefined) }))

const [note, again] = [label('note', '说明'), label('again-note', '说明')]
const payloadOf = (...blocks: PlannedBlock[]): PagePayload => ({
  ...{ plan: planWith(blocks), sources: {}, theme: 'lantu', clockOffset: 0 },
})
const make = (payload: PagePayload): Entry => {
  const store = createPageStore(payload.plan, payload.sources, fakeCall().call, createCaller)
  return { payload, store, runtime: {} as Entry['runtime'], run: async () => undefined, place: {} }
}
const live = createLivePage({ first: make(payloadOf(note)), make, keepElement: () => undefined, scrolled: () => 0 })
listenToStudio({
  ...{ refresh: async () => undefined, live, layer: createSelectionLayer() },
  container: document.body.appendChild(document.createElement('div')),
})

const tell = (message: ToFrame) =>
  dispatchEvent(new MessageEvent('message', { data: sealed(message), origin: location.origin, source: parent }))
const show = (turn: number, ...blocks: PlannedBlock[]) =>
  tell({ type: 'show', turn, page: { payload: payloadOf(...blocks), css: [] } })
const type = (turn: number, ...blocks: TypedBlock[]) =>
  tell({ type: 'typed', turn, ids: blocks.map(({ id }) => id), fresh: blocks })
const shown = () => live.entry().payload.plan.blocks.map(({ id, props }) => `${id} ${String(props.text)}`)
const kept = ({ id }: PlannedBlock) => ({ id, isKept: true }) as const

it('[C1] the server’s page comes though its blocks were told before it, or while its code was brought', async () => {
  // A part that is used once more: the studio knows its blocks by the answer, and may tell them before the page of it is there.
  let bring = () => undefined as void
  vi.mocked(bringPage).mockImplementationOnce(async () => new Promise<void>((done) => (bring = done)))
  type(1, kept(note))
  show(2, note, again)
  type(3, kept(note), kept(again))
  bring()
  await vi.waitFor(() => expect(shown()).toEqual(['note 说明', 'again-note 说明']))

  show(4, note)
  await vi.waitFor(() => expect(shown()).toEqual(['note 说明']))
  type(7, kept(note), kept(again))
  show(6, note, again)
  await vi.waitFor(() => expect(shown()).toEqual(['note 说明', 'again-note 说明']))
})

it('[C1] what was typed since a page was asked for stays on it, and an older page comes over no later one', async () => {
  type(11, { id: 'note', widget: note.widget, props: { text: '新' } })
  show(10, note, again)
  await Promise.resolve()
  expect(shown()).toEqual(['note 新'])
  show(12, again)
  show(9, note)
  await vi.waitFor(() => expect(shown()).toEqual(['again-note 说明']))
})

describe('[C1] a tap that was made before the frame heard one chooses', () => {
  let told: MockInstance<typeof parent.postMessage>
  beforeEach(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div data-block="deals"><h2>限时抢购</h2></div><p data-block="b">b</p>',
    )
    told = vi.spyOn(parent, 'postMessage').mockReturnValue(undefined)
  })
  afterEach(() => {
    for (const block of document.querySelectorAll('[data-block]')) block.remove()
    vi.restoreAllMocks()
  })
  const tapOn = (id: string, stands: string) => {
    const at = vi.spyOn(document, 'elementFromPoint').mockReturnValue(document.querySelector(stands))
    tell({ type: 'tap', id, point: { x: 40, y: 300 }, add: true })
    expect(at).toHaveBeenCalledWith(40, 300)
    return told.mock.calls.map(([sent]) => (sent as ReturnType<typeof sealed>).message)
  }
  const chosen = (text: string) => ({
    ...{ type: 'select', id: 'deals', add: true, levels: expect.arrayContaining([{ text, pictures: [] }]) },
  })

  it('what stands there', () => {
    expect(tapOn('deals', 'h2')).toEqual([chosen('限时抢购')])
  })

  it('what it was aimed at, where something else came there since', () => {
    expect(tapOn('deals', 'p')).toEqual([chosen('限时抢购')])
  })

  it('nothing, where that has gone', () => {
    expect(tapOn('gone', 'p')).toEqual([])
  })
})
