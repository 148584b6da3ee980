import type { ActionTools } from '../../kit/action.ts'
import type { OpenInvoiceArgs } from './index.ts'

/** To the application for an invoice of an order, or to how it goes (B2.5). */
export default function openInvoice({ order, view }: OpenInvoiceArgs, tools: ActionTools): void {
  const { invoiceApply, invoiceProgress } = order.paths
  tools.navigate(view === 'progress' ? invoiceProgress : invoiceApply)
}
