import type { CashierOrder, PayResult } from '../../../schemas/domain/cashier.ts'
import type { PayWay } from '../../../schemas/domain/pay-way.ts'
import type { ScreenAddress, ScreenTools } from '../../kit/module.ts'

type Query = Readonly<Record<string, string>>

/** A2: what the cashier is opened with; the payment company is told of all of it. */
const TOLD = ['extraNo', 'orderType', 'platform'] as const
const WAYS = ['originUrl', 'orderUrl'] as const
const MARKETING = ['from', 'miniName', 'utm_source', 'trackCode', 'orderSource'] as const

/** Of these keys those that the address has. */
const pick = (query: Query, keys: readonly string[]): Query =>
  Object.fromEntries(keys.flatMap((key) => (query[key] ? [[key, query[key]]] : [])))

/** What names the order of the address, with what the cashier is told of how it was opened. */
export const orderArgs = ({ params, query }: ScreenAddress) => ({
  orderNo: params.orderId ?? '',
  ...pick(query(), [...TOLD, ...WAYS]),
})

/** What names the try to pay of the address; the last one when it names none. */
export const paymentArgs = ({ params, query }: ScreenAddress) => {
  const { payid } = query()
  return { orderNo: params.orderId ?? '', ...(payid && { payId: payid }), ...pick(query(), WAYS) }
}

/** The calls of the cashier (A7), for the order of the address. Each rejects with a CallProblem. */
export function cashierApi(tools: ScreenTools) {
  const { call, query } = tools
  return {
    order: () =>
      call('cashierOrder', orderArgs(tools)).then(
        (reply) => (reply as { data: { orderInfo: CashierOrder } }).data.orderInfo,
      ),
    /** How one try to pay went. */
    payment: () => call('paymentStatus', paymentArgs(tools)).then((reply) => (reply as { data: PayResult }).data),
    /** Begins to pay. @returns where: an address of the payment company */
    async begin(way: PayWay): Promise<string> {
      const args = { ...orderArgs(tools), way, ...pick(query(), MARKETING) }
      const reply = (await call('queryToken', args)) as { data: { payUrl: string } }
      return reply.data.payUrl
    },
  }
}
