// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import BuyBar from './buy-bar.tsx'

afterEach(cleanup)

const button = (name = '立即购买') => screen.getByRole('button', { name })

describe('buy-bar', () => {
  it('[A4] says 立即购买 unless the package says otherwise', () => {
    const { rerender } = render(<BuyBar {...fakeTools()} />)
    expect(button()).toBeTruthy()
    rerender(<BuyBar text="即将开售" {...fakeTools()} />)
    expect(button('即将开售')).toBeTruthy()
  })

  it('[B5] ignores a click while it is disabled', () => {
    const emit = vi.fn()
    const { rerender } = render(<BuyBar disabled {...fakeTools({ emit })} />)
    fireEvent.click(button())
    expect(emit).not.toHaveBeenCalled()
    rerender(<BuyBar {...fakeTools({ emit })} />)
    fireEvent.click(button())
    expect(emit).toHaveBeenCalledExactlyOnceWith('buy', {})
  })

  it('[B5] waits no longer than five seconds', () => {
    vi.useFakeTimers()
    const emit = vi.fn()
    render(<BuyBar isBusy {...fakeTools({ emit })} />)
    fireEvent.click(button())
    expect(emit).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(5000))
    fireEvent.click(button())
    expect(emit).toHaveBeenCalledWith('buy', {})
    vi.useRealTimers()
  })

  it('tells of service, collect and share', () => {
    const emit = vi.fn()
    render(<BuyBar canService isCollected {...fakeTools({ emit })} />)
    for (const name of ['客服', '收藏', '分享']) fireEvent.click(button(name))
    expect(emit.mock.calls.map(([event]) => event as string)).toEqual(['service', 'collect', 'share'])
    expect(button('收藏').getAttribute('aria-pressed')).toBe('true')
  })

  it('[B2.4] has no collect where the page hides it, no service where there is none', () => {
    render(<BuyBar hideCollect hideShare {...fakeTools()} />)
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['立即购买'])
  })
})
