import { describe, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import type { Contract } from '../../schemas/api/contract.ts'
import type { ShownPackage } from '../../schemas/domain/product-package.ts'
import type { MemberPrice } from '../../schemas/domain/sale-plan.ts'
import { priceFor } from '../../src/domain/product/member-price.ts'
import { callShapeOf } from '../../server/ssr/side-call.ts'
import { allBlocks } from '../../src/app/entry.ts'
import { evaluateBlock } from '../../src/page/core/evaluate-block.ts'
import { createPageStore, type PageStore } from '../../src/page/react/page-store.ts'
import { type Arrival, openShop } from './shop-visit.ts'

const { arrive } = openShop()

/** Members of each level that the sandbox sells to; the rate of each is that of its level. */
const members = ['900000', '900001', '900002', '900003', '900004', '900005', '900006']

/** Products with packages, by the address of their page and the key of its state that holds the chosen one. */
const pages = [
  ['/goods/650101', 'package'],
  ['/goods/650103', 'package'],
  ['/goods/650201', 'package'],
  ['/product/230101', 'pack'],
  ['/seckill/product/230102', 'pack'],
  ['/hotelpackage/detail/810101', 'pack'],
  ['/hotelpackage/detail/810102', 'pack'],
] as const

interface Priced {
  readonly price: number
  readonly memberPrices?: readonly MemberPrice[]
  readonly level?: number
  readonly vipRate?: number
  readonly packages?: readonly ShownPackage[]
}

/** What a widget of these codes is given now. */
function propsOf({ prepared: { payload } }: Arrival, store: PageStore, codes: readonly string[]): Priced {
  for (const block of allBlocks(payload)) {
    const state = evaluateBlock(block, store.scope, store.source, store.plan.values)
    if (codes.includes(block.widget) && state.kind === 'ready') return state.props as unknown as Priced
  }
  throw new Error(`there is no ${codes.join(' or ')}`)
}

/** What its viewer reads of a price, yuan. */
const readOf = ({ price, memberPrices, level, vipRate }: Priced) =>
  priceFor({ level, vipRate }, price, memberPrices).amount

/** The page as a member sees it: with what only the browser asks for. */
async function lookedAt(address: string, member: string) {
  const arrival = await arrive({ address, by: 'a member', route: 'any', member })
  const { prepared, who } = arrival
  const store = createPageStore(prepared.payload.plan, prepared.payload.sources, who.call)
  const { id, phone, levelNew } = who.login!.profile
  store.setViewer({ known: true, loggedIn: true, level: levelNew, id, phone })
  await store.reload()
  return { arrival, store }
}

const ask = (arrival: Arrival, contract: Contract, args: Readonly<Record<string, unknown>>) =>
  arrival.who.call(
    { ...callShapeOf(contract), ...(contract.body && { body: Object.keys(contract.body.properties ?? {}) }) },
    args,
    new AbortController().signal,
  )

/** What the shop charges a member for one of a package. */
async function chargedFor(arrival: Arrival, productId: string, packageId: string): Promise<number> {
  const kept = await ask(arrival, contracts.productTempOrderCreate, { reqDtos: { productId, packageId } })
  const { tempOrderId } = (kept as { data: { tempOrderId: string } }).data
  const info = await ask(arrival, contracts.shoppingInfo, { id: tempOrderId })
  return (info as { data: { priceDetail: { bookPriceTotal: number } } }).data.priceDetail.bookPriceTotal
}

describe.each(pages)('[A6] the prices of %s', (address, chosen) => {
  it.each(members)(
    'are for member %s what the order costs: in the tile, and in the bar once it is chosen',
    async (member) => {
      const { arrival, store } = await lookedAt(address, member)
      const chooser = () => propsOf(arrival, store, ['package-chooser', 'sku-list'])
      const ids = chooser().packages!.flatMap(({ id, canBuy }) => (canBuy ? [id] : []))
      const read: (readonly [string, number, number])[] = []
      const charged: (readonly [string, number, number])[] = []
      for (const id of ids) {
        store.setState(chosen, id)
        const { packages = [], level, vipRate } = chooser()
        const one = packages.find((found) => found.id === id)!
        const tile = readOf({
          ...one,
          ...(level !== undefined && { level }),
          ...(vipRate !== undefined && { vipRate }),
        })
        read.push([id, tile, readOf(propsOf(arrival, store, ['buy-bar', 'group-bar']))])
        const cost = await chargedFor(arrival, address.split('/').at(-1)!, id)
        charged.push([id, cost, cost])
      }
      expect(ids).not.toEqual([])
      expect(read).toEqual(charged)
    },
  )
})
