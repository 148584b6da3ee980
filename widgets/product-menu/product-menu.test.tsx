// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import ProductMenu from './product-menu.tsx'

afterEach(cleanup)
const propsOf = (name: string) => examples.find((example) => example.name === name)!.props
const full = propsOf('四个页签')
const names = () => screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent)

describe('product-menu', () => {
  it('tells which tab was tapped, with its content', () => {
    const emit = vi.fn()
    render(<ProductMenu {...full} {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('tab', { name: '景点门票' }))
    expect(emit).toHaveBeenCalledWith('tab', { index: 2, item: expect.objectContaining({ subtitle: 'LIST_ticket' }) })
  })

  it('shows no product of the old tab under the new one, and the new ones when they are here', () => {
    const { rerender } = render(<ProductMenu {...full} {...fakeTools()} />)
    fireEvent.click(screen.getByRole('tab', { name: '酒店度假' }))
    expect(screen.getByRole('tab', { name: '酒店度假', selected: true })).toBeTruthy()
    expect(screen.getByRole('tabpanel').getAttribute('aria-busy')).toBe('true')
    expect(names()).toEqual([])

    const { products: _old, ...rest } = full
    rerender(<ProductMenu {...rest} selected={1} products={full.products?.slice(2, 3)} {...fakeTools()} />)
    expect(names()).toEqual(['棕榈谷亲子营 3 天 2 晚'])
    expect(screen.getByRole('tabpanel').getAttribute('aria-busy')).toBe('false')
  })

  it('keeps the panel’s height between two tabs and lets it go after', () => {
    const { rerender } = render(<ProductMenu {...full} {...fakeTools()} />)
    const panel = screen.getByRole('tabpanel').parentElement!
    fireEvent.click(screen.getByRole('tab', { name: '酒店度假' }))
    expect(panel.style.minHeight).toMatch(/px$/)
    rerender(<ProductMenu {...full} selected={1} products={[]} {...fakeTools()} />)
    expect(panel.style.minHeight).toBe('')
  })

  it('stays where it is when the selected tab is tapped', () => {
    const emit = vi.fn()
    render(<ProductMenu {...full} {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('tab', { name: '精选' }))
    expect(emit).not.toHaveBeenCalled()
  })

  it('filters by one tag and forgets it on another tab', () => {
    const { rerender } = render(<ProductMenu {...full} {...fakeTools()} />)
    fireEvent.click(screen.getByRole('button', { name: '亲子' }))
    expect(names()).toEqual(['澜途·月牙湾海景度假酒店 2 晚连住 含双早与沙滩晚餐', '棕榈谷亲子营 3 天 2 晚'])
    rerender(<ProductMenu {...full} selected={1} {...fakeTools()} />)
    expect(names()).toHaveLength(6)
  })

  it('links the whole list of the selected tab (A2)', () => {
    render(<ProductMenu {...full} selected={2} {...fakeTools()} />)
    const link = screen.getByRole('link', { name: /^查看全部.*景点门票$/ })
    expect(link.getAttribute('href')).toBe('/tc-fostay/atlantis/LIST_ticket?index=2')
  })

  it('tells which product was tapped', () => {
    const emit = vi.fn()
    render(<ProductMenu {...full} {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('link', { name: /珊瑚海/ }))
    expect(emit).toHaveBeenCalledWith('select', { item: expect.objectContaining({ id: 'e2' }), index: 1 })
  })

  it('says that a tab has nothing yet', () => {
    render(<ProductMenu {...propsOf('没有商品')} {...fakeTools()} />)
    expect(screen.getByText('这里的好去处正在路上')).toBeTruthy()
  })

  it('keeps to the last tab when the selected one is gone', () => {
    render(<ProductMenu {...full} selected={9} {...fakeTools()} />)
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('当地玩乐')
  })
})
