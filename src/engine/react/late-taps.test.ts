// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepTaps } from './late-taps.ts'

const tell = vi.fn()

/** A button in the place of a block whose code is still to come, tapped. */
function tapAsleep(): HTMLElement {
  document.body.innerHTML = '<div data-block="stay"><button>订</button></div>'
  const place = document.querySelector<HTMLElement>('[data-block]')!
  keepTaps(place, () => false)
  fireEvent.click(place.querySelector('button')!)
  return place
}

beforeEach(() => {
  vi.useFakeTimers()
  addEventListener('app-lost', tell)
})

afterEach(() => {
  removeEventListener('app-lost', tell)
  vi.useRealTimers()
  tell.mockReset()
})

it('a tap whose block does not come alive for 20 s is told', () => {
  tapAsleep()
  vi.advanceTimersByTime(20_000)
  expect(tell).toHaveBeenCalledOnce()
})

it('one on a place that has been made anew meanwhile is not: what stands there now is alive', () => {
  tapAsleep().replaceWith(document.createElement('div'))
  vi.advanceTimersByTime(20_000)
  expect(tell).not.toHaveBeenCalled()
})
