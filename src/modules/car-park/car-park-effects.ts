import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import type { PlateEntry } from '../../domain/car-plate.ts'
import { FAILURE_TOAST } from '../../ui/toast/toasts.ts'
import { carParkApi } from './car-park-api.ts'
import type { ListEffect, ListEvent } from './list-flow.ts'
import type { PlateEffect, PlateEvent } from './plate-flow.ts'
import { keptText, readKept } from './plate-typing.ts'

/** The plate of the address, which is changed; empty where one is added. */
export const changedPlate = ({ params }: ScreenTools): string => params.id ?? ''

/** [R4] Each plate that is changed has its own text of the visit's memory. */
const nameOf = (tools: ScreenTools) => `plate ${changedPlate(tools)}`

/** [R4] What was typed before, in this visit. */
export const keptEntry = (tools: ScreenTools, memory: WidgetMemory): PlateEntry | undefined =>
  readKept(memory.get(nameOf(tools), 'visit'))

/** Does what the list asks for. The server, which has no tools, does nothing. */
export function listEffects(tools: ScreenTools | undefined) {
  return (effect: ListEffect, send: (event: ListEvent) => void): void => {
    if (!tools) return
    const api = carParkApi(tools)
    switch (effect.do) {
      case 'load-guest':
        return settle(
          api.guest(),
          (guest) => send({ type: 'guest-loaded', guest }),
          (refusal) => send({ type: 'guest-failed', refusal }),
        )
      case 'remove':
        return settle(
          api.remove(effect.plate),
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
export function plateEffects(tools: ScreenTools | undefined, memory: WidgetMemory) {
  return (effect: PlateEffect, send: (event: PlateEvent) => void): void => {
    if (!tools) return
    const api = carParkApi(tools)
    switch (effect.do) {
      case 'load-guest':
        return settle(
          api.guest(),
          (guest) => send({ type: 'guest-loaded', guest }),
          (refusal) => send({ type: 'guest-failed', refusal }),
        )
      case 'save':
        return settle(
          api.save(effect.plate, effect.was),
          (toast) => send({ type: 'saved', toast }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'keep':
        return memory.set(nameOf(tools), effect.entry && keptText(effect.entry), 'visit')
      case 'leave':
        return tools.navigate(effect.to, { stepBack: true })
      default:
        return tell(tools, effect)
    }
  }
}

interface Telling {
  readonly do: 'tell' | 'tell-failure'
  readonly text: string
}

function tell(tools: ScreenTools, { do: kind, text }: Telling): void {
  if (kind === 'tell') tools.toast(text)
  else tools.toast(text, FAILURE_TOAST)
}
