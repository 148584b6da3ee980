import { expect, it } from 'vitest'
import { pageSources } from './shop-pages.ts'

interface Block {
  readonly id: string
  readonly widget?: string
  readonly props?: { readonly turnsAt?: string }
  readonly on?: Readonly<Record<string, readonly { readonly do: string; readonly data?: string }[]>>
}

interface Page {
  readonly data?: Readonly<Record<string, { readonly from: string }>>
  readonly blocks?: readonly Block[]
}

/** The bars of a page at which something is sold by its time, each with the name of what it reads. */
const bars = pageSources.flatMap(({ name, text }) => {
  const { data = {}, blocks = [] } = JSON.parse(text) as Page
  const [product] = Object.entries(data).find(([, { from }]) => from === 'productDetail') ?? []
  const found = blocks.filter(({ widget }) => widget === 'buy-bar' || widget === 'group-bar')
  return product === undefined ? [] : found.map((block) => ({ page: name, block, product }))
})

it('a sale, a presale, a bargain or a group that begins or ends while somebody looks at it is read anew at that moment [B4]', () => {
  expect(bars.length).toBeGreaterThan(9)
  for (const { page, block, product } of bars) {
    const where = `${page}#${block.id}`
    expect(block.props?.turnsAt, where).toBe(`{{ ${product}.sale.turnsAt }}`)
    expect(block.on?.['turn'], where).toContainEqual({ do: 'reload', data: product })
  }
})
