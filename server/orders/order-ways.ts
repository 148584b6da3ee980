import { inArray } from 'drizzle-orm'
import { orderStatuses } from '../../schemas/domain/order-status.ts'
import type { CommentStatus } from '../../schemas/domain/comment.ts'
import type { InvoiceState } from '../../schemas/domain/invoice.ts'
import type { OrderTeam } from '../../schemas/domain/order-team.ts'
import type { OrderActions, OrderPathsReply } from '../../schemas/domain/order-ways.ts'
import { productKindOf, productKinds, productPath } from '../../schemas/domain/product-kind.ts'
import { invoiceStatusOf } from '../../src/domain/order/invoice.ts'
import { orderActions } from '../../src/domain/order/order-actions.ts'
import { orderWord } from '../../src/domain/order/order-state.ts'
import { orderPaths } from '../../src/domain/order/order-paths.ts'
import { refundStatuses, type RefundStatus } from '../../schemas/domain/order-status.ts'
import { readCommentStatuses } from '../comments/comment-book.ts'
import { statusWithout, wasUsed } from '../comments/comment-right.ts'
import type { Queries } from '../db/server-settings.ts'
import { invoices, type orders, refunds } from '../db/schema.ts'
import { isOpenToBook } from './appointments/booked-lines.ts'
import { readBooked } from './appointments/extra-order.ts'
import { type LineCopies, refundableLines } from './line-copies.ts'
import { type MoneyBack, readMoneyBack } from './money-back.ts'
import { readExchanged } from './presale-order.ts'
import { readOrderTeams } from '../teams/order-team.ts'
import { readShipments, type ShipmentRow } from './shipments.ts'

type Order = typeof orders.$inferSelect

/** What hangs on an order beside its lines. */
export interface OrderMore {
  readonly invoice?: InvoiceState | undefined
  /** The newest application for money back. */
  readonly refund?: RefundStatus | undefined
  /** It is a presale that another order holds. */
  readonly isExchanged: boolean
  /** It is the difference of a dearer day that stands. */
  readonly isBooked: boolean
  /** How its goods are sent. */
  readonly shipment?: ShipmentRow | undefined
  /** How far the comment on it has come. */
  readonly comment?: CommentStatus | undefined
  /** What came for it and is not kept. */
  readonly moneyBack: MoneyBack
  /** The team of which it has a seat. */
  readonly team?: OrderTeam | undefined
}

/** What hangs on several orders at once, by their ids. */
export async function readMore(db: Queries, orderIds: readonly string[]): Promise<(orderId: string) => OrderMore> {
  if (orderIds.length === 0) return () => ({ isExchanged: false, isBooked: false, moneyBack: {} })
  const ids = [...orderIds]
  const invoiced = await db
    .select({ orderId: invoices.orderId, state: invoices.state })
    .from(invoices)
    .where(inArray(invoices.orderId, ids))
  const applied = await db
    .select({ orderId: refunds.orderId, status: refunds.status })
    .from(refunds)
    .where(inArray(refunds.orderId, ids))
    .orderBy(refunds.createdAt, refunds.id)
  const exchanged = await readExchanged(db, ids)
  const booked = await readBooked(db, ids)
  const moneyBack = await readMoneyBack(db, ids)
  const shipmentOf = await readShipments(db, ids)
  const teamOf = await readOrderTeams(db, ids)
  const commentOf = await readCommentStatuses(db, ids)
  const states = new Map(invoiced.map(({ orderId, state }) => [orderId, state]))
  const statuses = new Map(applied.map(({ orderId, status }) => [orderId, status]))
  return (orderId) => ({
    ...{ invoice: states.get(orderId), refund: statuses.get(orderId), shipment: shipmentOf(orderId) },
    comment: commentOf(orderId),
    ...{ isExchanged: exchanged(orderId), isBooked: booked(orderId), moneyBack: moneyBack(orderId) },
    team: teamOf(orderId),
  })
}

/** What an order is called by its kind: 玩乐. */
export function kindText({ body: { productType } }: Order): string {
  const kind = productKindOf(productType)
  return kind ? productKinds[kind].title : '订单'
}

