import type { CartKind } from '../../schemas/domain/cart.ts'
import type { Company } from '../../schemas/domain/company.ts'
import type { Product } from '../../schemas/domain/product.ts'
import { productPath } from '../../schemas/domain/product-kind.ts'
import { type CartGoods, lineId } from '../../src/domain/cart/cart-lines.ts'
import type { GoodsGone } from '../../src/domain/cart/cart-words.ts'
import { choicePicture, choiceText, type Sku } from '../../src/domain/goods/goods-sku.ts'
import { fenOfYuan } from '../../src/domain/money.ts'
import { goodsBuyerId } from '../../src/domain/activity/activity-stock.ts'
import { copyPoints, fenOfOne } from '../../src/domain/points/deduction.ts'
import type { Buyer } from '../../src/domain/product/member-price.ts'
import {
  chosenSku,
  type Offered,
  type ProductOrderProblem,
  productOrderPrice,
  productOrderProblem,
} from '../../src/domain/product/product-order.ts'
import { isForCart } from '../../src/domain/cart/for-cart.ts'
import { offeredTo } from '../catalogue/offered.ts'
import { cachedProduct } from '../catalogue/products.ts'
import { sellerOf } from '../catalogue/sellers.ts'
import { readUnpaidHolds, type UnpaidHolds } from '../orders/unpaid-holds.ts'
import { buyerOf } from '../session/accounts.ts'
import type { CartOffer, Shelf, ShelfDeps } from './shelf.ts'

/** What a mall sells by carts: goods with skus that are sent by post, of the points mall those that want points. */
export const postedGoods = (kind: CartKind): Shelf => ({
  async skuOf({ db }, productId, skuId) {
    const product = await cachedProduct(db, productId)
    if (!product) return 'not-found'
    if (!isForCart(kind, product)) return 'not-for-cart'
    const sku = chosenSku(product.goods?.skus ?? [], skuId || undefined)
    return sku ? { productId, skuId: sku.sku_id } : 'choose-sku'
  },
  async offers(deps, goods) {
    const ids = [...new Set(goods.map(({ productId }) => productId))]
    const buyer = deps.memberId === undefined ? { level: undefined } : await buyerOf(deps.db, deps.memberId)
    const { db, now, memberId } = deps
    const held = memberId === undefined ? undefined : await readUnpaidHolds(db, { memberId, now })
    const known = new Map(await Promise.all(ids.map(async (id) => [id, await readSold(deps, kind, id, held)] as const)))
    const unpaidOf = (id: string) => (memberId === undefined ? 0 : (held?.copies(goodsBuyerId(id, memberId)) ?? 0))
    const found = goods.map((one) => {
      const sold = known.get(one.productId)
      return sold && offerOf({ ...sold, unpaid: unpaidOf(one.productId) }, one, buyer, now)
    })
    return new Map(found.filter((one) => one !== undefined).map((one) => [lineId(one), one]))
  },
})

type Seller = { readonly company?: Pick<Company, 'companyName'> }

interface Sold {
  readonly offered: Offered
  /** As it would be without the buyer's own orders that wait for their money. */
  readonly free: Offered
  readonly companyName: string
}

async function readSold(
  { db, now, memberId = '' }: ShelfDeps,
  kind: CartKind,
  id: string,
  held: UnpaidHolds | undefined,
): Promise<Sold | undefined> {
  const product = await cachedProduct(db, id)
  if (!product || !isForCart(kind, product)) return undefined
  const offered = await offeredTo(db, product, { memberId, now })
  const isHeld = product.goods?.skus.some(({ sku_id }) => held?.copies(sku_id))
  const free = isHeld && held ? await offeredTo(db, product, { memberId, now, without: held }) : offered
  const seller: Seller = await sellerOf(db, product)
  return { offered, free, companyName: seller.company?.companyName ?? '' }
}

interface SoldTo extends Sold {
  /** In orders of the buyer that wait for their money. */
  readonly unpaid: number
}

function offerOf(
  { offered, free, companyName, unpaid }: SoldTo,
  goods: CartGoods,
  buyer: Buyer,
  now: number,
): CartOffer {
  const { product } = offered
  const sku = skuOf(offered, goods)
  const order = { skuId: goods.skuId, quantity: 1, isGroup: false }
  const gone = sku ? goneBy(productOrderProblem(free, order, now)) : 'sku-gone'
  const { unitFen } = productOrderPrice(offered, order, buyer, now)
  const points = copyPoints(product, unitFen)
  return {
    ...goods,
    ...wordsOf(product, sku),
    path: productPath(product) ?? '',
    ...{ companyId: product.companyId, companyName, points, price: unitFen - points * fenOfOne.points },
    // A price in points has no money to strike out beside it.
    ...(sku &&
      points === 0 &&
      fenOfYuan(sku.originalprice) > unitFen && { originalPrice: fenOfYuan(sku.originalprice) }),
    limits: { ...limitsOf(offered, sku), unpaid, held: stockOf(skuOf(free, goods)) - stockOf(sku) },
    ...(gone && { gone }),
  }
}

const skuOf = ({ product }: Offered, { skuId }: CartGoods): Sku | undefined =>
  product.goods?.skus.find(({ sku_id }) => sku_id === skuId)

const stockOf = (sku: Sku | undefined): number => sku?.enable_quantity ?? 0

function wordsOf({ productName, productImageInfos, goods }: Product, sku: Sku | undefined) {
  const choice = sku?.spec_key.split('-') ?? []
  const picture = goods && choicePicture(goods.specs, choice)
  const spec = goods ? choiceText(goods.specs, choice) : ''
  return { productName, spec, picture: picture ?? productImageInfos[0]?.url ?? '' }
}

const limitsOf = ({ product: { goods }, bought }: Offered, sku: Sku | undefined) => ({
  single: goods?.good_extends.single_buy_num ?? 0,
  total: goods?.purchaseLimit ?? 0,
  stock: stockOf(sku),
  bought: bought?.goods ?? 0,
})

/** Whether one of them can't be had at all. What only bounds a number is no reason to be gone. */
function goneBy(problem: ProductOrderProblem | undefined): GoodsGone | undefined {
  switch (problem) {
    case undefined:
    case 'over-limit':
    case 'over-stock':
      return undefined
    case 'off-shelf':
      return 'off-shelf'
    case 'sku-out':
    case 'out-of-stock':
      return 'sold-out'
    case 'choose-sku':
      return 'sku-gone'
    default:
      return 'not-on-sale'
  }
}
