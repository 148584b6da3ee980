import { describe, expect, it } from 'vitest'
import type { Booking } from './booking-api.ts'
import {
  type ChooseEffect,
  type ChooseEvent,
  type ChooseState,
  chooseTransition,
  emptyChoice,
  obstacleOf,
} from './choose-flow.ts'

const day = (date: string, canBook = true) => ({ date, available: 20, word: '充足', extra: 0, canBook })
const booking: Booking = {
  ...{ orderId: '7', productName: '出海', picture: '', orderPath: '/detail/7', bookable: 2, today: '2026-11-20' },
  contact: { name: '江映雪', phone: '13800000006' },
  lines: [{ subOrderId: '71', name: '上午航次', copies: 2, bookable: 2 }],
  rule: { advanceDays: 3 },
  days: [day('2026-11-25'), day('2026-11-26'), day('2026-11-27', false)],
}
const opened = (over: Partial<Extract<ChooseEvent, { type: 'opened' }>> = {}): ChooseEvent => ({
  ...{ type: 'opened', orderId: '7', kind: 'plain', date: '', ...over },
})
const loaded = { type: 'booking-loaded', booking } as const
const pick = (date: string): ChooseEvent => ({ type: 'chosen', part: { date } })
const next = { type: 'next-pressed' } as const
const refusal = { code: 'not-found', message: '没有找到', isReason: true }

function after(...events: readonly ChooseEvent[]): { readonly state: ChooseState; readonly effects: ChooseEffect[] } {
  let state = emptyChoice
  const effects: ChooseEffect[] = []
  for (const event of events) {
    const step = chooseTransition(state, event)
    state = step.state
    effects.push(...step.effects)
  }
  return { state, effects }
}

describe('the choice of a day', () => {
  it('[R1] asks what can be booked, and again where no answer came', () => {
    const { state, effects } = after(opened(), { type: 'booking-failed', refusal })
    expect([state.booking, effects]).toEqual([{ status: 'failed', refusal }, [{ do: 'load-booking', orderId: '7' }]])
    expect(chooseTransition(state, { type: 'retried' }).effects).toEqual(effects)
  })

  it('[R1] asks for nothing where the address names no order', () => {
    expect(after(opened({ orderId: '' })).effects).toEqual([])
  })

  it('[R3] begins with what was kept, and with the day of the address', () => {
    expect(after(opened(), loaded).state.draft).toEqual({ date: '', copies: { 71: 1 }, people: 2 })
    const kept = { date: '2026-11-25', copies: { 71: 2 }, people: 4 }
    expect(after(opened({ kept }), loaded).state.draft).toEqual(kept)
    expect(after(opened({ kept, date: '2026-11-26' }), loaded).state.draft.date).toBe('2026-11-26')
  })

  it('[R3] keeps what is chosen, and a day in the address too', () => {
    const { state, effects } = after(opened(), loaded, { type: 'chosen', part: { people: 3 } }, pick('2026-11-25'))
    expect(effects.slice(1)).toEqual([
      { do: 'keep', orderId: '7', draft: { date: '', copies: { 71: 1 }, people: 3 } },
      { do: 'keep', orderId: '7', draft: state.draft },
      { do: 'put-date', date: '2026-11-25' },
    ])
  })

  it('[R4] does not go on without a day that can be booked and copies, and says what is missing till it is there', () => {
    const first = after(opened(), loaded, next)
    expect([first.state.isTold, first.effects.at(-1)]).toEqual([true, { do: 'tell', text: '请选择日期' }])
    const full = after(opened(), loaded, pick('2026-11-27'), next)
    expect(full.effects.at(-1)).toEqual({ do: 'tell', text: '所选日期不在可预约范围内，请重新选择' })
    const none: ChooseEvent = { type: 'chosen', part: { copies: { 71: 0 } } }
    const empty = after(opened(), loaded, pick('2026-11-25'), none, next)
    expect(empty.effects.at(-1)).toEqual({ do: 'tell', text: '请选择数量' })
    expect(obstacleOf(chooseTransition(first.state, pick('2026-11-25')).state)).toBeUndefined()
  })

  it('[R2] goes on to the confirmation, and to all days, by the addresses of its kind', () => {
    const presale = [opened({ kind: 'presale' }), loaded, pick('2026-11-25')]
    expect(after(...presale, next).effects.at(-1)).toEqual({
      ...{ do: 'open', to: '/do-pre-booking/7?date=2026-11-25&lines=71:1&people=2&kind=presale' },
    })
    expect(after(...presale, { type: 'more-pressed' }).effects.at(-1)).toEqual({
      ...{ do: 'open', to: '/calendar/7?kind=presale' },
    })
  })

  it('does not go on before it is known what can be booked', () => {
    expect(after(opened({ date: '2026-11-25' }), next).effects).toEqual([{ do: 'load-booking', orderId: '7' }])
  })
})
