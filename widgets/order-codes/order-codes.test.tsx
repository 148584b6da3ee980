// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import OrderCodes from './order-codes.tsx'
import { act } from 'react'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(name: string) {
  const emit = vi.fn()
  const props = examples.find((one) => one.name === name)!.props
  const { container } = render(<OrderCodes {...props} {...fakeTools({ emit })} />)
  return { emit, container }
}

describe('order-codes', () => {
  it('[B2.5] begins with the sub-order that has an unused code, and steps between sub-orders', () => {
    show('各种状态，两个子订单')
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('亲子浮潜（一大一小）')
    fireEvent.click(screen.getByRole('button', { name: '下一个子订单' }))
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('外礁浮潜 120 分钟')
    fireEvent.click(screen.getByRole('button', { name: '下一个子订单' }))
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('外礁浮潜 120 分钟')
    fireEvent.click(screen.getByRole('button', { name: '上一个子订单' }))
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('亲子浮潜（一大一小）')
  })

  it('has the QR of a code that can be used on its face, without a tap', async () => {
    const { container } = show('各种状态，两个子订单')
    await vi.waitFor(() => expect(container.querySelector('button [aria-hidden] svg path')).toBeTruthy())
  })

  it('keeps the code in view when the row gets another width', () => {
    const resized: (() => void)[] = []
    const watch = { observe: vi.fn(), disconnect: vi.fn() }
    vi.stubGlobal('ResizeObserver', function ResizeObserver(tell: () => void) {
      resized.push(tell)
      return watch
    })
    show('各种状态，两个子订单')
    const row = screen.getByRole('list', { name: '券码，左右滑动' })
    const widen = (width: number) => {
      Object.defineProperty(row, 'clientWidth', { value: width, configurable: true })
      // The browser may tell of its own scrolling before it tells of the width.
      fireEvent.scroll(row)
      for (const tell of resized) tell()
    }
    widen(300)
    row.scrollLeft = 600
    fireEvent.scroll(row)
    expect(screen.getByText(/^第 3 个/)).toBeTruthy()
    widen(700)
    expect([row.scrollLeft, screen.queryByText(/^第 3 个/)]).toEqual([1400, expect.anything()])
    cleanup()
    expect(watch.disconnect).toHaveBeenCalledOnce()
  })

  it('has no steps for one sub-order', () => {
    show('一个')
    expect(screen.queryByRole('button', { name: '下一个子订单' })).toBeNull()
  })

  it('[B4] shows which codes can be used, and how the others stand', () => {
    show('各种状态，两个子订单')
    const faces = screen.getAllByRole('listitem').map((item) => item.firstElementChild as HTMLElement)
    const told = faces.map((face) => [
      face.dataset['usable'],
      face.dataset['stamp'],
      face.lastElementChild?.textContent,
    ])
    expect(told).toEqual([
      ['false', undefined, '待发送'],
      ['false', 'redeemed', '已核销'],
      ['false', 'refunded', '已退订'],
      ['false', undefined, '退订中'],
      ['false', 'refunded', '已废弃'],
      ['false', undefined, '已过期'],
      ['true', undefined, '未核销'],
      ['true', 'redeemed', '部分核销'],
      ['true', 'redeemed', '部分核销'],
      ['false', 'redeemed', '部分核销'],
    ])
    // What waits for the shop or for a refund may be used yet: only what is over is struck out.
    const over = faces.flatMap((face) => (face.dataset['over'] ? [face.lastElementChild?.textContent] : []))
    expect(over).toEqual(['已核销', '已退订', '已废弃', '已过期', '部分核销'])
    expect(screen.getByText('还能用 5 次，今天 2 次')).toBeTruthy()
    expect(screen.getByText('可连续使用')).toBeTruthy()
  })

  it('[B4] asks for the order anew every 3 s after a code was opened, at most 3 times', async () => {
    await import('./qr-dialog.tsx')
    vi.useFakeTimers()
    const { emit } = show('一个')
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: /出示二维码/ }))
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(screen.getByRole('img', { name: '二维码，券码 900003110111' })).toBeTruthy()
    const polls = () => emit.mock.calls.filter(([event]) => event === 'poll').length
    act(() => void vi.advanceTimersByTime(2_999))
    expect(polls()).toBe(0)
    act(() => void vi.advanceTimersByTime(1))
    expect(polls()).toBe(1)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(polls()).toBe(3)
    fireEvent.click(screen.getByRole('button', { name: '复制券码' }))
    expect(emit).toHaveBeenLastCalledWith('copy', { text: '900003110111' })
    vi.useRealTimers()
  })
})
