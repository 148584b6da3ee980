// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import BannerSwiper from './banner-swiper.tsx'
import { examples } from './examples.ts'

const carousel = { setPlaying: vi.fn(), destroy: vi.fn() }
const createCarousel = vi.hoisted(() => vi.fn())
vi.mock('./carousel.ts', () => ({ createCarousel }))
vi.mock('./strip.ts', async (real) => ({ ...(await real<object>()), atRest: () => Promise.resolve() }))

const propsOf = (name: string) => examples.find((example) => example.name === name)!.props
const motion = { reduced: false }

beforeEach(() => {
  vi.clearAllMocks()
  createCarousel.mockReturnValue(carousel)
  motion.reduced = false
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  vi.stubGlobal('matchMedia', () => ({
    matches: motion.reduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(name: string, over = {}) {
  const view = render(<BannerSwiper {...propsOf(name)} {...fakeTools(over)} />)
  await touch()
  return view
}

/** The shopper touches the page: the carousel comes, and finds the strip at rest. */
const touch = () =>
  act(async () => {
    fireEvent.pointerDown(document.body)
    await new Promise((done) => setTimeout(done))
  })

describe('banner-swiper', () => {
  it('shows no more pictures than max', () => {
    const { items } = propsOf('五张图')
    render(<BannerSwiper items={items} max={2} {...fakeTools()} />)
    expect(screen.getAllByRole('link')).toHaveLength(2)
  })

  it('is a strip of links before any script has run', () => {
    const html = renderToString(<BannerSwiper {...propsOf('五张图')} {...fakeTools()} />)
    expect(html.match(/<a [^>]*href="\/tc-fostay\/atlantis\/ploy\//g)).toHaveLength(5)
  })

  it('loads the first picture of the first view before all else, the others when near', () => {
    const html = renderToString(<BannerSwiper {...propsOf('五张图')} {...fakeTools({ isFirstView: true })} />)
    expect(html.match(/fetchPriority="high"/g)).toHaveLength(1)
    expect(html.match(/loading="lazy"/g)).toHaveLength(4)
  })

  it('makes a slide that must not jump plain', () => {
    render(<BannerSwiper {...propsOf('很长的文字')} {...fakeTools()} />)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('takes the focus itself when none of its pictures does, so that the keyboard can scroll it', () => {
    const strip = (name: string) => {
      const { container, unmount } = render(<BannerSwiper {...propsOf(name)} {...fakeTools()} />)
      const tabIndex = container.querySelector('.swiper')!.getAttribute('tabindex')
      unmount()
      return tabIndex
    }
    expect(strip('很长的文字')).toBe('0')
    expect(strip('五张图')).toBeNull()
  })

  it('tells which picture was tapped', async () => {
    const emit = vi.fn()
    await show('五张图', { emit })
    fireEvent.click(screen.getByRole('link', { name: /云顶初雪/ }))
    expect(emit).toHaveBeenCalledWith('select', { item: expect.objectContaining({ id: 'snow' }), index: 2 })
  })

  it('needs no carousel for one picture', async () => {
    await show('一张图')
    expect(createCarousel).not.toHaveBeenCalled()
    expect(screen.queryByText('1/1')).toBeNull()
  })

  it('plays as a strip, with a way to stop it, until the page is touched', () => {
    vi.useFakeTimers()
    const { container } = render(<BannerSwiper {...propsOf('五张图')} {...fakeTools()} />)
    const strip = container.querySelector('.swiper')!
    strip.scrollTo = vi.fn()
    vi.advanceTimersByTime(3000)
    expect(strip.scrollTo).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('button', { name: /暂停轮播/ }))
    vi.advanceTimersByTime(9000)
    expect(strip.scrollTo).toHaveBeenCalledOnce()
    expect(createCarousel).not.toHaveBeenCalled()
    vi.useRealTimers()
  })

  it('hands over to the carousel where the strip stands, with the delay that was set', async () => {
    await show('五张图')
    expect(createCarousel.mock.lastCall?.[1]).toMatchObject({ start: 0, delay: 3000 })
    expect(carousel.setPlaying).toHaveBeenLastCalledWith(true)
  })

  it('stays at the picture that is shown when the carousel takes over', async () => {
    const { container } = render(<BannerSwiper {...propsOf('五张图')} {...fakeTools()} />)
    const strip = container.querySelector('.swiper')!
    Object.defineProperty(strip, 'clientWidth', { value: 300 })
    strip.scrollLeft = 600
    await touch()
    expect(createCarousel.mock.lastCall?.[1]).toMatchObject({ start: 2 })
    expect(screen.getByText('3/5')).toBeTruthy()
  })

  it('says which picture is shown', async () => {
    await show('五张图')
    act(() => createCarousel.mock.lastCall?.[1].onSlide(3))
    expect(screen.getByText('4/5')).toBeTruthy()
  })

  it('stops while it is paused by its button, and goes on by it', async () => {
    await show('五张图')
    fireEvent.click(screen.getByRole('button', { name: /暂停轮播/ }))
    expect(carousel.setPlaying).toHaveBeenLastCalledWith(false)
    fireEvent.click(screen.getByRole('button', { name: /继续轮播/ }))
    expect(carousel.setPlaying).toHaveBeenLastCalledWith(true)
  })

  it('stands still while a mouse rests on it or a picture has the focus', async () => {
    const { container } = await show('五张图')
    const strip = container.querySelector('.swiper')!
    fireEvent(strip, new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    expect(carousel.setPlaying).toHaveBeenLastCalledWith(false)
    fireEvent(strip, new PointerEvent('pointerleave'))
    expect(carousel.setPlaying).toHaveBeenLastCalledWith(true)
    fireEvent.focusIn(screen.getAllByRole('link')[0]!)
    expect(carousel.setPlaying).toHaveBeenLastCalledWith(false)
  })

  it('never moves by itself for those who asked for less motion, or when autoplay is 0', async () => {
    motion.reduced = true
    await show('五张图')
    expect(createCarousel.mock.lastCall?.[1]).toMatchObject({ delay: 0 })
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    motion.reduced = false
    await show('不自动播放')
    expect(createCarousel.mock.lastCall?.[1]).toMatchObject({ delay: 0 })
  })

  it('begins anew when its pictures change, and ends with the page', async () => {
    const { rerender, unmount } = await show('五张图')
    rerender(<BannerSwiper {...propsOf('不自动播放')} {...fakeTools()} />)
    expect(carousel.destroy).toHaveBeenCalledOnce()
    await touch()
    unmount()
    expect(carousel.destroy).toHaveBeenCalledTimes(2)
  })
})
