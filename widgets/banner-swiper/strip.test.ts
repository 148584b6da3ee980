// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { atRest, playStrip, slideInView } from './strip.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** A strip 300 px wide that stands at a slide. */
function stripAt(slide: number): HTMLElement {
  const strip = document.createElement('div')
  Object.defineProperty(strip, 'clientWidth', { value: 300 })
  strip.scrollTo = vi.fn()
  strip.scrollLeft = slide * 300
  return strip
}

describe('slideInView', () => {
  it('is the nearest slide while a finger is between two', () => {
    const strip = stripAt(1)
    strip.scrollLeft = 480
    expect(slideInView(strip)).toBe(2)
  })

  it('is the first before there is a width', () => {
    expect(slideInView(document.createElement('div'))).toBe(0)
  })
})

describe('playStrip', () => {
  it('goes to the next slide, and from the last to the first', () => {
    const strip = stripAt(1)
    playStrip(strip, 3, 1000)
    vi.advanceTimersByTime(1000)
    expect(strip.scrollTo).toHaveBeenLastCalledWith({ left: 600, behavior: 'smooth' })
    strip.scrollLeft = 600
    vi.advanceTimersByTime(1000)
    expect(strip.scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' })
  })

  it('stays while it is above the screen, and when it is stopped', () => {
    const strip = stripAt(0)
    const box = vi.spyOn(strip, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -400, 300, 150))
    const stop = playStrip(strip, 3, 1000)
    vi.advanceTimersByTime(1000)
    expect(strip.scrollTo).not.toHaveBeenCalled()
    box.mockReturnValue(new DOMRect(0, 0, 300, 150))
    stop()
    vi.advanceTimersByTime(5000)
    expect(strip.scrollTo).not.toHaveBeenCalled()
  })
})

describe('atRest', () => {
  it('waits for the end of a fling', async () => {
    const strip = stripAt(0)
    const rested = vi.fn()
    void atRest(strip).then(rested)
    await vi.advanceTimersByTimeAsync(150)
    strip.dispatchEvent(new Event('scroll'))
    await vi.advanceTimersByTimeAsync(150)
    expect(rested).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60)
    expect(rested).toHaveBeenCalledOnce()
  })
})
