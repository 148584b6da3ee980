// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import AgentTip from './agent-tip.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(amount?: number) {
  const emit = vi.fn()
  const made = render(<AgentTip amount={amount} {...fakeTools({ emit })} />)
  return { emit, ...made }
}

describe('agent-tip', () => {
  it('[B6] is there when there is a commission, and only then', () => {
    const { emit } = show(58.5)
    const tip = screen.getByRole('button', { name: '分享赚 ¥58.50' })
    fireEvent.click(tip)
    expect(emit).toHaveBeenCalledExactlyOnceWith('open', {})
    cleanup()
    for (const amount of [0, undefined]) expect(show(amount).container.innerHTML).toBe('')
  })

  it('[B9] makes way while the page is scrolled, and comes back 500 ms after', () => {
    vi.useFakeTimers()
    show(58)
    const tip = screen.getByRole('button')
    fireEvent.scroll(window)
    expect(tip.dataset['away']).toBe('true')
    act(() => vi.advanceTimersByTime(499))
    expect(tip.dataset['away']).toBe('true')
    act(() => vi.advanceTimersByTime(1))
    expect(tip.dataset['away']).toBeUndefined()
  })
})
