import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createIdle, createReadingTracker } from './attention.ts'
import { later } from './testing/later.ts'

const told: object[] = []
const tools = () => ({ tick: () => Date.now(), later, record: (event: object) => told.push(event) })
beforeEach(() => {
  told.length = 0
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

describe('the reading of a page', () => {
  let depth = 0
  const looks = vi.fn(() => depth)
  const start = () => {
    looks.mockClear()
    const reading = createReadingTracker(tools(), looks)
    reading.begin(true)
    return reading
  }
  const scrollTo = (reading: { scrolled: () => void }, to: number) => {
    depth = to
    reading.scrolled()
  }

  it('looks at the depth every 200 ms, and at where the scrolling ended (A9)', () => {
    const reading = start()
    for (let ms = 0; ms < 500; ms += 10) {
      scrollTo(reading, ms / 10)
      vi.advanceTimersByTime(10)
    }
    expect(looks.mock.results.map(({ value }) => value)).toEqual([0, 19, 39])
    vi.advanceTimersByTime(1_000)
    expect(looks.mock.results.map(({ value }) => value)).toEqual([0, 19, 39, 49])
  })

  it('tells the deepest point once, when the page is left', () => {
    const reading = start()
    for (const to of [30, 80, 50]) {
      scrollTo(reading, to)
      vi.advanceTimersByTime(300)
    }
    expect(told).toEqual([])
    reading.end()
    reading.begin()
    reading.end()
    expect(told).toEqual([{ kind: 'scroll', depth: 80 }])
  })

  it('begins at the top on the next page', () => {
    const reading = start()
    scrollTo(reading, 80)
    reading.end()
    reading.begin(true)
    reading.end()
    vi.advanceTimersByTime(300)
    scrollTo(reading, 30)
    reading.end()
    expect(told).toEqual([
      { kind: 'scroll', depth: 80 },
      { kind: 'scroll', depth: 30 },
    ])
  })

  it('tells a stay when over 4 s have passed since the last scroll (B9)', () => {
    const reading = start()
    scrollTo(reading, 40)
    vi.advanceTimersByTime(4_000)
    scrollTo(reading, 60)
    expect(told).toEqual([])
    vi.advanceTimersByTime(4_001)
    scrollTo(reading, 70)
    expect(told).toEqual([{ kind: 'stay', duration: 4_001, depth: 60 }])
  })

  it('tells the stay that ends with the page, and no time while the page was hidden', () => {
    const reading = start()
    vi.advanceTimersByTime(5_000)
    reading.end()
    vi.advanceTimersByTime(60_000)
    reading.begin()
    vi.advanceTimersByTime(3_000)
    reading.end()
    expect(told).toEqual([{ kind: 'stay', duration: 5_000 }])
  })
})

describe('idleness', () => {
  it('is told once after 4 s without any input, and again after the next input (A9)', () => {
    const { active } = createIdle(tools())
    active()
    vi.advanceTimersByTime(3_999)
    active()
    vi.advanceTimersByTime(3_999)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual([{ kind: 'idle', duration: 4_000 }])
    active()
    vi.advanceTimersByTime(4_000)
    expect(told).toHaveLength(2)
  })

  it('is not told of a page that nobody looks at', () => {
    const { active, pause } = createIdle(tools())
    active()
    pause()
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual([])
  })
})
