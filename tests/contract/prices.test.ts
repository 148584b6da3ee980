import { describe, expect, it } from 'vitest'
import type { ShownPackage } from '../../schemas/domain/product-package.ts'
import { chargedFor, lookAt, members, type Priced, propsOf, readOf } from './price-visit.ts'
import { openShop } from './shop-visit.ts'

const shop = openShop()

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

interface Chooser extends Priced {
  readonly packages: readonly ShownPackage[]
}

describe.each(pages)('[A6] the prices of %s', (address, chosen) => {
  it.each(members)(
    'are for member %s what the order costs: in the tile, and in the bar once it is chosen',
    async (member) => {
      const look = await lookAt(shop, address, member)
      const product = address.split('/').at(-1)!
      const chooser = () => propsOf(look, 'package-chooser', 'sku-list') as Chooser
      const ids = chooser().packages.flatMap(({ id, canBuy }) => (canBuy ? [id] : []))
      const read: (readonly [string, number, number])[] = []
      const charged: (readonly [string, number, number])[] = []
      for (const id of ids) {
        look.store.setState(chosen, id)
        const { packages, level, vipRate } = chooser()
        const tile = packages.find((found) => found.id === id)!
        const shown = { ...tile, ...(level !== undefined && { level }), ...(vipRate !== undefined && { vipRate }) }
        read.push([id, readOf(shown), readOf(propsOf(look, 'buy-bar', 'group-bar') as Priced)])
        const cost = await chargedFor(look.arrival, { kind: 'goods', product, package: id })
        charged.push([id, cost, cost])
      }
      expect(ids).not.toEqual([])
      expect(read).toEqual(charged)
    },
  )
})
