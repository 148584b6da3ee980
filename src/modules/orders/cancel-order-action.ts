import type { ActionTools, STOP } from '../../kit/action.ts'
import { askAndCall } from './ask-and-call.ts'
import type { CancelOrderArgs } from './index.ts'
import { CANCEL, CANCELLED, CANCELLING } from './messages.ts'

/** B8: how long it is read why an order was not cancelled, in ms. */
const TOLD = 3000

/** [R1, R2, R3] Asks, cancels, and says why where that could not be done. */
export default ({ order }: CancelOrderArgs, tools: ActionTools): Promise<void | typeof STOP> => {
  const cancel = () => tools.call('cancelOrder', { reqDtos: { orderId: order } }, CANCELLING, CANCELLED)
  return askAndCall(tools, CANCEL, cancel, TOLD)
}
