import type { CartKind } from '../../../schemas/domain/cart.ts'
import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import { FAILURE_TOAST } from '../../kit/failed-call.ts'
import { cartApi } from './cart-api.ts'
import type { CartEffect, CartEvent } from './cart-flow.ts'
import { CLEAR_QUESTION, removeQuestion } from './messages.ts'

type Send = (event: CartEvent) => void

/** The server renders a member's cart alone: what the device keeps joins it after. */
const noDevice = () => undefined

/** Does what the flow asks for. */
export const cartEffects =
  (tools: ScreenTools, kind: CartKind) =>
  (effect: CartEffect, send: Send): void => {
    switch (effect.do) {
      case 'tell':
        return tools.toast(effect.text)
      case 'tell-failure':
        return tools.toast(effect.text, FAILURE_TOAST)
      case 'open':
        return tools.navigate(effect.to)
      case 'ask-remove':
        return void askRemove(tools, effect, send)
      default:
        return called(cartApi(tools, kind, tools === tools.atFirst ? noDevice : undefined), effect, send)
    }
  }

async function askRemove(tools: ScreenTools, asked: CartEffect & { do: 'ask-remove' }, send: Send): Promise<void> {
  const question = asked.name === undefined ? CLEAR_QUESTION : removeQuestion(asked.name)
  if (await tools.ask(question)) send({ type: 'remove-confirmed', ids: asked.ids })
}

type Called = Extract<CartEffect, { readonly do: 'load' | 'change' | 'check-out' }>

function called(api: ReturnType<typeof cartApi>, effect: Called, send: Send): void {
  switch (effect.do) {
    case 'load':
      return settle(
        api.list(),
        (cart) => send({ type: 'loaded', cart }),
        (refusal) => send({ type: 'failed', refusal }),
      )
    case 'change':
      return settle(
        api.change(effect.change),
        (cart) => send({ type: 'loaded', cart }),
        (refusal) => send({ type: 'refused', refusal }),
      )
    case 'check-out':
      return settle(
        api.checkout(effect.ids),
        (tempOrderId) => send({ type: 'checked-out', tempOrderId }),
        (refusal) => send({ type: 'refused', refusal }),
      )
  }
}
