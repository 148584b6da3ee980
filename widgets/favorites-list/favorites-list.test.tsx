// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import FavoritesList from './favorites-list.tsx'
import type { FavoritesListProps } from './props.schema.ts'

afterEach(cleanup)

const { products } = examples.find(({ name }) => name === '有下架的')!.props

function show() {
  const emit = vi.fn()
  const tools = fakeTools({ emit })
  const of = (result?: FavoritesListProps['result']) => (
    <FavoritesList products={products} {...(result && { result })} {...tools} />
  )
  const { rerender } = render(of())
  return { emit, give: (result: FavoritesListProps['result']) => rerender(of(result)) }
}
const row = (name: string) => within(screen.getByRole('heading', { name }).closest('article')!)
const HOTEL = '澜湾岛海景度假酒店'

describe('favorites-list', () => {
  it('leads to each product, and marks what was taken off the shelf', () => {
    show()
    expect(row(HOTEL).getByRole('link').getAttribute('href')).toBe('/tc-fostay/hotel/detail/100101')
    expect(row(HOTEL).queryByText('商品已下架')).toBeNull()
    expect(row('白沙湾夏夜音乐节双人票').getByText('商品已下架')).toBeTruthy()
  })

  it('[B2.10.1, B3] has the badge over the picture, and two labels of a product that has them', () => {
    const marked = {
      ...products[0]!,
      labels: ['亲子', '海景', '情侣'],
      subscriptUrl: '/tc-fostay/media/badge-kids.svg',
    }
    const { labels: _, subscriptUrl: __, ...bare } = { ...products[1]! }
    const { container } = render(<FavoritesList products={[marked, bare]} {...fakeTools()} />)
    const [first, second] = [...container.querySelectorAll('article')]
    expect(first!.querySelector('img[src$="badge-kids.svg"]')?.getAttribute('alt')).toBe('')
    expect(
      [first!, second!].map((card) => ['亲子', '海景', '情侣'].filter((label) => card.textContent.includes(label))),
    ).toEqual([['亲子', '海景'], []])
    expect(second!.querySelector('img[src*="badge-"]')).toBeNull()
  })

  it('[B4] cancels at once and takes it back at once', () => {
    const { emit, give } = show()
    fireEvent.click(row(HOTEL).getByRole('button', { name: /取消收藏/ }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('toggle', { product: products[0], isCollected: false })
    expect(row(HOTEL).getByText('已取消收藏')).toBeTruthy()
    give({ status: 'busy' })
    expect(row(HOTEL).getByRole('button', { name: /撤销/ }).getAttribute('aria-disabled')).toBe('true')
    give({ status: 'done' })
    fireEvent.click(row(HOTEL).getByRole('button', { name: /撤销/ }))
    expect(emit).toHaveBeenCalledTimes(2)
    expect(emit).toHaveBeenLastCalledWith('toggle', { product: products[0], isCollected: true })
    expect(row(HOTEL).queryByText('已取消收藏')).toBeNull()
  })

  it('turns back what was refused, and says why', () => {
    const { give } = show()
    fireEvent.click(row(HOTEL).getByRole('button', { name: /取消收藏/ }))
    give({ status: 'busy' })
    give({ status: 'refused', code: 'offline', message: '网络异常' })
    expect(screen.getByRole('alert').textContent).toBe('网络异常')
    expect(row(HOTEL).queryByText('已取消收藏')).toBeNull()
  })
})
