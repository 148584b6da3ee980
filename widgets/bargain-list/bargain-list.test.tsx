// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import BargainList from './bargain-list.tsx'
import { examples } from './examples.ts'

const { products } = examples[1]!.props

describe('bargain-list', () => {
  afterEach(cleanup)

  it('[B4] says of each what can be done with it, and leads to the product, or to the member’s own bargain', () => {
    const emit = vi.fn()
    render(<BargainList products={products} {...fakeTools({ emit })} />)
    const cards = screen.getAllByRole('article').map((card) => within(card))
    expect(cards.map((card) => card.getByRole('link').getAttribute('href'))).toEqual([
      '/tc-fostay/bargainProduct/detail/610901',
      '/tc-fostay/bargain/detail?cutTeamId=C903&productId=610903',
      '/tc-fostay/bargainProduct/detail/610901',
    ])
    expect(cards[0]!.getByText('发起砍价')).toBeTruthy()
    expect(cards[1]!.getByText('澜湾岛 · 砍价进行中')).toBeTruthy()
    expect(cards[2]!.getByText('已结束')).toBeTruthy()
    fireEvent.click(cards[1]!.getByRole('link'))
    expect(emit).toHaveBeenCalledWith('select', { product: products[1] })
  })

  it('[B2.10.1, B3] has the badge over the picture, and two labels of a product that has them', () => {
    const [marked] = products
    const { labels: _, subscriptUrl: __, ...bare } = { ...marked!, productId: '610907' }
    const { container } = render(
      <BargainList products={[{ ...marked!, labels: ['亲子', '海景', '情侣'] }, bare]} {...fakeTools()} />,
    )
    const [first, second] = [...container.querySelectorAll('article')]
    expect(first!.querySelector('img[src$="badge-choice.svg"]')?.getAttribute('alt')).toBe('')
    expect(
      [first!, second!].map((card) => ['亲子', '海景', '情侣'].filter((label) => card.textContent.includes(label))),
    ).toEqual([['亲子', '海景'], []])
    expect(second!.querySelector('img[src*="badge-"]')).toBeNull()
  })
})
