import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TrackedEvent } from '../../../schemas/domain/tracked-event.ts'
import { createRecorder } from './recorder.ts'
import { later } from './testing/later.ts'

const NOW = 1_000_000
const told: TrackedEvent[] = []
const batch = { add: (event: TrackedEvent) => void told.push(event) }
const widgets: Record<string, string> = { deals: 'package-offers', box: 'frame' }
const start = () =>
  createRecorder(
    { name: 'home', path: '/?phone=13800000000' },
    { now: () => NOW, later, batch, widgetOf: (id) => widgets[id] },
  )
const at = { page: 'home', path: '/', at: NOW }

beforeEach(() => {
  told.length = 0
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

describe('an event of a page with experiments', () => {
  it('says in which arm of each the visitor is', () => {
    const { record, view } = start()
    const arms = { hero: 'photo', offers: 'list' }
    view({ name: 'spring', path: '/spring', arms })
    record({ kind: 'exposure', block: 'deals' })
    view({ name: 'home', path: '/', arms: {} })
    expect(told.map(({ kind, arms: said }) => [kind, said])).toEqual([
      ['view', arms],
      ['exposure', arms],
      ['view', undefined],
    ])
  })
})

describe('a tap', () => {
  it('has the name of the event that its block made of it', () => {
    const { clicked, blockEvent } = start()
    clicked('deals', '/tc-fostay/combo')
    blockEvent('deals', 'more')
    blockEvent('deals', 'later')
    vi.advanceTimersByTime(100)
    expect(told).toEqual([{ kind: 'click', ...at, block: 'deals', widget: 'package-offers', name: 'more' }])
  })

  it('has the path of the link where the block made no event of it, and no name where there is no link', () => {
    const { clicked } = start()
    clicked('deals', '/tc-fostay/combo')
    clicked('deals', undefined)
    vi.advanceTimersByTime(100)
    expect(told.map(({ name }) => name)).toEqual(['/tc-fostay/combo', undefined])
  })

  it("is not named by another block's event, nor by one without a tap", () => {
    const { clicked, blockEvent } = start()
    blockEvent('deals', 'change')
    clicked('deals', undefined)
    blockEvent('box', 'select')
    vi.advanceTimersByTime(100)
    blockEvent('deals', 'change')
    vi.advanceTimersByTime(100)
    expect(told).toEqual([{ kind: 'click', ...at, block: 'deals', widget: 'package-offers' }])
  })

  it('outside every block is told only when a block makes an event of it: a sheet stands elsewhere in the document', () => {
    const { clicked, blockEvent } = start()
    clicked(undefined, '/tc-fostay/')
    vi.advanceTimersByTime(100)
    expect(told).toEqual([])
    clicked(undefined, undefined)
    blockEvent('deals', 'pick')
    vi.advanceTimersByTime(100)
    expect(told).toEqual([{ kind: 'click', ...at, block: 'deals', widget: 'package-offers', name: 'pick' }])
  })

  it('belongs to the page where it was made, and is told before the next page', () => {
    const { clicked, view } = start()
    clicked('deals', '/tc-fostay/combo')
    view({ name: 'package-list', path: '/combo' })
    vi.advanceTimersByTime(100)
    expect(told.map(({ kind, page }) => `${kind} ${page}`)).toEqual(['click home', 'view package-list'])
  })
})

describe('what is recorded', () => {
  it('never has the values behind the path', () => {
    const { view } = start()
    view({ name: 'login', path: '/login?redirect=%2Fcombo#top' })
    expect(told).toEqual([{ kind: 'view', page: 'login', path: '/login', at: NOW }])
  })

  it('takes texts, finite numbers and booleans with an event of the shop, cut to what the contract takes', () => {
    const { track } = start()
    track('e'.repeat(70), {
      word: `${'x'.repeat(199)}😀`,
      price: 9.5,
      ok: false,
      none: null,
      many: [1],
      nan: Number.NaN,
    })
    track('plain')
    expect(told).toEqual([
      { kind: 'custom', ...at, name: 'e'.repeat(64), data: { word: 'x'.repeat(199), price: 9.5, ok: false } },
      { kind: 'custom', ...at, name: 'plain' },
    ])
  })

  it('has at most 20 facts', () => {
    start().track('many', Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`k${index}`, index])))
    expect(Object.keys(told[0]?.data ?? {})).toHaveLength(20)
  })
})
