// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MoreState } from '../../../schemas/page/page.ts'
import { ListEnd } from './index.tsx'

let near = (_isNear: boolean) => {}

beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (seen: readonly { isIntersecting: boolean }[]) => void) {
        near = (isIntersecting) => act(() => told([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {
        near = () => {}
      }
    },
  ),
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (more: MoreState, length = 10) => {
  const onMore = vi.fn()
  const listOf = (now: MoreState, holds: number) => (
    <ListEnd more={now} length={holds} endText="到底啦" onMore={onMore} />
  )
  const { rerender } = render(listOf(more, length))
  const become = (now: MoreState, holds = length) => rerender(listOf(now, holds))
  return { onMore, become }
}
const says = () => screen.getByRole('status').textContent
const backOnline = () => {
  vi.stubGlobal('navigator', { onLine: true })
  act(() => void dispatchEvent(new Event('online')))
}

describe('the end of a list', () => {
  it('asks for the next page when it comes near, and again when it comes near again and nothing came of the first time', () => {
    const { onMore, become } = show('ready')
    near(true)
    expect(onMore).toHaveBeenCalledOnce()
    near(false)
    near(true)
    expect(onMore).toHaveBeenCalledTimes(2)
    become('loading')
    near(true)
    expect(onMore).toHaveBeenCalledTimes(2)
  })

  it('without a network says 加载失败 with a way to try again, and goes on by itself when the network is back', () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { onMore, become } = show('ready')
    expect(says()).toBe('加载失败')
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect([onMore.mock.calls.length, says()]).toEqual([1, '加载失败'])
    backOnline()
    near(true)
    expect([onMore.mock.calls.length, says()]).toEqual([2, '加载中...'])
    become('failed')
    backOnline()
    expect(onMore, 'what failed on the way is asked for again too').toHaveBeenCalledTimes(3)
    become('finished', 20)
    backOnline()
    expect([onMore.mock.calls.length, says()]).toEqual([3, '到底啦'])
  })
})
