// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useEarlyTap } from './use-early-tap.ts'

const send = vi.fn()

/** What the frame shows by then. */
const shown = document.implementation.createHTMLDocument()
shown.body.innerHTML = '<div data-block="deals"><h2>限时抢购</h2></div>'
shown.elementFromPoint = () => shown.querySelector('h2')
const frame = { current: { contentDocument: shown } as HTMLIFrameElement }

function Cover(props: { readonly source: string; readonly isHearing: boolean }) {
  return <button {...useEarlyTap({ ...props, frame, send })}>页面</button>
}

/** The frame is 390 CSS pixels wide, and drawn half as large. */
const press = (clientX: number, clientY: number, more: object = {}) => {
  const cover = screen.getByRole('button')
  vi.spyOn(cover, 'offsetWidth', 'get').mockReturnValue(390)
  vi.spyOn(cover, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 195, 400))
  fireEvent.pointerDown(cover, { clientX, clientY, ...more })
}
const tap = (...at: Parameters<typeof press>) => {
  press(...at)
  fireEvent.pointerUp(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
}

beforeEach(() => send.mockReset())
afterEach(cleanup)

it('[C1] the last tap on a page that hears none yet is done once it does, and once', () => {
  const { rerender } = render(<Cover source="/" isHearing={false} />)
  tap(110, 60)
  tap(200, 150, { ctrlKey: true })
  expect(send).not.toHaveBeenCalled()
  rerender(<Cover source="/" isHearing />)
  rerender(<Cover source="/" isHearing={false} />)
  rerender(<Cover source="/" isHearing />)
  expect(send.mock.calls).toEqual([[{ type: 'tap', id: 'deals', point: { x: 200, y: 200 }, add: true }]])
})

it('[C1] a tap is none on the page that came in its place, and a page that hears has its own', () => {
  const { rerender } = render(<Cover source="/" isHearing={false} />)
  tap(110, 60)
  rerender(<Cover source="/combo" isHearing={false} />)
  rerender(<Cover source="/combo" isHearing />)
  tap(110, 60)
  rerender(<Cover source="/combo" isHearing={false} />)
  rerender(<Cover source="/combo" isHearing />)
  expect(send).not.toHaveBeenCalled()
})

it('[C1] a tap that ends after the page hears is done, though nothing is left of what it began on', () => {
  const { rerender } = render(<Cover source="/" isHearing={false} />)
  press(110, 60)
  rerender(<Cover source="/" isHearing />)
  expect(send.mock.calls).toEqual([[{ type: 'tap', id: 'deals', point: { x: 20, y: 20 }, add: false }]])
})

it('[C1] a finger that goes on to scroll taps nothing, and neither does another button, nor who taps beside all blocks', () => {
  const { rerender } = render(<Cover source="/" isHearing={false} />)
  press(110, 60)
  fireEvent.pointerCancel(screen.getByRole('button'))
  press(110, 60, { button: 2 })
  vi.spyOn(shown, 'elementFromPoint').mockReturnValue(shown.body)
  press(110, 60)
  rerender(<Cover source="/" isHearing />)
  expect(send).not.toHaveBeenCalled()
})
