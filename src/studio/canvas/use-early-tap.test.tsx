// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useEarlyTap } from './use-early-tap.ts'

const send = vi.fn()

function Cover(props: { readonly source: string; readonly isHearing: boolean }) {
  return <button onClick={useEarlyTap({ ...props, send })}>页面</button>
}

/** The frame is 390 CSS pixels wide, and drawn half as large. */
const tap = (clientX: number, clientY: number, more: object = {}) => {
  const cover = screen.getByRole('button')
  vi.spyOn(cover, 'offsetWidth', 'get').mockReturnValue(390)
  vi.spyOn(cover, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 195, 400))
  fireEvent.click(cover, { clientX, clientY, ...more })
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
  expect(send.mock.calls).toEqual([[{ type: 'tap', point: { x: 200, y: 200 }, add: true }]])
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
