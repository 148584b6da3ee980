// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import MemberServices from './member-services.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  render(<MemberServices {...examples.find((example) => example.name === name)!.props} {...fakeTools({ emit })} />)
  return emit
}

describe('member-services', () => {
  it('links its entries and tells which one was tapped', () => {
    const emit = show('我的订单')
    const link = screen.getByRole('link', { name: /待使用/ })
    expect(link.getAttribute('href')).toBe('/tc-fostay/order?tab=2')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledExactlyOnceWith('select', {
      item: expect.objectContaining({ title: '待使用' }),
      index: 1,
    })
  })

  it('lets an entry without an address be tapped all the same', () => {
    const emit = show('服务和退出')
    fireEvent.click(screen.getByRole('button', { name: '在线客服' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('select', { item: { title: '在线客服', icon: 'chat' }, index: 6 })
  })

  it('counts what waits, up to 99+, and nothing where nothing does', () => {
    show('我的订单')
    const seen = screen
      .getAllByRole('link')
      .map((link) => link.querySelector('[aria-hidden="true"]:not(svg)')?.textContent)
    expect(seen).toEqual([undefined, '2', '99+', undefined, undefined])
    expect(screen.getByRole('link', { name: /待付款.*2 个/ })).toBeTruthy()
  })

  it('logs out where it is asked to', () => {
    const emit = show('服务和退出')
    fireEvent.click(screen.getByRole('button', { name: '退出登录' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('logout', {})
    cleanup()
    show('我的订单')
    expect(screen.queryByText('退出登录')).toBeNull()
  })

  it('has a link beside the title', () => {
    const emit = show('我的订单')
    fireEvent.click(screen.getByRole('link', { name: /全部订单/ }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('more', {})
  })

  it('leaves no place of a row empty where there are few, below no title', () => {
    const entries = ['门票订单', '商城订单', '积分订单', '待付款', '待使用', '待点评', '退款'].map((title) => ({
      title,
      icon: 'ticket' as const,
    }))
    const columns = (title?: string) =>
      entries.map((_, last) => {
        const card = { items: entries.slice(0, last + 1), ...(title !== undefined && { title }) }
        const { container } = render(<MemberServices {...card} {...fakeTools()} />)
        return container.querySelector('[data-columns]')?.getAttribute('data-columns')
      })
    expect(columns()).toEqual(['1', '2', '3', '4', '5', '3', '4'])
    expect(columns('订单')).toEqual(['4', '4', '4', '4', '5', '4', '4'])
  })
})
