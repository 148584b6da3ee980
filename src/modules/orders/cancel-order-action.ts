import type { ActionTools } from '../../kit/action.ts'
import { STOP } from '../../kit/action.ts'
import { refusalOf } from '../../kit/refusal.ts'
import type { CancelOrderArgs } from './index.ts'
import { CANCEL, CANCELLED, CANCELLING } from './messages.ts'

/** B8: how long it is read why an order was not cancelled, in ms. */
const TOLD = 3000

/** [R1, R2, R3] Asks, cancels, and says why where that could not be done. */
export default async function cancelOrder({ order }: CancelOrderArgs, tools: ActionTools): Promise<void | typeof STOP> {
  if (!(await tools.ask(CANCEL))) return STOP
  try {
    await tools.call('cancelOrder', { reqDtos: { orderId: order } }, CANCELLING, CANCELLED)
  } catch (error) {
    const { code, message } = refusalOf(error)
    // Whoever runs the chain leads to the login, and here again.
    if (code === 'not-logged-in') throw error
    tools.toast(message, TOLD)
  }
  return undefined
}
