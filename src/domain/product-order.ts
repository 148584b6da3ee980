import type { GoodsSpec, ProductPackage } from '../../schemas/domain/product-package.ts'
import type { MemberPrice } from '../../schemas/domain/sale-plan.ts'
import { orderWords } from './order-obstacle.ts'
import { isPackageOpen, packageWord } from './package-sale.ts'

/** What a shopper reads of a choice of packages and skus that can't be ordered (A5). */
export const choiceWords = {
  noPackage: '请选择套餐',
  noSku: '请先选择产品规格！',
  outOfStock: '该规格暂时缺货！',
  aboveLimit: '超过限购数量',
} as const

type Sku = GoodsSpec['skus'][number]

/** What was chosen, with what is left of it. `price` is yuan. */
export interface OrderedThing {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly memberPrices: readonly MemberPrice[]
  readonly stock: number
  /** 0 doesn't limit. */
  readonly most: number
}

type Choice = { readonly packageId?: string; readonly skuId?: string }
type Sold = { readonly packageList?: readonly ProductPackage[]; readonly goods?: GoodsSpec }

/**
 * What a choice names, or why it can't be had (A4, A5): a product with packages sells packages, any other its skus; who has one sku only
 * needs not say which.
 * @param taken how many of a package or sku are taken already
 */
export function orderedThing(
  { packageList = [], goods }: Sold,
  { packageId, skuId }: Choice,
  taken: (id: string) => number,
): OrderedThing | string {
  if (packageList.length > 0) {
    const found = packageList.find(({ id }) => id === packageId)
    return found ? packageThing({ ...found, stock: Math.max(0, found.stock - taken(found.id)) }) : choiceWords.noPackage
  }
  const skus = goods?.skus ?? []
  const found = skus.length === 1 && !skuId ? skus[0] : skus.find(({ sku_id }) => sku_id === skuId)
  return found && goods ? skuThing(found, goods, taken(found.sku_id)) : choiceWords.noSku
}

function packageThing(found: ProductPackage): OrderedThing | string {
  const { id, name, price, memberPrices = [], stock } = found
  if (!isPackageOpen(found)) return packageWord(found) ?? orderWords.off
  return { id, name, price, memberPrices, stock, most: 0 }
}

function skuThing(sku: Sku, { good_extends, purchaseLimit }: GoodsSpec, taken: number): OrderedThing | string {
  const stock = Math.max(0, sku.enable_quantity - taken)
  if (stock === 0) return choiceWords.outOfStock
  const limits = [good_extends.single_buy_num, purchaseLimit].filter((limit) => limit > 0)
  const most = limits.length > 0 ? Math.min(...limits) : 0
  return { id: sku.sku_id, name: '', price: sku.price, memberPrices: [], stock, most }
}

/** Why as many can't be had at once (A5, B5); undefined when they can. */
export function copiesObstacle(
  copies: number,
  { stock, most }: Pick<OrderedThing, 'stock' | 'most'>,
): string | undefined {
  if (copies < 1) return orderWords.noCopies
  if (most > 0 && copies > most) return choiceWords.aboveLimit
  return copies > stock ? orderWords.aboveStock : undefined
}
