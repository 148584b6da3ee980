// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeMemory, fakeTools } from '../../src/kit/fake-tools.ts'
import SearchBox from './search-box.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const rest = () =>
  act(() => {
    vi.advanceTimersByTime(200)
  })
const box = () => screen.getByRole('searchbox', { name: '搜索' })

describe('search-box', () => {
  it('searches what was typed, without the blanks around it', () => {
    const emit = vi.fn()
    render(<SearchBox {...fakeTools({ emit })} />)
    fireEvent.change(box(), { target: { value: ' 温泉 ' } })
    fireEvent.submit(screen.getByRole('search'))
    expect(emit).toHaveBeenCalledWith('search', { keyword: '温泉' })
  })

  it('tells what is typed once it rests, and that nobody types any more when it is what was searched', () => {
    const emit = vi.fn()
    render(<SearchBox keyword="温泉" {...fakeTools({ emit })} />)
    rest()
    for (const value of ['温泉酒', '温泉酒店']) fireEvent.change(box(), { target: { value } })
    rest()
    fireEvent.change(box(), { target: { value: '温泉' } })
    rest()
    expect(emit.mock.calls.filter(([name]) => name === 'type').map(([, { keyword }]) => keyword)).toEqual([
      '',
      '温泉酒店',
      '',
    ])
  })

  it('shows suggestions while somebody types: a word is searched, a thing is opened', () => {
    const suggestions = [{ text: '白沙湾' }, { text: '白沙湾帆船', label: '玩乐', to: '/play/productDetail/310102' }]
    render(<SearchBox suggestions={suggestions} {...fakeTools()} />)
    expect(screen.queryByRole('list', { name: '搜索建议' })).toBeNull()
    fireEvent.change(box(), { target: { value: '白沙' } })
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      `/tc-fostay/search?keyword=${encodeURIComponent('白沙湾')}`,
      '/tc-fostay/play/productDetail/310102',
    ])
  })

  it('remembers on this device what was searched, the last first and each once, until it is told to forget', () => {
    const memory = fakeMemory()
    for (const keyword of ['温泉', '滑雪', '温泉']) {
      render(<SearchBox keyword={keyword} {...fakeTools({ memory })} />)
      cleanup()
    }
    render(<SearchBox {...fakeTools({ memory })} />)
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['温泉', '滑雪'])
    fireEvent.click(screen.getByRole('button', { name: '清除' }))
    cleanup()
    render(<SearchBox {...fakeTools({ memory })} />)
    expect(screen.queryByText('最近搜过')).toBeNull()
  })

  it('goes on where what the device remembers is broken', () => {
    const memory = fakeMemory(new Map([['device history', '{"a":1']]))
    render(<SearchBox hot={[{ id: '1', title: '滑雪' }]} {...fakeTools({ memory })} />)
    expect(screen.getByRole('link', { name: '滑雪' })).toBeTruthy()
  })

  it('is emptied by one tap, and shows again what may be searched', () => {
    const emit = vi.fn()
    render(<SearchBox keyword="温泉" hot={[{ id: '1', title: '滑雪' }]} {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('button', { name: '清空' }))
    expect(emit).toHaveBeenCalledWith('search', { keyword: '' })
    expect(document.activeElement).toBe(box())
    expect(screen.getByText('大家在搜')).toBeTruthy()
  })
})
