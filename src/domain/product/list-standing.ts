import type { Product } from '../../../schemas/domain/product.ts'
import { activityStatus, type TimeStatus } from '../activity/activity-state.ts'
import { shopDay } from '../dates.ts'
import { ticketSaleState } from '../ticket/ticket-sale.ts'
import { productSale } from './product-sale.ts'

type Dated = Pick<Product, 'status' | 'saleStartDate' | 'saleEndDate' | 'presale' | 'goods' | 'ticket'>

type Standing = Dated & Pick<Product, 'productTagList' | 'saleItems' | 'bargain' | 'productActivity'>

const ticketState = ({ ticket }: Pick<Dated, 'ticket'>, now: number) => ticket && ticketSaleState(ticket, shopDay(now))

/**
 * Whether a list that has all that the shop sells still has a product, sold out or not yet begun as it may be. What is off the shelf or no longer
 * sold is not in it, nor is a ticket that was never published or whose last day is over (A4).
 * @param now epoch ms
 */
export function isInLists(product: Dated, now: number): boolean {
  const { state } = productSale(product, now)
  const ticket = ticketState(product, now)
  return state !== 'off' && state !== 'ended' && ticket !== 'not-published' && ticket !== 'over'
}

/** Tags that say that nothing is left; lists that recommend something go by the same two (server/db/tables/shelf.ts). */
const NOTHING_LEFT: readonly string[] = ['已售罄', '已约满']

const [TO_COME, OVER] = ['即将开售', '已结束']

/**
 * Why what stands in such a list can't be bought now, in a word; undefined: it can.
 * @param now epoch ms
 */
export function notNowWord(product: Standing, now: number): string | undefined {
  const { state, text } = productSale(product, now)
  if (state !== 'on') return text
  if (ticketState(product, now) === 'not-yet') return TO_COME
  const tag = product.productTagList.find((one) => NOTHING_LEFT.includes(one))
  if (tag !== undefined) return tag
  if (product.saleItems?.length === 0) return '暂无可售'
  const turn = turnOf(product, now)
  return turn === 0 ? TO_COME : turn === 2 ? OVER : undefined
}

/**
 * Where what a product is sold by alone stands: a bargain (B4: 1 not started, 3 and 4 ended), or a flash sale of what is chosen by the day.
 * Goods are sold at their usual price before and after theirs.
 */
function turnOf({ bargain, productActivity, saleItems }: Standing, now: number): TimeStatus {
  if (bargain)
    return bargain.activityStatus === 1 ? 0 : bargain.activityStatus === 3 || bargain.activityStatus === 4 ? 2 : 1
  return productActivity?.type === 1 && saleItems ? activityStatus(productActivity, now) : 1
}
