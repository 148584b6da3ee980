import type { InvoiceBody, InvoiceOrder } from '../../../schemas/domain/invoice.ts'
import type { ScreenAddress, ScreenTools } from '../../kit/module.ts'

/** The order of the address: a param, or (B2.9) a key of the query. */
export const orderOf = ({ params, query }: ScreenAddress): string => params.orderId ?? query().orderId ?? '0'

/** The calls of an application for an invoice (B2.5). Each rejects with a CallProblem. */
export function invoiceApi(tools: ScreenTools) {
  return {
    /** The order, what can be invoiced of it, and what stood on its last invoice. */
    detail: () =>
      tools.call('invoiceDetail', { orderNo: orderOf(tools) }).then((reply) => (reply as { data: InvoiceOrder }).data),
    async apply(orderNo: string, body: InvoiceBody): Promise<void> {
      await tools.call('invoiceApply', { orderNo, ...body }, '表单提交中')
    },
  }
}
