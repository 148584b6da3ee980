import type { ActionTools } from '../../kit/action.ts'
import type { OpenRefundArgs } from './index.ts'

/** To the application for an order's money, or to what was asked back of it (B2.7, B2.9). */
export default function openRefund({ order, view }: OpenRefundArgs, tools: ActionTools): void {
  const { refundApply, refundList } = order.paths
  tools.navigate(view === 'list' ? refundList : refundApply)
}
