// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { watchPlaces } from './watch-places.ts'

const tell = vi.fn<() => void>()
afterEach(() => {
  tell.mockClear()
  document.body.replaceChildren()
})

it.each(['scroll', 'load', 'transitionend', 'animationend'])(
  'the lines and handles of blocks follow what moves inside the page, until nobody looks: %s',
  (moved) => {
    const picture = document.body.appendChild(document.createElement('img'))
    const stop = watchPlaces(document.documentElement, tell)
    picture.dispatchEvent(new Event(moved))
    expect(tell).toHaveBeenCalledTimes(1)
    stop()
    picture.dispatchEvent(new Event(moved))
    expect(tell).toHaveBeenCalledTimes(1)
  },
)

it('they follow another size of the window', () => {
  const stop = watchPlaces(document.documentElement, tell)
  window.dispatchEvent(new Event('resize'))
  expect(tell).toHaveBeenCalledTimes(1)
  stop()
})
