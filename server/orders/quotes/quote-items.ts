import { problems } from '../../../schemas/api/problems.ts'
import { activityNeeds, isAtActivityPrice } from '../../../src/domain/activity/activity-stock.ts'
import { type Buyer, memberOffer } from '../../../src/domain/product/member-price.ts'
import { yuanOfFen } from '../../../src/domain/money.ts'
import { policyOfType } from '../../../src/domain/order/refundable.ts'
import { soldPolicy, soldTerms } from '../../../src/domain/order/refund-rule.ts'
import { usedFrom, validityOf } from '../../../src/domain/order/code-use.ts'
import { presaleStockId } from '../../../src/domain/order/presale-exchange.ts'
import { type ChosenItem, isDatedChoice, mainOrderObstacle } from '../../../src/domain/order/order-obstacle.ts'
import { isPresale } from '../../../src/domain/product/presale.ts'
import { planDay } from '../../../src/domain/product/sale-plan.ts'
import { endOfEntry } from '../../../src/domain/ticket/entry-time.ts'
import { memberPricesAt } from '../../../src/domain/ticket/ticket-days.ts'
import { chosenItems, itemsObstacle, type ItemsRequest } from '../../catalogue/chosen-items.ts'
import { readMainOrder } from '../../catalogue/main-orders.ts'
import { type ItemsProduct, readItemsProduct, todayOf } from '../../catalogue/sale-items.ts'
import { NO_DAY, readTaken, type Taken } from '../../catalogue/stock.ts'
import type { Orm } from '../../db/open-database.ts'
import { type ChosenDay, type OwnPresale, readExchange } from '../presale-order.ts'
import { heldItems, heldPresale } from '../held-choice.ts'
import { isProblem, type Promotion, type QuoteLine, type StockNeed } from '../quote.ts'
import { travellersOf } from '../travellers-of.ts'
import { heldProblem } from '../unpaid-holds.ts'
import type { Quoting } from './quoting.ts'

/** The items of a combo or a play, on their day (B7). */
export const quoteItems: Quoting<'combo' | 'play'> = async ({ db, clock, buyer }, { productId, memberId, body }) => {
  const { date, choices, mainOrder: kept } = body
  const product = await readItemsProduct(db, productId)
  if (!product) return 'gone'
  const asked = { db, product, date, clock }
  const chosen = await chosenItems(asked, choices)
  const today = todayOf(clock)
  const day = { date: isDatedChoice(chosen ?? []) ? date : undefined, today }
  const named = kept && isPresale(product) ? { orderId: kept.mainOrderId, memberId } : undefined
  const presale = named && (await presaleOf(asked, named, day))
  if (typeof presale === 'string' || (presale && isProblem(presale))) return presale
  const mainOrder =
    kept && !presale ? await readMainOrder(db, { memberId, mainOrderId: kept.mainOrderId, today }, product) : undefined
  const obstacleOf = (items: readonly ChosenItem[]) =>
    itemsObstacle(product, items, { date, clock, isExchange: presale !== undefined }) ??
    mainOrderObstacle(product.mainOrder !== undefined, mainOrder, date, items)
  if (!chosen) return obstacleOf([]) ?? 'gone'
  const obstacle = obstacleOf(chosen)
  if (obstacle !== undefined) return (await heldItems(asked, memberId, choices, obstacleOf)) ?? obstacle
  const isPromoted = isAtActivityPrice(product, {}, clock.now())
  const activity = isPromoted ? activityNeeds(product, memberId) : []
  const bought = chosen.filter(({ copies }) => copies > 0)
  const lines = bought
    .map((one) => lineOf(product, one, { date, today, buyer }))
    .map((line) => ({ ...line, needs: [...line.needs, ...activity.map((need) => needOf(need, line.copies))] }))
    .map((line, at) => (presale && at === 0 ? { ...line, needs: [...line.needs, takenPresale(presale)] } : line))
  const gone = await activityObstacle(db, activity, lines, { memberId, now: clock.now() })
  if (gone) return gone
  return {
    ...policyOf(product, lines),
    ...{ product, lines, isInstant: true, ...(presale && { presale }), ...(isPromoted && promotionOf(product, lines)) },
    ...(mainOrder && product.mainOrder && { stay: mainOrder.mainOrderId }),
    ...(day.date && { arrivalDate: date, departureDate: usedFrom(product, date).usingEndDate }),
    ...usableUntil(bought, date, isPresale(product) ? product.presale?.subscribeUntil : mainOrder?.lastDate),
    ...travellersOf(
      product,
      bought.map(({ item, copies }) => ({ itemId: item.productId, copies })),
    ),
  }
}

