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

it('finds the bars of all that is sold by its time', () => {
  expect(bars.length).toBeGreaterThan(9)
})

it.each(bars)(
  '$page#$block.id reads anew what begins or ends while somebody looks at it [B4]',
  ({ block, product, read }) => {
    expect(block.props?.turnsAt).toBe(`{{ ${product}.sale.turnsAt }}`)
    expect(block.on?.['turn']).toEqual(expect.arrayContaining(read.map(([data]) => ({ do: 'reload', data }))))
  },
)
