import type { ActionTools, STOP } from '../../kit/action.ts'
import { askAndCall } from './ask-and-call.ts'
import type { ReceiveOrderArgs } from './index.ts'
import { RECEIVE, RECEIVED, RECEIVING } from './messages.ts'

/** [R4] Asks, says that the goods came, and tells why where that could not be done. */
export default ({ order }: ReceiveOrderArgs, tools: ActionTools): Promise<void | typeof STOP> => {
  const args = { reqDtos: { orderId: order } }
  return askAndCall(tools, RECEIVE, () => tools.call('receiveOrder', args, RECEIVING, RECEIVED))
}
