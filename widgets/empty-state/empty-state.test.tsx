// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import EmptyState from './empty-state.tsx'

afterEach(cleanup)

describe('empty-state', () => {
  it('has no action unless one is named', () => {
    render(<EmptyState text="没有" actionTo="/" {...fakeTools()} />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('links its action to its address', () => {
    render(<EmptyState text="没有" action="去逛逛" actionTo="/combo" {...fakeTools()} />)
    expect(screen.getByRole('link', { name: '去逛逛' }).getAttribute('href')).toBe('/tc-fostay/combo')
  })

  it('has a second, quiet way on beside its action: home, or where it is told', () => {
    const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    const { rerender } = render(<EmptyState text="没有" action="去逛逛" actionTo="/combo" {...fakeTools()} />)
    expect(ways()[1]).toEqual(['去首页', '/tc-fostay/'])
    rerender(
      <EmptyState {...{ text: '没有', action: '去逛逛', other: '我的订单', otherTo: '/order' }} {...fakeTools()} />,
    )
    expect(ways()).toEqual([['我的订单', '/tc-fostay/order']])
  })

  it('does not lead to the same place twice', () => {
    render(<EmptyState text="没有" action="回到首页" actionTo="/" {...fakeTools()} />)
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('leaves the action to the event when it has no address', () => {
    const emit = vi.fn()
    render(<EmptyState text="没有" action="重置筛选" {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('button', { name: '重置筛选' }))
    expect(emit).toHaveBeenCalledWith('action', {})
  })
})
