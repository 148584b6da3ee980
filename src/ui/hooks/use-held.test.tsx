// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef, type ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useHeld } from './use-held.ts'

afterEach(cleanup)

function Strip(): ReactNode {
  const strip = useRef<HTMLDivElement>(null)
  const isHeld = useHeld(strip)
  return (
    <div ref={strip} data-testid="strip">
      <button type="button">{isHeld ? '等着' : '动着'}</button>
    </div>
  )
}

const button = () => screen.getByRole('button')
const touch = { pointerType: 'touch' }
const mouse = { pointerType: 'mouse' }

it('is held by a finger until it is lifted, wherever that is, or until it scrolls', () => {
  render(<Strip />)
  const strip = screen.getByTestId('strip')
  for (const end of ['pointerUp', 'pointerCancel'] as const) {
    fireEvent.pointerEnter(strip, touch)
    expect(button().textContent).toBe('动着')
    fireEvent.pointerDown(strip, touch)
    expect(button().textContent).toBe('等着')
    fireEvent[end](document.body, touch)
    expect(button().textContent).toBe('动着')
  }
})

it('is held by a mouse that rests on it, pressed or not', () => {
  render(<Strip />)
  const strip = screen.getByTestId('strip')
  fireEvent.pointerEnter(strip, mouse)
  fireEvent.pointerUp(document.body, mouse)
  expect(button().textContent).toBe('等着')
  fireEvent.pointerLeave(strip, mouse)
  expect(button().textContent).toBe('动着')
})

it('is held by the focus, also when a finger has gone', () => {
  render(<Strip />)
  fireEvent.pointerDown(screen.getByTestId('strip'), touch)
  fireEvent.focusIn(button())
  fireEvent.pointerUp(document.body, touch)
  expect(button().textContent).toBe('等着')
  fireEvent.focusOut(button())
  expect(button().textContent).toBe('动着')
})
