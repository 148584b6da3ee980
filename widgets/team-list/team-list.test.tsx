// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import TeamList from './team-list.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const of = (name: string) => examples.find((example) => example.name === name)!.props
const names = () => screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)

describe('team-list', () => {
  it('says whose team it is and what it wants, and tells which was chosen', () => {
    const emit = vi.fn()
    render(<TeamList {...of('一个')} {...fakeTools({ emit })} />)
    expect(screen.getByText('还差 1 人')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /去参团 ?顾\*\*的团/ }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('select', { team: expect.objectContaining({ teamId: 'T1' }) })
  })

  it('[A9] shows two at once on a page, and the next two after 10 s or a tap', async () => {
    vi.useFakeTimers()
    render(<TeamList {...of('商品页上的五个')} {...fakeTools()} />)
    expect(names()).toEqual(['顾**的团', '沈**的团'])
    await act(() => vi.advanceTimersByTimeAsync(9_999))
    expect(names()).toEqual(['顾**的团', '沈**的团'])
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(names()).toEqual(['叶**的团', '何**的团'])
    fireEvent.click(screen.getByRole('button', { name: '换一批' }))
    expect(names()).toEqual(['周**的团'])
  })

  it('[A2] says that there is none, and where the list ends', () => {
    const { rerender } = render(<TeamList {...of('一个也没有')} {...fakeTools()} />)
    expect(screen.getByText('当前还没有可参与的拼团哦~')).toBeTruthy()
    rerender(<TeamList {...of('我的团')} {...fakeTools()} />)
    expect(screen.getByText('暂无更多拼团')).toBeTruthy()
    expect(screen.getByText('拼团成功')).toBeTruthy()
  })
})
