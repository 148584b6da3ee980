// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastRegion } from './index.tsx'
import { FAILURE_TOAST } from '../../kit/failed-call.ts'
import { createToasts } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('ToastRegion', () => {
  it('is there before the first toast, so that this one is read out', () => {
    render(<ToastRegion toasts={createToasts()} />)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('shows one sentence at a time, the last', () => {
    const toasts = createToasts()
    render(<ToastRegion toasts={toasts} />)
    act(() => toasts.show('复制成功'))
    act(() => toasts.show('复制失败'))
    expect(screen.getByRole('status').textContent).toBe('复制失败')
  })

  it('gives a sentence its own time, not what is left of the one before', () => {
    const toasts = createToasts()
    render(<ToastRegion toasts={toasts} />)
    act(() => toasts.show('复制成功'))
    act(() => void vi.advanceTimersByTime(1500))
    act(() => toasts.show('复制失败'))
    act(() => void vi.advanceTimersByTime(1500))
    expect(screen.getByRole('status').textContent).toBe('复制失败')
    act(() => void vi.advanceTimersByTime(600))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('stands with a link where there is somewhere to go', () => {
    const toasts = createToasts()
    render(<ToastRegion toasts={toasts} />)
    act(() => toasts.show('订单已提交', 8000, { text: '去付款', href: '/tc-fostay/cashier/1' }))
    expect(screen.getByRole('link', { name: '去付款' }).getAttribute('href')).toBe('/tc-fostay/cashier/1')
    act(() => toasts.show('复制成功'))
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('leaves a link that loads the page anew to the browser: the app takes none with a target', () => {
    const toasts = createToasts()
    render(<ToastRegion toasts={toasts} />)
    act(() => toasts.show('有新版本', 8000, { text: '刷新', href: '/tc-fostay/', isReload: true }))
    expect(screen.getByRole('link', { name: '刷新' }).getAttribute('target')).toBe('_self')
    act(() => toasts.show('订单已提交', 8000, { text: '去付款', href: '/tc-fostay/cashier/1' }))
    expect(screen.getByRole('link', { name: '去付款' }).getAttribute('target')).toBeNull()
  })

  it('goes after the time it was given, when it was given one', () => {
    const toasts = createToasts()
    render(<ToastRegion toasts={toasts} />)
    act(() => toasts.show('验证码错误或已过期，请重新获取', FAILURE_TOAST))
    act(() => void vi.advanceTimersByTime(1499))
    expect(screen.getByRole('status').textContent).not.toBe('')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