/** Paid and not given back, of what is delivered (B9). */
export const invoiceStatusOfOrder = (order: Order, { invoice }: Pick<OrderMore, 'invoice'>): 0 | 1 | 2 =>
  invoiceStatusOf({
    isConfirmed: order.orderStatus === orderStatuses.confirmed,
    amountFen: order.paidFen - order.refundedFen,
    state: invoice,
  })

/** The word at the top of an order (B4); one that is paid waits for its team. */
export const statusText = (order: Order, { team }: OrderMore): string => (team?.isWaiting ? '待成团' : orderWord(order))

/** The status of the newest application in words (B4). */
export const refundText = ({ refund }: OrderMore): string | undefined =>
  refund === undefined ? undefined : refundStatuses[refund]

/** What the buyer may do with an order at a moment (epoch ms), and where. */
export function orderWays(
  order: Order,
  lines: readonly LineCopies[],
  more: OrderMore,
  now: number,
): { readonly paths: OrderPathsReply; readonly actions: OrderActions } {
  const { orderStatus, paymentStatus, payUntil, body } = order
  const rawCodes = lines.flatMap(({ copies }) => copies.flatMap((copy) => copy.codes))
  const codes = rawCodes.map(shownCode)
  return {
    paths: pathsOf(order),
    actions: orderActions({
      ...{ orderStatus, paymentStatus, productType: body.productType, payUntil, now, codes },
      isRefundable: refundableLines(order, lines, {
        ...{ now, ...more, isInTeam: more.team?.isWaiting ?? false, shipment: more.shipment },
      }).some(({ count }) => count > 0),
      isOpenToBook: isOpenToBook(order) && !more.isExchanged,
      hasRefunds: more.refund !== undefined,
      invoiceStatus: invoiceStatusOfOrder(order, more),
      commentStatus: more.comment ?? statusWithout(wasUsed(order, { ...more, codes: rawCodes }, now)),
    }),
  }
}

export const shownCode = ({ status, ...code }: LineCopies['copies'][number]['codes'][number]) => ({
  ...{ bizCodeStatus: status, continuousUsedFlag: code.continuousUsedFlag, canUseTimes: code.canUseTimes },
})

/** Products whose own page is opened to be read only (B2.3 to B2.5: it names no order); of others the order's own copy is. */
const SNAPSHOT_KINDS: readonly (string | undefined)[] = ['play', 'combo']

/** Of an order of which nobody can tell what it is: the pages of any order, and nothing that may be done. */
export const noWays = (id: string): { readonly paths: OrderPathsReply; readonly actions: OrderActions } => ({
  paths: pathsOf({ id }),
  actions: {
    ...{ pay: false, cancel: false, refund: false, refundList: false },
    ...{ invoiceApply: false, invoiceProgress: false, appointment: false },
  },
})

interface PathParts extends Pick<Order, 'id'> {
  readonly productId?: string
  readonly body?: Pick<Order['body'], 'productType'>
}

function pathsOf({ id, productId = '', body: { productType } = { productType: 0 } }: PathParts): OrderPathsReply {
  const product = productPath({ id: productId, productType })
  const hasOwn = product && SNAPSHOT_KINDS.includes(productKindOf(productType))
  return {
    ...orderPaths(id, productType),
    ...(product && { product }),
    cashier: `/cashier/${id}`,
    snapshot: hasOwn ? `${product}?type=snapshot` : `/snapshot/${id}`,
    ...invoicePaths(id, productType),
    appointment: `/preMethods/${id}`,
    commentWrite: `/hotel-reviewsB?orderNo=${id}`,
    commentDetail: `/commentDetail/${id}`,
  }
}

/** Stays of casahotel have invoice pages of their own (B2.9). */
export const invoicePaths = (id: string, productType: number) =>
  productKindOf(productType) === 'casahotel'
    ? { invoiceApply: `/casahotel/askBill?orderId=${id}`, invoiceProgress: `/casahotel/statusBill?orderId=${id}` }
    : { invoiceApply: `/invoice/apply/${id}`, invoiceProgress: `/invoice/progress/${id}` }

/** Where the invoice of a stay of casahotel is looked at once it is there (B2.9 viewBill); other orders have no such page. */
export const billPath = (id: string, productType: number): string | undefined =>
  productKindOf(productType) === 'casahotel' ? `/casahotel/viewBill?orderId=${id}` : undefined
