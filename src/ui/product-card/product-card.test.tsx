// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ProductCard } from './index.tsx'
import { productFacts } from './product-facts.ts'

afterEach(cleanup)

describe('productFacts', () => {
  it('joins place and number sold', () => {
    expect(productFacts({ customFields: { place: '月牙湾', hot: 12800 } })).toBe('月牙湾 · 已售 1.2万')
  })

  it('are the product’s own line when it has one, and nothing of nothing sold', () => {
    expect(productFacts({ subtitle: '含双早', customFields: { place: '海边', hot: 9 } })).toBe('含双早')
    expect(productFacts({ customFields: { place: '海边', hot: 0 } })).toBe('海边')
    expect(productFacts({})).toBe('')
  })
})

describe('ProductCard', () => {
  const product = {
    id: '1',
    title: '海景房',
    redirectType: 'product' as const,
    jumpParames: { product_url: '/goods/1' },
    customFields: { tags: ['早餐', '接机', '第三个'], price: 99 },
  }

  it('has one link, named by the product alone', () => {
    render(<ProductCard product={product} level={3} onPress={() => undefined} />)
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('link', { name: '海景房' }).getAttribute('href')).toBe('/tc-fostay/goods/1')
  })

  it('[B2.10.1, B3] has the badge over its picture, and its labels before its tags', () => {
    const marked = { ...product.customFields, labels: ['亲子'], subscriptUrl: '/tc-fostay/media/badge-choice.svg' }
    const { container } = render(
      <ProductCard product={{ ...product, customFields: marked }} level={3} onPress={() => undefined} />,
    )
    expect(container.querySelector('img[src$="badge-choice.svg"]')?.getAttribute('alt')).toBe('')
    expect(container.textContent).toContain('亲子早餐')
    expect(screen.queryByText('接机')).toBeNull()
  })

  it('shows two tags at most', () => {
    render(<ProductCard product={product} level={3} onPress={() => undefined} />)
    expect(screen.queryByText('第三个')).toBeNull()
    expect(screen.getByText('接机')).toBeTruthy()
  })

  it('shows no price that is not known', () => {
    const { container } = render(
      <ProductCard product={{ id: '2', title: '新品' }} level={3} onPress={() => undefined} />,
    )
    expect(container.textContent).not.toContain('¥')
  })
})
