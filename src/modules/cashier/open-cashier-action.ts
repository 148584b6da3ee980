import type { ActionTools } from '../../kit/action.ts'
import type { OpenCashierArgs } from './index.ts'

/** To the cashier of an order (A2, B9). */
export default function openCashier({ order }: OpenCashierArgs, tools: ActionTools): void {
  tools.navigate(order.paths.cashier)
}
