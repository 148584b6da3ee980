import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import { travellersApi } from './checkout-api.ts'
import type { TravellersEffect, TravellersEvent } from './travellers-flow.ts'

/** Does what the flow asks for. */
export function travellersEffects(tools: ScreenTools) {
  return (effect: TravellersEffect, send: (event: TravellersEvent) => void): void => {
    if (effect.do === 'tell') return tools.toast(effect.text)
    const api = travellersApi(tools)
    if (effect.do === 'load')
      // Those who are kept are a help: without them a traveller is typed.
      return void api.list().then(
        (saved) => send({ type: 'loaded', saved }),
        () => undefined,
      )
    settle(
      changed(api, effect),
      () => send({ type: 'kept' }),
      (refusal) => send({ type: 'refused', refusal }),
    )
  }
}

type Change = Extract<TravellersEffect, { readonly do: 'create' | 'update' | 'forget' }>

function changed(api: ReturnType<typeof travellersApi>, effect: Change): PromiseLike<unknown> {
  switch (effect.do) {
    case 'create':
      return api.create(effect.traveller)
    case 'update':
      return api.update(effect.traveller)
    case 'forget':
      return api.forget(effect.id)
  }
}
