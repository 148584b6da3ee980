import type { ScreenAddress, ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import { FAILURE_TOAST } from '../../kit/failed-call.ts'
import { addressDraft } from './address-fields.ts'
import { addressesApi } from './addresses-api.ts'
import type { BookEffect, BookEvent } from './book-flow.ts'
import type { FormEffect, FormEvent } from './form-flow.ts'

/** The address that is changed; empty: a new one. */
export const changedId = ({ query }: ScreenAddress): string => query().id ?? ''

/** Does what the book asks for. */
export function bookEffects(tools: ScreenTools) {
  return (effect: BookEffect, send: (event: BookEvent) => void): void => {
    const api = addressesApi(tools)
    switch (effect.do) {
      case 'load-addresses':
        return loadAddresses(tools, send)
      case 'make-default':
        return settle(
          api.makeDefault(effect.id),
          () => send({ type: 'changed' }),
          (refusal) => send({ type: 'default-refused', refusal }),
        )
      case 'remove':
        return settle(
          api.remove(effect.id),
          () => send({ type: 'removed', id: effect.id }),
          (refusal) => send({ type: 'remove-refused', refusal }),
        )
      case 'tell-failure':
        return tools.toast(effect.text, FAILURE_TOAST)
      case 'open':
        return tools.navigate(effect.to)
      case 'leave':
        return tools.navigate(effect.to, { stepBack: true })
    }
  }
}

/** Does what the form asks for, as above. */
export function formEffects(tools: ScreenTools, memory: WidgetMemory) {
  return (effect: FormEffect, send: (event: FormEvent) => void): void => {
    switch (effect.do) {
      case 'load-addresses':
        return loadAddresses(tools, send)
      case 'keep':
        return addressDraft.keep(memory, effect.fields, changedId(tools))
      case 'save':
        return settle(
          addressesApi(tools).save(effect.id, effect.fields),
          (id) => send({ type: 'saved', id }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'leave':
        return tools.navigate(effect.to, { stepBack: true })
    }
  }
}

type LoadEvent = Extract<BookEvent, { type: 'addresses-loaded' | 'addresses-failed' }>

/** Asks for the addresses of the member. */
const loadAddresses = (tools: ScreenTools, send: (event: LoadEvent) => void): void =>
  settle(
    addressesApi(tools).list(),
    (addresses) => send({ type: 'addresses-loaded', addresses }),
    (refusal) => send({ type: 'addresses-failed', refusal }),
  )
