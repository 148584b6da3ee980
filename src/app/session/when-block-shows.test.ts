// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepTaps } from '../../engine/react/late-taps.ts'
import { whenNear } from '../../engine/react/near.ts'
import { whenBlockShows } from './when-block-shows.ts'

const page = (inside: string) => {
  document.body.innerHTML = `<div data-block="buy">${inside}</div>`
}

afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

describe('waiting for a block', () => {
  it.each([
    ['shows something', '<section>买</section>'],
    ['has nothing to show', ''],
  ])('ends at once when it %s', async (_what, inside) => {
    page(inside)
    await whenBlockShows('buy', () => false)
    expect(document.body.textContent).toBe(inside ? '买' : '')
  })

  it('ends when its skeleton gives way', async () => {
    page('<div class="block-waiting" tabindex="0"></div>')
    const shown = vi.fn()
    const waited = whenBlockShows('buy', () => false).then(shown)
    await new Promise((done) => requestAnimationFrame(done))
    expect(shown).not.toHaveBeenCalled()
    page('<section>买</section>')
    await waited
    expect(shown).toHaveBeenCalled()
  })

  it('wakes one that sleeps far away, and leaves the page where it stands', async () => {
    page('<div class="block-waiting" tabindex="0"></div>')
    const place = document.querySelector('[data-block]')!
    const seen = vi.spyOn(place, 'scrollIntoView')
    whenNear(place, () => place.replaceChildren())
    await whenBlockShows('buy', () => false)
    expect(place.childElementCount).toBe(0)
    expect(seen).not.toHaveBeenCalled()
  })

  it('goes on while the server’s HTML alone stands there: a widget that is not alive would not hear of it', async () => {
    page('<section>买</section>')
    const alive = keepTaps(document.querySelector('[data-block]')!, () => false)
    const shown = vi.fn()
    const waited = whenBlockShows('buy', () => false).then(shown)
    await new Promise((done) => requestAnimationFrame(done))
    expect(shown).not.toHaveBeenCalled()
    alive()
    await waited
    expect(shown).toHaveBeenCalled()
  })

  it('goes on while data may still bring it, and ends when it brought none', async () => {
    let isLoading = true
    const shown = vi.fn()
    const waited = whenBlockShows('buy', () => isLoading).then(shown)
    await new Promise((done) => requestAnimationFrame(done))
    expect(shown).not.toHaveBeenCalled()
    isLoading = false
    await waited
    expect(shown).toHaveBeenCalled()
  })

  it('ends for a block that does not come', async () => {
    vi.useFakeTimers()
    page('<div class="block-waiting" tabindex="0"></div>')
    const isLoading = vi.fn(() => false)
    const waited = whenBlockShows('buy', isLoading)
    await vi.advanceTimersByTimeAsync(10_100)
    await waited
    // Who still looked would ask now whether data may bring the block.
    document.body.replaceChildren()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(isLoading).not.toHaveBeenCalled()
  })
})
