import type { Product } from '../../../schemas/domain/product.ts'
import type { SaleItem } from '../../../schemas/domain/ticket.ts'
import { activityStatus } from '../activity/activity-state.ts'
import { datePart, isDate, shopTimeToEpoch } from '../dates.ts'
import { hasBegun } from '../ticket/entry-time.ts'
import { mainOrderProblem, type MainOrderStay } from './main-order.ts'
import { saleEnd } from '../product/presale.ts'
import { isBookable, type PlanDay } from '../product/sale-plan.ts'
import { deadlineText } from '../shop-time.ts'
import { areFitting } from '../ticket/ticket-copies.ts'

/** What a shopper reads of a choice that can't be sold (B5, B8, A5). */
const orderWords = {
  noDate: '请选择日期',
  begun: '这一场已经开始，请选择其他日期',
  soldOut: '这一天已售罄，请选择其他日期',
  noCopies: '请选择数量',
  wrongCopies: '请输入正确的数量',
  aboveStock: '超过最大库存！',
  off: '当前商品已下架',
  noMainOrder: '请先预订住宿，再从住宿订单加购',
} as const

type Sold = Pick<Product, 'status' | 'saleStartDate' | 'saleEndDate' | 'presale' | 'productActivity'>

/**
 * Why a product isn't sold at a moment: taken off, not on sale yet or no more; undefined when it is. A flash sale has its own time (A4).
 * @param now epoch ms @param isExchange what was bought in advance is exchanged for it: that goes on when nobody can buy it any more
 */
export function saleObstacle(product: Sold, now: number, isExchange = false): string | undefined {
  const { status, saleStartDate, productActivity: activity } = product
  if (status === 0 || (!isExchange && now >= saleEnd(product))) return orderWords.off
  if (now < epoch(saleStartDate)) return `${deadlineText(saleStartDate)} 开售`
  if (activity?.type !== 1) return undefined
  const time = activityStatus(activity, now)
  if (time === 0) return `活动 ${deadlineText(activity.startDate)} 开始`
  return time === 2 ? '活动已结束' : undefined
}

const epoch = (time: string) => shopTimeToEpoch(time) ?? Number.NaN

/** An item that was chosen, as many as that, and the day that it is for; undefined: it isn't sold on that day. */
export interface ChosenItem {
  readonly item: SaleItem
  readonly copies: number
  readonly day: PlanDay | undefined
}

/** Whether something of a choice is for its day; the rest can be used on any. */
export const isDatedChoice = (chosen: readonly ChosenItem[]): boolean =>
  chosen.some(({ item, copies }) => copies > 0 && item.priceInventoryMode === 'D')

/**
 * What is wrong with items chosen for a date (B5); undefined when they can be ordered. What has no date needs none.
 * @param now shop-local, 2026-11-20T08:30:00: what began today is not sold for today any more
 */
export function choiceObstacle(date: string, now: string, chosen: readonly ChosenItem[]): string | undefined {
  const taken = chosen.filter(({ copies }) => copies > 0)
  if (taken.length === 0) return orderWords.noCopies
  if (isDatedChoice(chosen) && (!isDate(date) || date < datePart(now))) return orderWords.noDate
  return taken.map((one) => itemObstacle(one, date, now)).find((obstacle) => obstacle !== undefined)
}

function itemObstacle({ item, copies, day }: ChosenItem, date: string, now: string): string | undefined {
  if (!isBookable(day)) return unbookableWord(item, day)
  if (hasBegun(item, date, now)) return orderWords.begun
  if (copies > day.stock) return orderWords.aboveStock
  return areFitting(copies, item.mark, day.stock) ? undefined : orderWords.wrongCopies
}

/** A day that others bought meanwhile was chosen: who reads 请选择日期 of it would look for their own mistake. */
function unbookableWord({ priceInventoryMode }: SaleItem, day: PlanDay | undefined): string {
  if (priceInventoryMode !== 'D') return orderWords.aboveStock
  return day?.priceFen === undefined ? orderWords.noDate : orderWords.soldOut
}

/** What is wrong with items bought to a main order for a day (B5); `stay` undefined: there is none. */
export function mainOrderObstacle(
  needsMainOrder: boolean,
  stay: MainOrderStay | undefined,
  date: string,
  chosen: readonly ChosenItem[],
): string | undefined {
  if (!stay) return needsMainOrder ? orderWords.noMainOrder : undefined
  const tickets = chosen.map(({ item, copies }) => ({ availablePeopleType: item.availablePeopleType, copies }))
  return mainOrderProblem(stay, isDatedChoice(chosen) ? date : undefined, tickets)
}
