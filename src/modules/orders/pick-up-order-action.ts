import type { ActionTools } from '../../kit/action.ts'
import { STOP } from '../../kit/action.ts'
import { refusalOf } from '../../kit/refusal.ts'
import type { PickUpOrderArgs } from './index.ts'
import { PICKED_UP, PICK_UP, RECEIVING } from './messages.ts'

/** [R5] Asks, says that the goods were handed over, and tells why where that could not be done. */
export default async function pickUpOrder(
  { order, member }: PickUpOrderArgs,
  tools: ActionTools,
): Promise<void | typeof STOP> {
  if (!(await tools.ask(PICK_UP))) return STOP
  try {
    await tools.call('orderRog', { order_sn: order, ...(member && { member_id: member }) }, RECEIVING, PICKED_UP)
  } catch (error) {
    const { code, message } = refusalOf(error)
    // Whoever runs the chain leads to the login, and here again.
    if (code === 'not-logged-in') throw error
    tools.toast(message)
  }
  return undefined
}
