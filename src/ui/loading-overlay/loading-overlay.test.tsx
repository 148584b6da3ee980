// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadingOverlay } from './index.tsx'
import { createLoadings } from './loadings.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open() {
  const loadings = createLoadings()
  render(<LoadingOverlay loadings={loadings} />)
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  const begin = (text: string) => {
    const end = loadings.begin(text)
    return () => act(() => end())
  }
  return { begin, wait, seen: () => screen.getByRole('status').textContent }
}

describe('the loading overlay', () => {
  it('shows after 200 ms, and goes when the call is done', () => {
    const { begin, wait, seen } = open()
    const end = begin('加载中...')
    wait(199)
    expect(seen()).toBe('')
    wait(1)
    expect(seen()).toBe('加载中...')
    end()
    expect(seen()).toBe('')
  })

  it('never shows for a call that is done sooner', () => {
    const { begin, wait, seen } = open()
    begin('加载中...')()
    wait(1000)
    expect(seen()).toBe('')
  })

  it('takes the focus from nobody who taps on it: a press is given to no element', () => {
    const { begin, wait } = open()
    begin('加载中...')
    wait(200)
    expect(fireEvent.mouseDown(screen.getByText('加载中...'))).toBe(false)
  })

  it('stays for as long as one call is under way, with the text of the last', () => {
    const { begin, wait, seen } = open()
    const first = begin('加载中...')
    const second = begin('提交中...')
    wait(200)
    expect(seen()).toBe('提交中...')
    second()
    second()
    expect(seen()).toBe('加载中...')
    first()
    expect(seen()).toBe('')
  })
})
