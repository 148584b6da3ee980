import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createExposure, isHalfSeen, type BlockVisibility } from './exposure.ts'
import { later } from './testing/later.ts'

const SCREEN = 800
const sight = (height: number, seen: number, more: Partial<BlockVisibility> = {}): BlockVisibility => ({
  isIntersecting: seen > 0,
  intersectionRatio: height > 0 ? seen / height : 1,
  intersectionRect: { height: seen },
  boundingClientRect: { width: 360, height },
  rootBounds: { height: SCREEN },
  ...more,
})

const screenIs = (height: () => number) =>
  Object.defineProperty(globalThis, 'innerHeight', { configurable: true, get: height })

describe('isHalfSeen', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'innerHeight')
  })

  it.each([
    ['half of a block', sight(200, 100), true],
    ['less than half of a block', sight(200, 99), false],
    ['half of the screen full of a tall block', sight(4000, 400), true],
    ['less than half of the screen full of a tall block', sight(4000, 399), false],
    ['half of the screen full of a block that is not taller than it', sight(800, 399), false],
    ['a block without height', sight(0, 1), false],
    ['a block that is not on the screen', sight(200, 0), false],
    ['a tall block where the screen is not known', sight(4000, 400, { rootBounds: null }), true],
  ])('says of %s: %s', (_title, given, half) => {
    screenIs(() => SCREEN)
    expect(isHalfSeen(given)).toBe(half)
  })

  it('asks the page for no height that the browser told: that would lay the page out', () => {
    const asked = vi.fn(() => SCREEN)
    screenIs(asked)
    isHalfSeen(sight(4000, 400))
    isHalfSeen(sight(200, 100))
    expect(asked).not.toHaveBeenCalled()
    isHalfSeen(sight(4000, 400, { rootBounds: null }))
    expect(asked).toHaveBeenCalledOnce()
  })
})

describe('the exposure of a block', () => {
  const exposed: string[] = []
  const [element, other] = [{}, {}]
  const start = () => createExposure(later, (block) => exposed.push(block))
  beforeEach(() => {
    exposed.length = 0
    vi.useFakeTimers()
  })
  afterEach(() => void vi.useRealTimers())

  it('is told after 1 s of being half visible', () => {
    start().look(element, 'deals', true)
    vi.advanceTimersByTime(999)
    expect(exposed).toEqual([])
    vi.advanceTimersByTime(1)
    expect(exposed).toEqual(['deals'])
  })

  it('starts again when the block went away within that second', () => {
    const { look } = start()
    look(element, 'deals', true)
    vi.advanceTimersByTime(900)
    look(element, 'deals', false)
    look(element, 'deals', true)
    vi.advanceTimersByTime(900)
    expect(exposed).toEqual([])
    vi.advanceTimersByTime(100)
    expect(exposed).toEqual(['deals'])
  })

  it('does not start again when the block is only seen better', () => {
    const { look } = start()
    look(element, 'deals', true)
    vi.advanceTimersByTime(900)
    look(element, 'deals', true)
    vi.advanceTimersByTime(100)
    expect(exposed).toEqual(['deals'])
  })

  it('is told once per page view', () => {
    const { look, reset } = start()
    const seeTwice = () => {
      for (const seen of [true, false, true]) {
        look(element, 'deals', seen)
        vi.advanceTimersByTime(2_000)
      }
    }
    seeTwice()
    expect(exposed).toEqual(['deals'])
    reset()
    seeTwice()
    expect(exposed).toEqual(['deals', 'deals'])
  })

  it('is not undone by a block of the same name on a page that is kept out of sight', () => {
    const { look } = start()
    look(element, 'banner', true)
    look(other, 'banner', false)
    vi.advanceTimersByTime(1_000)
    expect(exposed).toEqual(['banner'])
  })

  it('is not told of a page that nobody looks at', () => {
    const { look, pause } = start()
    look(element, 'deals', true)
    look(other, 'menu', true)
    pause()
    vi.advanceTimersByTime(5_000)
    expect(exposed).toEqual([])
  })
})
