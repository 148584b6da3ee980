import { produce } from 'immer'
import { subscribe } from 'valtio'
import { describe, expect, it, vi } from 'vitest'
import { createFlow, type Transition } from './flow.ts'

interface Basket {
  readonly lines: readonly { readonly id: string; readonly copies: number }[]
  readonly status: 'open' | 'sent'
  readonly note?: string
}
type Event = { readonly type: 'added'; readonly id: string } | { readonly type: 'sent' } | { readonly type: 'cleared' }
type Effect = { readonly do: 'order'; readonly copies: number }

const initial: Basket = { lines: [{ id: 'a', copies: 1 }], status: 'open', note: '靠窗' }

const transition: Transition<Basket, Event, Effect> = (state, event) => {
  switch (event.type) {
    case 'added':
      return {
        state: produce(state, (draft) => {
          const line = draft.lines.find(({ id }) => id === event.id)
          if (line) line.copies += 1
        }),
        effects: [],
      }
    case 'sent':
      return { state: { ...state, status: 'sent' }, effects: [{ do: 'order', copies: state.lines[0]!.copies }] }
    default:
      return { state: { lines: [], status: 'open' }, effects: [] }
  }
}

const open = (perform: (effect: Effect, send: (event: Event) => void) => void = () => undefined) =>
  createFlow<Basket, Event, Effect>({ initial, transition, perform })

describe('a flow', () => {
  it('is changed by its events alone, also deep inside, and leaves what it began with as it was', () => {
    const flow = open()
    flow.send({ type: 'added', id: 'a' })
    flow.send({ type: 'added', id: 'a' })
    expect(flow.state.lines).toEqual([{ id: 'a', copies: 3 }])
    expect(initial.lines[0]?.copies).toBe(1)
  })

  it('does what an event asks for once the state is what it follows from', () => {
    const seen = vi.fn()
    const flow = open((effect) => seen(effect, flow.state.status))
    flow.send({ type: 'added', id: 'a' })
    expect(seen).not.toHaveBeenCalled()
    flow.send({ type: 'sent' })
    expect(seen.mock.calls).toEqual([[{ do: 'order', copies: 2 }, 'sent']])
  })

  it('takes the end of what it did as another event', () => {
    const flow = open((_effect, send) => send({ type: 'cleared' }))
    flow.send({ type: 'sent' })
    expect({ ...flow.state }).toEqual({ lines: [], status: 'open' })
  })

  it('tells nobody of an event that changes nothing', async () => {
    const flow = open()
    const told = vi.fn()
    subscribe(flow.state, told)
    flow.send({ type: 'added', id: 'nobody' })
    await Promise.resolve()
    expect(told).not.toHaveBeenCalled()
  })
})
