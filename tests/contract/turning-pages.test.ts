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

/** Endpoints whose replies say how a sale stands at the moment. */
const TURNING: readonly string[] = ['productDetail', 'presellBaseinfo', 'groupProductInfo', 'bargainDetail']

/** Of the page of a team: whose product is looked for, and nothing of it is shown. */
const LOOKED_FOR = 'asked'

/** The bars of a page at which something is sold by its time, each with the names of what turns with it. */
const bars = pageSources.flatMap(({ name, text }) => {
  const { data = {}, blocks = [] } = JSON.parse(text) as Page
  const read = Object.entries(data).filter(([key, { from }]) => TURNING.includes(from) && key !== LOOKED_FOR)
  const product = read.find(([, { from }]) => from === 'productDetail')?.[0]
  const found = blocks.filter(({ widget }) => widget === 'buy-bar' || widget === 'group-bar')
  return product === undefined ? [] : found.map((block) => ({ page: name, block, product, read }))
})

it('a sale, a presale, a bargain or a group that begins or ends while somebody looks at it is read anew at that moment [B4]', () => {
  expect(bars.length).toBeGreaterThan(9)
  for (const { page, block, product, read } of bars) {
    const where = `${page}#${block.id}`
    expect(block.props?.turnsAt, where).toBe(`{{ ${product}.sale.turnsAt }}`)
    expect(block.on?.['turn'], where).toEqual(expect.arrayContaining(read.map(([data]) => ({ do: 'reload', data }))))
  }
})