/** The activity at whose price it is sold (B7, B9): what is sold in a flash sale alone has no other price. */
function promotionOf(
  { productActivity: activity }: ItemsProduct,
  lines: readonly QuoteLine[],
): { promotion?: Promotion } {
  if (!activity) return {}
  const { type, activityId } = activity
  return {
    promotion: { type, activityId, everydayFen: lines.reduce((sum, { listFen, copies }) => sum + listFen * copies, 0) },
  }
}

/**
 * Until when all of it can be used: the first of what ends.
 * @param lastDay of what it is bought to: of a stay, or of the 兑换期 of a presale
 */
function usableUntil(bought: readonly ChosenItem[], date: string, lastDay: string | undefined) {
  const dated = bought.filter(({ item }) => item.priceInventoryMode === 'D')
  const ends = dated.map(({ item: { ticketExtend: hours } }) =>
    endOfEntry(date, hours && { ...hours, startTime: hours.beginTime }),
  )
  const [first] = [...ends, ...(lastDay === undefined ? [] : [endOfEntry(lastDay)])].toSorted()
  return first === undefined ? {} : { usableUntil: first }
}

type Limited = Pick<StockNeed, 'itemId' | 'capacity'>

const needOf = (need: Limited, copies: number): StockNeed => ({
  ...need,
  day: NO_DAY,
  copies,
})

interface Member {
  readonly memberId: string
  readonly now: number
}

/** Why an activity does not give so many; undefined when it does. Of what a member may have the stock is their own. */
async function activityObstacle(db: Orm, needs: readonly Limited[], lines: readonly QuoteLine[], member: Member) {
  const ids = needs.map(({ itemId }) => itemId)
  const copies = lines.reduce((sum, line) => sum + line.copies, 0)
  const lacking = (taken: Taken) => needs.findIndex(({ itemId, capacity }) => taken(itemId) + copies > capacity)
  const taken = await readTaken(db, ids)
  const at = lacking(taken)
  if (at === -1) return undefined
  const held = await heldProblem(db, member, needs, (counted) => lacking(counted(taken)) === -1)
  if (held) return held
  return problems[at === 0 ? 'out-of-stock' : 'over-limit'].message
}

/** B5: what was paid for the presale order that a buyer names counts; or why it does not, in words. */
async function presaleOf({ db, product, clock }: ItemsRequest, named: OwnPresale, day: ChosenDay) {
  const { orderId, memberId } = named
  const fen = await readExchange(db, product, named, day)
  if (typeof fen === 'number') return { orderId, fen }
  const held = fen === 'presale-exchanged' && (await heldPresale(db, { memberId, now: clock.now() }, orderId))
  return held || problems[fen].message
}

/** It counts once: its first line holds it. */
const takenPresale = ({ orderId }: { readonly orderId: string }): StockNeed =>
  needOf({ itemId: presaleStockId(orderId), capacity: 1 }, 1)

interface Day {
  readonly date: string
  readonly today: string
  readonly buyer: Buyer
}

function lineOf(product: ItemsProduct, { item, copies, day }: ChosenItem, { date, today, buyer }: Day): QuoteLine {
  const { productId, name, resourceType, priceInventoryMode: inventoryType, childResources = [], plan } = item
  const listFen = day?.priceFen ?? 0
  const offer = memberOffer(listFen, memberPricesAt(yuanOfFen(listFen), item), buyer)
  const isDated = inventoryType === 'D'
  const capacity = planDay(plan, isDated ? date : today)?.stock ?? 0
  return {
    ...{ itemId: productId, name, copies, resourceType, inventoryType, listFen, unitFen: offer?.priceFen ?? listFen },
    childNames: childResources.map((child) => child.name),
    ...(isDated ? usedFrom(product, date) : validityOf(product)),
    ...soldTerms(policyOfType(product, resourceType), isDated ? { first: date, hours: hoursOf(item) } : undefined),
    needs: [{ itemId: productId, day: isDated ? date : NO_DAY, copies, capacity }],
  }
}

/** Its own words, where something of it is given back in another way than the product. */
function policyOf({ unbookingPolicy }: ItemsProduct, lines: readonly QuoteLine[]): { policy?: string } {
  const policy = soldPolicy(lines)
  return policy === undefined || policy === unbookingPolicy ? {} : { policy }
}

const hoursOf = ({ ticketExtend }: ChosenItem['item']) =>
  ticketExtend && { begin: ticketExtend.beginTime, end: ticketExtend.endTime }
