// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSharedScroll } from './shared-scroll.ts'

/** A page of which at most `most` can be scrolled. */
function page(most: number) {
  const put = (y: number) => vi.stubGlobal('scrollY', Math.min(y, most))
  const go = (y: number) => {
    put(y)
    dispatchEvent(new Event('scroll'))
  }
  put(0)
  // Browsers tell of it later, in the next picture.
  vi.stubGlobal('scrollTo', ({ top }: { readonly top: number }) => put(top))
  const tell = vi.fn()
  return { go, tell, scroll: createSharedScroll(tell) }
}

afterEach(() => vi.unstubAllGlobals())

describe('a page beside another one', () => {
  it('tells where somebody scrolled to, once it stands beside one', () => {
    const { go, tell, scroll } = page(900)
    go(100)
    expect(tell).not.toHaveBeenCalled()
    scroll.to(0)
    go(300)
    expect(tell.mock.calls).toEqual([[300]])
  })

  it('does not pull the other back where it is too short to follow', () => {
    const { tell, scroll } = page(200)
    scroll.to(0)
    scroll.to(500)
    dispatchEvent(new Event('scroll'))
    expect(scrollY).toBe(200)
    expect(tell).not.toHaveBeenCalled()
  })

  it('takes the other along to a block that only it has, and to no other', () => {
    const { go, tell, scroll } = page(900)
    scroll.to(0)
    scroll.by(() => vi.stubGlobal('scrollY', 400), false)
    dispatchEvent(new Event('scroll'))
    expect(tell).not.toHaveBeenCalled()
    scroll.by(() => go(700), true)
    expect(tell).toHaveBeenLastCalledWith(700)
  })
})
