// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import TeamPanel from './team-panel.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const of = (name: string) => examples.find((example) => example.name === name)!.props

describe('team-panel', () => {
  it('[A2] says how many are wanted, who leads, and the one thing to do', () => {
    const emit = vi.fn()
    render(<TeamPanel {...of('还差一人')} {...fakeTools({ emit })} />)
    expect(screen.getByRole('heading', { name: '还差 1 人成团' })).toBeTruthy()
    expect(screen.getAllByText('团长')).toHaveLength(1)
    expect(screen.getByText('您是团长')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '邀请好友' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('press', {})
  })

  it('[A9] shows three faces, and says of how many', () => {
    render(<TeamPanel {...of('很多人、很长的名字')} {...fakeTools()} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
    expect(screen.getByText('等 7 人')).toBeTruthy()
  })

  it('[A4] tells once that its time is over, and never of a team that is not forming', async () => {
    vi.useFakeTimers()
    const emit = vi.fn()
    const late = () => Date.parse('2026-12-20T20:00:01+08:00')
    const { rerender } = render(<TeamPanel {...of('还差一人')} {...fakeTools({ emit, now: late })} />)
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(emit.mock.calls).toEqual([['over', {}]])
    rerender(<TeamPanel {...of('失败')} {...fakeTools({ emit, now: late })} />)
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(emit).toHaveBeenCalledTimes(1)
  })
})
