// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCarousel } from './carousel.ts'

interface SwiperOptions {
  readonly on: { readonly slideChange: (swiper: object) => void; readonly sliderMove: () => void }
}

const swiper = vi.hoisted(() => ({ made: vi.fn(), slideNext: vi.fn(), destroy: vi.fn() }))
vi.mock('swiper', () => ({
  default: class {
    slideNext = swiper.slideNext
    destroy = swiper.destroy
    constructor(_strip: HTMLElement, options: SwiperOptions) {
      swiper.made(options)
    }
  },
}))
vi.mock('swiper/modules', () => ({ A11y: {} }))

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.clearAllMocks()
  vi.useRealTimers()
})

function carousel(delay = 1000) {
  const strip = document.createElement('div')
  const onSlide = vi.fn()
  const made = createCarousel(strip, { start: 0, delay, onSlide })
  const { on } = swiper.made.mock.lastCall![0] as SwiperOptions
  return { ...made, strip, onSlide, on }
}

describe('the carousel', () => {
  it('plays a slide each delay once it is told to, and asks for no frame of the page in between', () => {
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame')
    const { setPlaying } = carousel()
    vi.advanceTimersByTime(5000)
    expect(swiper.slideNext).not.toHaveBeenCalled()
    setPlaying(true)
    vi.advanceTimersByTime(3000)
    expect(swiper.slideNext).toHaveBeenCalledTimes(3)
    setPlaying(false)
    vi.advanceTimersByTime(5000)
    expect(swiper.slideNext).toHaveBeenCalledTimes(3)
    expect(frames).not.toHaveBeenCalled()
  })

  it('never plays without a delay, nor after its end', () => {
    carousel(0).setPlaying(true)
    const gone = carousel()
    gone.setPlaying(true)
    gone.destroy()
    gone.setPlaying(true)
    vi.advanceTimersByTime(5000)
    expect(swiper.slideNext).not.toHaveBeenCalled()
  })

  it('stays while it is above the screen, and goes on when it is back', () => {
    const { strip, setPlaying } = carousel()
    const box = vi.spyOn(strip, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -400, 300, 150))
    setPlaying(true)
    vi.advanceTimersByTime(3000)
    expect(swiper.slideNext).not.toHaveBeenCalled()
    box.mockReturnValue(new DOMRect(0, 0, 300, 150))
    vi.advanceTimersByTime(1000)
    expect(swiper.slideNext).toHaveBeenCalledOnce()
  })

  it('gives a slide that a finger brought its whole time', () => {
    const { setPlaying, on, onSlide } = carousel()
    setPlaying(true)
    vi.advanceTimersByTime(900)
    on.sliderMove()
    vi.advanceTimersByTime(900)
    on.slideChange({ activeIndex: 1 })
    expect(onSlide).toHaveBeenCalledWith(1)
    vi.advanceTimersByTime(900)
    expect(swiper.slideNext).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(swiper.slideNext).toHaveBeenCalledOnce()
  })
})
