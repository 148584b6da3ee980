// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Loaded } from '../../kit/loaded.ts'
import { useRetryOnline } from './use-retry-online.ts'

it('tries again what failed each time that the network comes back, and nothing else', () => {
  const retry = vi.fn<() => void>()
  const states: readonly Loaded<string>[] = [
    { status: 'loading' },
    { status: 'ready', value: 'here' },
    { status: 'failed', refusal: { code: 'offline', message: '网络异常', isReason: false } },
  ]
  const { rerender, unmount } = renderHook((loaded: Loaded<string>) => useRetryOnline(loaded, retry), {
    initialProps: states[0]!,
  })
  const triesAt = (loaded: Loaded<string>) => {
    rerender(loaded)
    retry.mockClear()
    dispatchEvent(new Event('online'))
    return retry.mock.calls.length
  }
  expect(states.map(triesAt)).toEqual([0, 0, 1])
  expect(triesAt(states[2]!)).toBe(1)
  unmount()
  dispatchEvent(new Event('online'))
  expect(retry).toHaveBeenCalledOnce()
})
