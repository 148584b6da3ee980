import type { Purchase, PurchaseOf } from '../../../schemas/domain/purchase.ts'
import { checkoutPath, type SavedPurchase } from '../../domain/order/checkout-path.ts'
import { originIn, withOrigin } from '../../domain/order/order-origin.ts'
import { type MissingChoice, missingChoice, needsLoginFirst } from '../../domain/order/missing-choice.ts'
import { type ActionTools, STOP } from '../../kit/action.ts'
import { failedCall } from '../../kit/failed-call.ts'
import { leadToUnpaid } from '../../kit/lead-to-unpaid.ts'
import type { OpenCheckoutArgs } from './index.ts'
import { keepRequest } from './keep-choice.ts'
import { KEEPING, LOADING } from './messages.ts'

/**
 * [R14, R15, R16, R17, R20, R21] From a page to the form of an order. Asks for what is still missing where the page says; keeps what was chosen, and
 * opens the form for it.
 * @returns the answer of the price check where a room's price changed, for the page to ask about; STOP where something is to be chosen or
 *   somebody is to log in first
 */
export default async function openCheckout(args: OpenCheckoutArgs, tools: ActionTools): Promise<unknown> {
  const { buy } = args
  const missing = missingChoice(buy, args.offer)
  // Nobody logs in to hear that they may not.
  const mayGoOn = missing?.what !== 'qualification'
  if (mayGoOn && needsLoginFirst(buy) && !tools.requireLogin()) return STOP
  if (missing && isAsked(missing, args, tools)) return STOP
  if (!tools.requirePhone()) return STOP
  const changed = buy.kind === 'room' && !buy.confirmed ? await changedPrice(buy, tools) : undefined
  if (changed) return changed
  const to = checkoutPath(buy, await keep(buy, tools))
  if (to === undefined) throw failedCall('malformed')
  // What was chosen in a popup is done with: the way back is to the page.
  tools.closePopup()
  tools.navigate(withOrigin(to, originNow(tools)))
  return undefined
}

/** [R21] What the page's own address says. */
const originNow = ({ here }: ActionTools) => originIn(Object.fromEntries(new URL(here()).searchParams))

/** Whether the buyer was asked: what the page has no place for, the shop refuses in its own words. */
function isAsked({ what, text }: MissingChoice, { buy, block, ask }: OpenCheckoutArgs, tools: ActionTools): boolean {
  if (text !== undefined) {
    tools.toast(text)
    if (what === 'package' && block !== undefined) tools.scrollToBlock(block)
    return true
  }
  if (ask === undefined) return false
  tools.setState(ask, what === 'confirmation' ? 'confirm' : pickerOf(buy))
  return true
}

/** A team has a picker of its own. */
const pickerOf = (buy: Purchase) => (buy.kind === 'goods' && buy.group ? 'group' : 'buy')

interface PriceCheck {
  readonly data: { readonly isChange: boolean; readonly afterPrice: number }
}

/** A8: the answer, where the total is another than the one that was seen. */
async function changedPrice({ room }: PurchaseOf<'room'>, tools: ActionTools): Promise<PriceCheck | undefined> {
  const asked = tools.call('hotelCheckPriceChange', { reqDtos: room }, LOADING)
  const reply = (await asked.catch(leadToUnpaid(tools))) as PriceCheck
  return reply.data.isChange ? reply : undefined
}

function keep(buy: Purchase, tools: ActionTools): Promise<SavedPurchase> {
  const { endpoint, body } = keepRequest(buy)
  return tools.call(endpoint, body, KEEPING).catch(leadToUnpaid(tools)) as Promise<SavedPurchase>
}
