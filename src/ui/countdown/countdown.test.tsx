// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CLOCK_SET } from '../hooks/on-time-jump.ts'
import { Countdown } from './index.tsx'
import { useIsOver } from './use-is-over.ts'

const NOW = Date.UTC(2026, 10, 20, 0, 0, 0)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
})

const pass = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms))
}
const hide = (state: 'hidden' | 'visible') =>
  act(() => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

describe('Countdown', () => {
  it('is the deadline in words on the server, whatever the time', () => {
    const html = renderToString(<Countdown until="2026-11-20T08:02:05" now={() => NOW} />)
    expect(html.replace(/<[^>]*>/g, '')).toBe('11月20日 08:02 截止')
  })

  it('ticks each second once it is in the browser', () => {
    render(<Countdown until="2026-11-20T08:02:05" now={() => Date.now()} />)
    expect(screen.getByRole('timer').textContent).toBe('距结束00:02:05')
    pass(1000)
    expect(screen.getByRole('timer').textContent).toBe('距结束00:02:04')
  })

  it('counts days apart', () => {
    render(<Countdown until="2026-11-22T20:00:00" now={() => Date.now()} />)
    expect(screen.getByRole('timer').textContent).toBe('距结束2 天12:00:00')
  })

  it('says 已结束 at the end', () => {
    render(<Countdown until="2026-11-20T08:00:02" now={() => Date.now()} />)
    pass(2000)
    expect(screen.getByText('已结束')).toBeTruthy()
  })

  it('is still while the page is hidden and right when it is shown again', () => {
    render(<Countdown until="2026-11-20T08:02:05" now={() => Date.now()} />)
    hide('hidden')
    pass(60_000)
    expect(screen.getByRole('timer').textContent).toBe('距结束00:02:05')
    hide('visible')
    expect(screen.getByRole('timer').textContent).toBe('距结束00:01:05')
  })

  it('is right at once when the clock is set', () => {
    let off = 0
    render(<Countdown until="2026-11-20T08:02:05" now={() => Date.now() + off} />)
    off = 60_000
    act(() => void document.dispatchEvent(new Event(CLOCK_SET)))
    expect(screen.getByRole('timer').textContent).toBe('距结束00:01:05')
  })
})

describe('whether something is over', () => {
  it('is known at once when the clock is set', () => {
    let off = 0
    const now = () => Date.now() + off
    const { result } = renderHook(() => useIsOver('2026-11-20T10:00', now))
    expect(result.current).toBe(false)
    off = 3 * 60 * 60 * 1000
    act(() => void document.dispatchEvent(new Event(CLOCK_SET)))
    expect(result.current).toBe(true)
  })
})
