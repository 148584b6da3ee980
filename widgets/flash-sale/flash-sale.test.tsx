// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import FlashSale from './flash-sale.tsx'

const [running, before, over, gone] = examples.map(({ props }) => props)

describe('flash-sale', () => {
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('[A4] is not started, going on or ended', () => {
    const { rerender } = render(<FlashSale {...before!} {...fakeTools()} />)
    expect(screen.getByText('秒杀预告')).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toContain('距开始')
    rerender(<FlashSale {...running!} {...fakeTools()} />)
    expect(screen.getByText('限时秒杀')).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toContain('距结束')
    rerender(<FlashSale {...over!} {...fakeTools()} />)
    expect(screen.getByText('秒杀已结束')).toBeTruthy()
  })

  it('says by the page’s own moment how it stands before a script runs', () => {
    expect(renderToString(<FlashSale {...before!} {...fakeTools()} />)).toContain('11月21日 20:00 开始')
  })

  it('[B4] says how few are left, and that none are', () => {
    const { rerender } = render(<FlashSale {...running!} {...fakeTools()} />)
    expect(screen.getByText('仅剩4份')).toBeTruthy()
    rerender(<FlashSale {...gone!} {...fakeTools()} />)
    expect(screen.getByText('已抢光')).toBeTruthy()
  })

  it('tells of the moment when it begins', () => {
    vi.useFakeTimers()
    const start = Date.parse('2026-11-21T20:00:00+08:00')
    vi.setSystemTime(start - 2000)
    const emit = vi.fn()
    render(<FlashSale {...before!} {...fakeTools({ emit, now: () => Date.now() })} />)
    expect(emit).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(3000))
    expect(emit).toHaveBeenCalledExactlyOnceWith('turn', { status: 1 })
    expect(screen.getByText('限时秒杀')).toBeTruthy()
  })
})
