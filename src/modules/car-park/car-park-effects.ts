import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import { FAILURE_TOAST } from '../../kit/failed-call.ts'
import { carParkApi } from './car-park-api.ts'
import type { ListEffect, ListEvent } from './list-flow.ts'
import type { PlateEffect, PlateEvent } from './plate-flow.ts'
import { plateDraft } from './plate-typing.ts'

/** The plate of the address, which is changed; empty where one is added. */
export const changedPlate = ({ params }: ScreenTools): string => params.id ?? ''

/** Does what the list asks for. */
export function listEffects(tools: ScreenTools) {
  return (effect: ListEffect, send: (event: ListEvent) => void): void => {
    switch (effect.do) {
      case 'load-guest':
        return loadGuest(tools, send)
      case 'remove':
        return settle(
          carParkApi(tools).remove(effect.plate),
          () => send({ type: 'removed', plate: effect.plate }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'open':
        return tools.navigate(effect.to)
      default:
        return tell(tools, effect)
    }
  }
}

/** Does what the form asks for, as above. */
export function plateEffects(tools: ScreenTools, memory: WidgetMemory) {
  return (effect: PlateEffect, send: (event: PlateEvent) => void): void => {
    switch (effect.do) {
      case 'load-guest':
        return loadGuest(tools, send)
      case 'save':
        return settle(
          carParkApi(tools).save(effect.plate, effect.was),
          (toast) => send({ type: 'saved', toast }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'keep':
        return plateDraft.keep(memory, effect.entry?.slots, changedPlate(tools))
      case 'leave':
        return tools.navigate(effect.to, { stepBack: true })
      default:
        return tell(tools, effect)
    }
  }
}

type LoadEvent = Extract<ListEvent, { type: 'guest-loaded' | 'guest-failed' }>

/** Asks who is at the gate, and for their plates. */
const loadGuest = (tools: ScreenTools, send: (event: LoadEvent) => void): void =>
  settle(
    carParkApi(tools).guest(),
    (guest) => send({ type: 'guest-loaded', guest }),
    (refusal) => send({ type: 'guest-failed', refusal }),
  )

interface Telling {
  readonly do: 'tell' | 'tell-failure'
  readonly text: string
}

function tell(tools: ScreenTools, { do: kind, text }: Telling): void {
  if (kind === 'tell') tools.toast(text)
  else tools.toast(text, FAILURE_TOAST)
}
