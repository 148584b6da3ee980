import type { ActionTools } from '../../kit/action.ts'
import { STOP } from '../../kit/action.ts'
import { refusalOf } from '../../kit/refusal.ts'
import type { ReceiveOrderArgs } from './index.ts'
import { RECEIVE, RECEIVED, RECEIVING } from './messages.ts'

/** [R4] Asks, says that the goods came, and tells why where that could not be done. */
export default async function receiveOrder(
  { order }: ReceiveOrderArgs,
  tools: ActionTools,
): Promise<void | typeof STOP> {
  if (!(await tools.ask(RECEIVE))) return STOP
  try {
    await tools.call('receiveOrder', { reqDtos: { orderId: order } }, RECEIVING, RECEIVED)
  } catch (error) {
    const { code, message } = refusalOf(error)
    // Whoever runs the chain leads to the login, and here again.
    if (code === 'not-logged-in') throw error
    tools.toast(message)
  }
  return undefined
}
