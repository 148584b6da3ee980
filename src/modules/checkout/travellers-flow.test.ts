import { describe, expect, it } from 'vitest'
import { saved } from './fake-order.ts'
import {
  closedTravellers,
  type TravellersEffect,
  type TravellersEvent,
  type TravellersState,
  travellersTransition,
} from './travellers-flow.ts'

const traveller = { name: '何望舒' }
const known = [{ type: 'loaded', saved } as const, { type: 'opened', place: 1 } as const]
const save = { type: 'save-pressed', traveller } as const
const refusal = { code: 'no-response', message: '请求超时', isReason: false }

function after(...events: readonly TravellersEvent[]): {
  readonly state: TravellersState
  readonly effects: TravellersEffect[]
} {
  let state = closedTravellers
  const effects: TravellersEffect[] = []
  for (const event of events) {
    const next = travellersTransition(state, event)
    state = next.state
    effects.push(...next.effects)
  }
  return { state, effects }
}

describe('those whom a member keeps to travel', () => {
  it('[R12] are asked for where somebody travels, and shown for one traveller of the form', () => {
    expect(after({ type: 'wanted' }).effects).toEqual([{ do: 'load' }])
    expect(after(...known).state).toEqual({ isBusy: false, isEditorSent: false, saved, place: 1 })
    expect(after(...known, { type: 'closed' }).state).toEqual({ isBusy: false, isEditorSent: false, saved })
  })

  it('[R12] are asked for again by who opens them, when they could not be had before', () => {
    expect(after({ type: 'wanted' }, { type: 'opened', place: 0 }).effects).toEqual([{ do: 'load' }, { do: 'load' }])
    expect(after(...known).effects).toEqual([])
  })

  it('[R12] get somebody new, once, and are asked for anew', () => {
    const { state, effects } = after(...known, { type: 'edit-opened', edited: 'new' }, save, save, { type: 'kept' })
    expect(effects).toEqual([{ do: 'create', traveller }, { do: 'load' }])
    expect(state).toEqual({ isBusy: false, isEditorSent: false, saved, place: 1 })
  })

  it('[R12] keep the editor open until what was typed is kept, and say why it is not', () => {
    const { state, effects } = after(...known, { type: 'edit-opened', edited: saved[1]! }, save, {
      ...{ type: 'refused', refusal },
    })
    expect(effects).toEqual([
      { do: 'update', traveller: { ...traveller, id: '2' } },
      { do: 'tell', text: '请求超时' },
    ])
    expect([state.edited, state.isBusy]).toEqual([saved[1], false])
  })

  it.each([
    ['somebody new', save],
    ['who is forgotten', { type: 'forget-pressed', id: '2' } as const],
  ])('[R12] keep an editor that was opened while the shop had not yet answered for %s', (_what, first) => {
    const meanwhile = [{ type: 'edit-closed' }, { type: 'edit-opened', edited: saved[0]! }] as const
    const { state } = after(...known, { type: 'edit-opened', edited: 'new' }, first, ...meanwhile, { type: 'kept' })
    expect([state.edited, state.isBusy]).toEqual([saved[0], false])
  })

  it('[R12] are changed by closing nothing but the editor', () => {
    const { state } = after(...known, { type: 'edit-opened', edited: 'new' }, { type: 'edit-closed' })
    expect(state).toEqual({ isBusy: false, isEditorSent: false, saved, place: 1 })
  })

  it('[R12] lose one who is forgotten, once', () => {
    const forget = { type: 'forget-pressed', id: '2' } as const
    expect(after(...known, forget, forget, { type: 'kept' }).effects).toEqual([
      { do: 'forget', id: '2' },
      { do: 'load' },
    ])
  })
})
