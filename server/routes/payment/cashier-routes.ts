import type { FastifyInstance } from 'fastify'
import { cashierQuery } from '../../../schemas/domain/cashier.ts'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { shopAddress } from '../../../src/domain/visit/shop-address.ts'
import { askNow } from '../../orders/ask-company.ts'
import { findPayment, readCashierOrder, readPayResult } from '../../orders/read-payment.ts'
import { beginPayment, type BegunPayment } from '../../orders/take-payment.ts'
import { type BodyOfCall, contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import { PortUnavailable } from '../../ports/port-unavailable.ts'
import type { MallDeps } from '../mall-deps.ts'

/** What the cashier's pages ask for (A2, A7). */
export function cashierRoutes(app: FastifyInstance, { db, ports: { clock, payment } }: MallDeps): void {
  contractRoute(app, 'cashierOrder', async ({ body, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { orderNo, originUrl, orderUrl } = body
    const asked = { orderId: orderNo, memberId: viewer.memberId, originUrl, orderUrl }
    const orderInfo = await readCashierOrder(db, asked, clock.now())
    return orderInfo ? { orderInfo } : refuse('not-found')
  })
  contractRoute(app, 'queryToken', async ({ body, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { orderNo, way = 'wechat' } = body
    if (!(await findPayment(db, orderNo, viewer.memberId, undefined))) return refuse('not-found')
    const begun = await beginPayment(db, orderNo, viewer.memberId, clock.now(), way)
    if (!begun) return refuse('payment-not-begun')
    const { productName, orderSource, trackCode, ...opened } = begun
    const query = queryOf(body)
    // An order that is paid later, from the list of orders, still says who brought its buyer.
    const ofOrder = {
      ...(orderSource !== undefined && { orderSource: String(orderSource) }),
      ...(trackCode && { trackCode }),
    }
    const source = { ...ofOrder, ...query }
    const attempt = { orderNo, way, subject: productName, ...opened, source, ...waysBack(body, query, begun) }
    const company = await unlessUnavailable(payment.open(attempt))
    return company ? { payId: begun.payId, payUrl: company.payUrl } : refuse('payment-not-begun')
  })
  contractRoute(app, 'paymentStatus', async ({ body: { orderNo, payId: asked, ...ways }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const found = await findPayment(db, orderNo, viewer.memberId, asked)
    if (!found) return refuse('not-found')
    const { payId } = found
    // What can't be asked now is known later; the port reported it.
    if (payId) await unlessUnavailable(askNow(db, payment, payId, clock.now()))
    return (await readPayResult(db, { orderId: orderNo, payId, ...ways }, clock.now())) ?? refuse('not-found')
  })
}

type Input = BodyOfCall<'queryToken'>

const queryNames = Object.keys(cashierQuery) as (keyof typeof cashierQuery)[]

/** What of its query the cashier was told (A2). */
const queryOf = (body: Input): Record<string, string> =>
  Object.fromEntries(queryNames.map((name) => [name, body[name] ?? ''] as const).filter(([, value]) => value !== ''))

/** Where the company sends the buyer back to, with what the cashier was opened with (A2). */
function waysBack({ orderNo, originUrl, orderUrl }: Input, told: Record<string, string>, { payId }: BegunPayment) {
  const [origin, order] = [shopAddress(originUrl), shopAddress(orderUrl)]
  const query = new URLSearchParams({
    ...told,
    payid: payId,
    ...(origin && { originUrl: origin }),
    ...(order && { orderUrl: order }),
  })
  const to = (page: string) => `${SHOP_BASE}/${page}/${encodeURIComponent(orderNo)}?${query.toString()}`
  return { donePath: to('pay-success'), leavePath: to('cashier') }
}

const unlessUnavailable = <Value>(asked: Promise<Value>): Promise<Value | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof PortUnavailable) return undefined
    throw error
  })
