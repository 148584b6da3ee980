// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import ProductBrief from './product-brief.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  const { props } = examples.find((example) => example.name === name)!
  render(<ProductBrief {...props} {...fakeTools({ emit })} />)
  return emit
}

describe('product-brief', () => {
  it('leads to the page of its kind and tells of it', () => {
    const emit = show('全部设置')
    const link = screen.getByRole('link', { name: '澜湾岛海景度假酒店' })
    expect(link.getAttribute('href')).toBe('/tc-fostay/hotel/detail/100101')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledExactlyOnceWith('select', {})
    expect(screen.getByText('888')).toBeTruthy()
  })

  it('says that it was taken off the shelf instead of a price', () => {
    show('已下架')
    expect(screen.getByText('商品已下架')).toBeTruthy()
    expect(screen.queryByText('888')).toBeNull()
  })

  it('[A2] leads nowhere for a type that the shop does not know', () => {
    show('不认识的类型')
    expect(screen.queryByRole('link')).toBeNull()
  })
})
