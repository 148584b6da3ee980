import type { ScreenTools } from '../../kit/module.ts'
import { bothReplies, resolvedReply } from '../../kit/resolved-reply.ts'
import { settle } from '../../kit/settle.ts'
import { type Choice, type ChooseEffect, type ChooseEvent, NO_CHOICE } from './choose-flow.ts'
import { servicesApi } from './services-api.ts'

const MOST = 30

const countOf = (text: string | undefined, least: number): number => {
  const count = Number(text)
  return text !== undefined && Number.isInteger(count) && count >= 0 && count <= MOST ? count : least
}

/** What the address says is chosen. */
export function choiceOf({ query }: Pick<ScreenTools, 'query'>): Choice {
  const { program = '', day = '', time = '', adults, children } = query()
  const { adults: one, children: none } = NO_CHOICE
  return { program, day, time, adults: countOf(adults, one), children: countOf(children, none) }
}

/** Does what the choice asks for. */
export function chooseEffects(tools: ScreenTools) {
  return (effect: ChooseEffect, send: (event: ChooseEvent) => void): void => {
    switch (effect.do) {
      case 'load':
        return load(tools, effect, send)
      case 'put': {
        const { adults, children, ...rest } = effect.choice
        return tools.setQuery({ ...rest, adults: String(adults), children: String(children) })
      }
      case 'change':
        return settle(
          servicesApi(tools).change(effect.change),
          () => send({ type: 'changed' }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'tell':
        return tools.toast(effect.text)
      case 'open':
        return tools.navigate(effect.to)
      case 'leave':
        return tools.navigate(effect.to, { stepBack: true })
    }
  }
}

type Load = Extract<ChooseEffect, { do: 'load' }>

/** The service on a day, and the reservation that is to change. */
function load(tools: ScreenTools, { serviceId, day, change }: Load, send: (event: ChooseEvent) => void): void {
  const api = servicesApi(tools)
  const held = change === '' ? resolvedReply([]) : api.reservations()
  settle(
    bothReplies(api.bookable(serviceId, day), held),
    ([bookable, mine]) =>
      send({ type: 'loaded', bookable, held: mine.find(({ reservationId }) => reservationId === change) }),
    (refusal) => send({ type: 'failed', refusal }),
  )
}
