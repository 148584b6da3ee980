// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import EveryoneBuying from './everyone-buying.tsx'
import { examples } from './examples.ts'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  const { props } = examples.find((example) => example.name === name)!
  render(<EveryoneBuying {...props} {...fakeTools({ emit })} />)
  return emit
}
const tabs = () => within(screen.getByRole('list', { name: '按分类筛选' })).getAllByRole('button')
const cards = () => screen.getAllByRole('article')

describe('everyone-buying', () => {
  it('[B2.10] has up to three tabs and shows the first three products', () => {
    show('很多')
    expect(tabs().map((tab) => tab.textContent)).toEqual(['玩乐', '门票', '好物'])
    expect(tabs().some((tab) => tab.getAttribute('aria-pressed') === 'true')).toBe(false)
    expect(cards()).toHaveLength(3)
  })

  it('[B2.10] tells which tab was tapped, and -1 when the selected one was', () => {
    const chosen = show('很多')
    fireEvent.click(tabs()[1]!)
    expect(chosen).toHaveBeenCalledExactlyOnceWith('tab', { index: 1, productType: 30 })
    cleanup()
    const left = show('全部设置')
    expect(tabs()[1]!.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(tabs()[1]!)
    expect(left).toHaveBeenCalledExactlyOnceWith('tab', { index: -1, productType: -1 })
  })

  it('[B2.10] shows kind, name, labels, starting price, the higher original price, and how many choose it only above 0', () => {
    show('很多')
    expect(cards()[0]!.textContent).toBe('玩乐澜湾岛珊瑚礁浮潜亲子37%的人选择了¥268起原价¥398立即抢购澜湾岛珊瑚礁浮潜')
    expect(cards()[1]!.textContent).toBe('门票星屿水世界指定日门票¥218起立即抢购星屿水世界指定日门票')
  })

  it('[B2.10] leads on to all of them only when there are more than three', () => {
    const emit = show('很多')
    const more = screen.getByRole('link', { name: /查看更多/ })
    expect(more.getAttribute('href')).toBe('/tc-fostay/recommend?productCode=LT610101')
    fireEvent.click(more)
    expect(emit).toHaveBeenCalledExactlyOnceWith('more', {})
    cleanup()
    show('一个')
    expect(screen.queryByRole('link', { name: /查看更多/ })).toBeNull()
  })

  it('[B2.10] has a rush-to-buy button on each card, which leads where the card leads', () => {
    const emit = show('很多')
    const buy = within(cards()[0]!).getByRole('link', { name: /立即抢购/ })
    expect(buy.getAttribute('href')).toBe('/tc-fostay/play/productDetail/310101')
    fireEvent.click(buy)
    expect(emit).toHaveBeenCalledExactlyOnceWith('buy', {
      product: expect.objectContaining({ productId: '310101' }),
      index: 0,
    })
  })

  it('[B5] does nothing on a tap of a card without an address', () => {
    const emit = show('一个')
    fireEvent.click(screen.getByText('澜湾岛晨雾出海旧票'))
    expect(screen.queryByRole('link')).toBeNull()
    expect(emit).not.toHaveBeenCalled()
  })
})
