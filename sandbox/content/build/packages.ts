import type { CodeRule } from '../../../schemas/domain/order.ts'
import type { DailyItem, GoodsSpec, ProductPackage } from '../../../schemas/domain/product-package.ts'
import { at } from '../dates.ts'
import { memberPrices } from './prices.ts'

const ITEM_TYPES = { 住: 5, 娱: 2, 享: 3, 餐: 4, 其他: 1 } as const

/** What a package holds: 餐 | 双人早餐 | 2份 | 价值. */
type Content = readonly [type: keyof typeof ITEM_TYPES, name: string, quantity: string, value?: string]

export interface PackageSeed {
  readonly id: string
  readonly name: string
  readonly description?: string
  readonly price: number
  readonly was: number
  readonly stock?: number
  /** Off the shelf, or on sale only in some days. */
  readonly state?: 'normal' | 'not-started' | 'off'
  readonly confirm?: boolean
  readonly advanceDays?: number
  /** How its codes are used, where not once within half a year. */
  readonly rule?: CodeRule
  readonly button?: string
  readonly holds: readonly Content[]
}

const STATUS = { normal: 1, 'not-started': 2, off: 3 } as const

/** A package (B3 sku): instant confirmation unless `confirm`, on sale for a quarter unless its state says otherwise. */
export function productPackage(today: string, seed: PackageSeed): ProductPackage {
  const state = seed.state ?? 'normal'
  return {
    id: seed.id,
    name: seed.name,
    ...(seed.description ? { description: seed.description } : {}),
    price: seed.price,
    originalprice: seed.was,
    ...(seed.button ? { buttonText: seed.button } : {}),
    packageStatus: STATUS[state],
    isDocking: seed.confirm ? 0 : 1,
    salestartdate: at(today, state === 'not-started' ? 3 : -30, '10:00'),
    saleenddate: at(today, state === 'off' ? -1 : 90, '23:59'),
    stock: seed.stock ?? 200,
    productPackagesRule: { advanceDays: seed.advanceDays ?? 1, ...seed.rule },
    memberPrices: memberPrices(seed.price),
    dailyDescList: seed.holds.map((content) => dailyItem(seed.id, content)),
  }
}

function dailyItem(productPackageId: string, [type, name, qtyDesc, valueDesc]: Content): DailyItem {
  return {
    itemType: ITEM_TYPES[type],
    itemTypeName: type,
    name,
    ...(valueDesc ? { valueDesc } : {}),
    qtyDesc,
    productPackageId,
  }
}

/** Goods of one sku. Limits of 0 do not limit. */
export function oneSku(sku: {
  id: string
  price: number
  was: number
  stock: number
  each?: number
  total?: number
}): GoodsSpec {
  return {
    specs: [],
    skus: [
      { sku_id: sku.id, spec_key: 'no_spec', price: sku.price, originalprice: sku.was, enable_quantity: sku.stock },
    ],
    good_extends: { single_buy_num: sku.each ?? 0 },
    purchaseLimit: sku.total ?? 0,
  }
}
