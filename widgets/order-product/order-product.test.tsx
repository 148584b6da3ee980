// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import OrderProduct from './order-product.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  const props = examples.find((one) => one.name === name)!.props
  const { container } = render(<OrderProduct {...props} {...fakeTools({ emit })} />)
  return { emit, container }
}

describe('order-product', () => {
  it('[B2.5] leads to the product, and to it as it was bought', () => {
    const { emit } = show('玩乐')
    expect(screen.getByRole('link', { name: '澜湾岛珊瑚礁浮潜' }).getAttribute('href')).toContain(
      '/play/productDetail/310101',
    )
    const snapshot = screen.getByRole('link', { name: '交易快照' })
    expect(snapshot.getAttribute('href')).toBe('/tc-fostay/play/productDetail/310101?type=snapshot')
    fireEvent.click(snapshot)
    expect(emit).toHaveBeenCalledExactlyOnceWith('snapshot', {})
  })

  it('counts the nights of a stay, and leads nowhere without an address', () => {
    expect(show('住宿').container.textContent).toContain('入住 · 周五12月4日住2 晚离店 · 周日12月6日')
    cleanup()
    show('只有名字')
    expect(screen.queryByRole('link')).toBeNull()
  })
})
