import type { OrderRefundLines } from '../../../schemas/domain/order-refund.ts'
import type { ScreenTools } from '../../kit/module.ts'

/** What is sent for an application: of each sub-order so many copies, why, and under which name. */
export interface Application {
  /** Sent again under the same name it is the same application. */
  readonly requestKey: string
  readonly reason: number | undefined
  readonly description: string
  readonly quantity: readonly { readonly subOrderId: string; readonly copies: number }[]
}

/** B7: an application by the buyer, in the app's words. */
const CHANNEL = 2
const SOURCE = { headers: { sourcefrom: 'tcpapp' } }

/** The order of the address. */
export const orderOf = ({ params }: ScreenTools): string => params.orderId ?? ''

/** The calls of an application for money back (B7), for the order of the address. Each rejects with a CallProblem. */
export function refundApi(tools: ScreenTools) {
  const { call } = tools
  const orderId = orderOf(tools)
  return {
    /** What the order can give back now. */
    async lines(): Promise<OrderRefundLines> {
      const reply = (await call('orderRefundLines', { orderId })) as { orderRefundLines: OrderRefundLines }
      return reply.orderRefundLines
    },
    /** @returns the id of the application */
    async apply(application: Application): Promise<string> {
      const reqDtos = { orderId, ...application, channel: CHANNEL }
      const reply = (await call('orderRefundApply', { reqDtos, requestBase: SOURCE }, '表单提交中')) as {
        data: { refundId: string }
      }
      return reply.data.refundId
    },
  }
}
