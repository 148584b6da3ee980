// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { exampleRecommendations } from '../../src/kit/example-recommendations.ts'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import SoldOutPopup from './sold-out-popup.tsx'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const products = [...exampleRecommendations]
const TEXT = '您选择的商品已售罄，为您推荐相似商品'

function show(productCode?: string) {
  const emit = vi.fn()
  render(<SoldOutPopup products={products} productCode={productCode} {...fakeTools({ emit })} />)
  return emit
}
const sheet = () => screen.findByRole('dialog', { name: '相似推荐' })
const bar = () => screen.getAllByRole('button', { name: TEXT, hidden: true })[0]!

describe('sold-out-popup', () => {
  it('[B5] does nothing without a product’s code', () => {
    show()
    expect(document.body.textContent).toBe('')
  })

  it('[B2.10] starts open, once the page is alive', async () => {
    const html = renderToString(<SoldOutPopup products={products} productCode="LT1" {...fakeTools()} />)
    expect(html).toContain(TEXT)
    expect(html).not.toContain('相似推荐')
    show('LT1')
    expect(within(await sheet()).getAllByRole('article')).toHaveLength(products.length)
  })

  it('begins with why it is there: the bar stands above what is recommended', async () => {
    show('LT1')
    const inside = within(await sheet())
    const [first] = inside.getAllByRole('article')
    const reason = inside.getByRole('button', { name: TEXT })
    expect(reason.compareDocumentPosition(first!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('[B2.10] closes and opens by a tap on the bar', async () => {
    show('LT1')
    fireEvent.click(within(await sheet()).getByRole('button', { name: TEXT }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(bar().getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(bar())
    await sheet()
    expect(bar().getAttribute('aria-expanded')).toBe('true')
  })

  it('[B2.10] shows kind, name, tags, points above 0, starting price and the original price only when it is higher', async () => {
    show('LT1')
    const texts = within(await sheet())
      .getAllByRole('article')
      .map((card) => card.textContent)
    expect(texts[0]).toBe('玩乐澜湾岛珊瑚礁浮潜亲子小班最高可抵 500 积分¥268起原价¥398')
    expect(texts[1]).toBe('门票星屿水世界指定日门票¥218起')
  })

  it('[B5] leads to a product, and does nothing where there is no address', async () => {
    const emit = show('LT1')
    const list = within(await sheet())
    fireEvent.click(list.getByText('澜湾岛晨雾出海旧票'))
    expect(emit).not.toHaveBeenCalled()
    const link = list.getByRole('link', { name: '星屿水世界指定日门票' })
    expect(link.getAttribute('href')).toBe('/tc-fostay/ticket/200101')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledExactlyOnceWith('select', { product: products[1], index: 1 })
  })

  it('[B2.10] goes above what is fixed at the bottom after a second', () => {
    vi.useFakeTimers()
    const place = () => document.querySelector<HTMLElement>('[class*="place"]')
    render(
      <div data-block="buy">
        <div id="buy-bar" />
      </div>,
    )
    const foot = document.getElementById('buy-bar')!
    foot.style.position = 'fixed'
    foot.getBoundingClientRect = () => new DOMRect(0, innerHeight - 64, innerWidth, 64)
    show('LT1')
    act(() => vi.advanceTimersByTime(999))
    expect(place()?.style.getPropertyValue('--below')).toBe('')
    act(() => vi.advanceTimersByTime(1))
    expect(place()?.style.getPropertyValue('--below')).toBe('64px')
  })
})
