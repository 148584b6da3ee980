// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { noCall, planWith } from '../../engine/react/fake-page.tsx'
import type { Entry } from '../../engine/react/entry.ts'
import { createCaller } from '../../engine/core/create-caller.ts'
import { createPageStore } from '../../engine/react/page-store.ts'
import type { Ready } from '../navigation/use-shown-entry.ts'
import { createApp, createFrame } from '../create-app.ts'
import { browserTools } from '../tools/browser-tools.ts'
import { heirOf, renewPage, tellVisit } from './renew-page.ts'

/** A page as the server makes it, anew each time that it is asked. */
function pageOf(page = 'play'): Entry {
  const plan = { ...planWith([], { state: { product: '', days: 1 } }), page }
  return { payload: { plan }, store: createPageStore(plan, {}, noCall, createCaller) } as unknown as Entry
}
const chosen = ({ store }: Entry) => store.scope('state')

let shown: Entry
const frame = createFrame()
function show(entry: Entry) {
  shown = entry
  frame.shownPage.show({ entry } as Parameters<typeof frame.shownPage.show>[0])
}
let close = () => {}
let open: Promise<void> | undefined
const app = {
  navigate: vi.fn(),
  entry: () => shown,
  overlaySteps: { pageAtRest: async () => open },
  frame,
  refresh: vi.fn(async (ready?: Ready) => {
    const next = pageOf()
    if (await ready?.(next)) show(next)
  }),
}
const settled = () => new Promise<void>((done) => setTimeout(done))

beforeEach(() => {
  vi.clearAllMocks()
  show(pageOf())
  open = undefined
})

describe('a page that gives way to itself', () => {
  it('takes along what was chosen on it, and what a tap that was under way chooses later', async () => {
    const before = shown
    before.store.setState('product', 'p1')
    await renewPage(before, app)
    expect([shown === before, chosen(shown)]).toEqual([false, { product: 'p1', days: 1 }])
    before.store.setState('days', 2)
    expect(chosen(shown)).toEqual({ product: 'p1', days: 2 })
  })

  it('waits until nothing is open over it', async () => {
    open = new Promise((done) => (close = done))
    const before = shown
    const renewed = renewPage(before, app)
    await settled()
    expect(shown).toBe(before)
    close()
    await renewed
    expect(shown).not.toBe(before)
  })

  it('waits for what a tap asks for, and for a popup of the page', async () => {
    const before = shown
    const renewed = renewPage(before, app)
    dispatchEvent(new MouseEvent('click'))
    await new Promise((done) => setTimeout(done, 50))
    app.frame.over.openPopup('book')
    await new Promise((done) => setTimeout(done, 600))
    expect(shown).toBe(before)
    app.frame.over.closePopup()
    await renewed
    expect(shown).not.toBe(before)
  })

  it('goes on as the page that took its place, once that is on the screen', async () => {
    const before = shown
    await renewPage(before, app)
    expect(await heirOf(before.store)).toBe(shown.store)
    expect(await heirOf(shown.store)).toBe(shown.store)
  })

  it('stays as it was left when somebody has gone on meanwhile', async () => {
    const before = shown
    show(pageOf('combo'))
    const there = shown
    await renewPage(before, app)
    expect(shown).toBe(there)
  })

  it('gives nothing of one member to another', async () => {
    const before = shown
    before.store.setState('product', 'p1')
    await renewPage(before, app, false)
    expect(chosen(shown)).toEqual({ product: '', days: 1 })
  })
})

it('what a tap on the page before still asks for comes on the one in its place: a popup, and its address', async () => {
  const before = shown
  const [real, openPopup] = [createApp(window), vi.fn()]
  const tools = browserTools(before.store, { ...real, entry: app.entry, openPopup })
  await renewPage(before, app)
  await tools.openPopup('book')
  expect(openPopup).toHaveBeenCalledExactlyOnceWith('book')
  tools.setQuery({ date: '2026-12-03' })
  await settled()
  expect([shown.store.scope('query'), location.search]).toEqual([{ date: '2026-12-03' }, '?date=2026-12-03'])
})

describe('what the address had lost of the visit', () => {
  it('is told to the page as it is: who brought the shopper makes no other page of it', async () => {
    const before = shown
    tellVisit(before, { trackCode: 'lobby' }, app)
    await settled()
    expect([shown === before, before.store.scope('query')]).toEqual([true, { trackCode: 'lobby' }])
  })

  it('brings the page of the brand, with what was chosen', async () => {
    const before = shown
    before.store.setState('product', 'p1')
    tellVisit(before, { from: 'clubmed' }, app)
    await settled()
    expect([shown === before, chosen(shown)]).toEqual([false, { product: 'p1', days: 1 }])
  })
})
