import type { ActionTools, STOP } from '../../kit/action.ts'
import { askAndCall } from './ask-and-call.ts'
import type { PickUpOrderArgs } from './index.ts'
import { PICKED_UP, PICK_UP, RECEIVING } from './messages.ts'

/** [R5] Asks, says that the goods were handed over, and tells why where that could not be done. */
export default ({ order, member }: PickUpOrderArgs, tools: ActionTools): Promise<void | typeof STOP> => {
  const args = { order_sn: order, ...(member && { member_id: member }) }
  return askAndCall(tools, PICK_UP, () => tools.call('orderRog', args, RECEIVING, PICKED_UP))
}
