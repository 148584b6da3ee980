// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import BrowseTask from './browse-task.tsx'
import { examples } from './examples.ts'
import type { BrowseTaskProps } from './props.schema.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  visibility('visible')
})

function visibility(state: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

function show(over: Partial<BrowseTaskProps> = {}) {
  const emit = vi.fn()
  const tools = fakeTools({ emit })
  const of = (more: Partial<BrowseTaskProps>) => <BrowseTask {...examples[0]!.props} {...more} {...tools} />
  const { rerender } = render(of(over))
  return { emit, give: (more: Partial<BrowseTaskProps>) => rerender(of(more)) }
}
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))
const touch = (sign = 'pointerdown') => act(() => void document.dispatchEvent(new Event(sign)))
const left = () => screen.getByRole('timer').textContent

describe('browse-task', () => {
  it.each(['pointerdown', 'scroll', 'keydown'])('starts to count at the first %s, and each second (A4)', (sign) => {
    show()
    pass(30)
    expect(left()).toBe('还剩 15 秒')
    touch(sign)
    pass(1)
    expect(left()).toBe('还剩 14 秒')
    pass(3)
    expect(left()).toBe('还剩 11 秒')
  })

  it('stands still while the page is hidden', () => {
    show()
    touch()
    pass(2)
    act(() => visibility('hidden'))
    pass(60)
    expect(left()).toBe('还剩 13 秒')
    act(() => visibility('visible'))
    pass(1)
    expect(left()).toBe('还剩 12 秒')
  })

  it('submits once when it is over, and says so with the reward (A4)', () => {
    const { emit, give } = show()
    touch()
    pass(14)
    expect(emit).not.toHaveBeenCalled()
    pass(1)
    give({ result: { status: 'busy' } })
    pass(60)
    expect(emit).toHaveBeenCalledExactlyOnceWith('complete', { activityTaskId: '301', activityTaskRelationId: '9001' })
    expect(screen.getByRole('status').textContent).toBe('任务已完成')
    give({ result: { status: 'done', reply: { data: { reward: '80 积分' } } } })
    expect(screen.getByText('已得 80 积分')).toBeTruthy()
  })

  it('allows the way back when it is complete only (A4)', () => {
    const { emit } = show()
    expect(screen.queryByRole('button')).toBeNull()
    touch()
    pass(15)
    fireEvent.click(screen.getByRole('button', { name: '返回' }))
    expect(emit).toHaveBeenLastCalledWith('return', {})
  })

  it('keeps quiet about a submit that failed (A8)', () => {
    const { give } = show()
    touch()
    pass(15)
    give({ result: { status: 'refused', message: '网络异常' } })
    expect(screen.queryByText('网络异常')).toBeNull()
    expect(screen.queryByText(/已得/)).toBeNull()
    expect(screen.getByRole('button', { name: '返回' })).toBeTruthy()
  })

  it('lets a visitor log in for the reward, who comes back to a task that is complete', () => {
    const { emit, give } = show()
    touch()
    pass(15)
    give({ result: { status: 'refused', code: 'not-logged-in', message: '请先登录' } })
    expect(screen.getByText(/^登录后可得/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '登录领取' }))
    expect(emit).toHaveBeenLastCalledWith('claim', { activityTaskId: '301', activityTaskRelationId: '9001' })
    cleanup()
    const back = show({ result: { status: 'done', reply: { data: { reward: '80 积分' } } } })
    expect(screen.getByRole('status').textContent).toBe('任务已完成')
    expect(screen.getByRole('button', { name: '返回' })).toBeTruthy()
    expect(back.emit).not.toHaveBeenCalled()
  })

  it('submits nothing for a task that was done before', () => {
    const { emit } = show({ done: true })
    touch()
    pass(60)
    expect(emit).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toBe('任务已完成')
  })
})
