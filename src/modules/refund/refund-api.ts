import type { OrderRefund, OrderRefundLines } from '../../../schemas/domain/order-refund.ts'
import type { ParcelBody } from '../../../schemas/domain/refund-parcel.ts'
import { bothReplies } from '../../kit/resolved-reply.ts'
import type { ScreenAddress, ScreenTools } from '../../kit/module.ts'

/** What is sent for an application: of each sub-order so many copies, why, and under which name. */
export interface Application {
  /** Sent again under the same name it is the same application. */
  readonly requestKey: string
  readonly reason: number | undefined
  readonly description: string
  readonly quantity: readonly { readonly subOrderId: string; readonly copies: number }[]
  /** Yuan that the page said would come back. */
  readonly expectedAmount: number
}

/** B7: an application by the buyer, in the app's words. */
const CHANNEL = 2
const SOURCE = { headers: { sourcefrom: 'tcpapp' } }

/** The order of the address. */
export const orderOf = ({ params }: ScreenAddress): string => params.orderId ?? ''

/** What the applications of an order are asked for by. */
export const appliedArgs = (address: ScreenAddress) => ({ orderId: orderOf(address), requestBase: SOURCE })

/** What the order of the address can give back now. Rejects with a CallProblem. */
const refundLines = (tools: ScreenTools) =>
  tools
    .call('orderRefundLines', { orderId: orderOf(tools) })
    .then((reply) => (reply as { orderRefundLines: OrderRefundLines }).orderRefundLines)

/** The calls of an application for money back (B7), for the order of the address. Each rejects with a CallProblem. */
export function refundApi(tools: ScreenTools) {
  return {
    lines: () => refundLines(tools),
    /** @returns the application; `isEarlier`: what was sent before under its name */
    async apply(application: Application): Promise<{ readonly refundId: string; readonly isEarlier: boolean }> {
      const reqDtos = { orderId: orderOf(tools), ...application, channel: CHANNEL }
      const reply = (await tools.call('orderRefundApply', { reqDtos, requestBase: SOURCE }, '表单提交中')) as {
        data: { refundId: string; isEarlier?: boolean }
      }
      return { isEarlier: false, ...reply.data }
    },
  }
}

/** The calls of the parcel in which goods come back (B2.9), for the order of the address. Each rejects with a CallProblem. */
export function parcelApi(tools: ScreenTools) {
  const orderId = orderOf(tools)
  const refunds = () =>
    tools
      .call('orderRefundInfo', appliedArgs(tools))
      .then((reply) => (reply as { orderRefundInfos: readonly OrderRefund[] }).orderRefundInfos)
  return {
    /** The order, and the applications for its money, the newest first. */
    goods: () => bothReplies(refundLines(tools), refunds()).then(([order, applied]) => ({ order, refunds: applied })),
    /** Sent again it takes the place of what was sent. */
    async send(refundId: string, parcel: ParcelBody): Promise<void> {
      await tools.call('orderRefundLogistics', { orderId, orderRefundInfoId: refundId, ...parcel }, '表单提交中')
    },
  }
}
