import { describe, expect, it } from 'vitest'
import { shuttleBus } from '../../../sandbox/content/services/shuttle-bus.ts'
import type { Refusal } from '../../kit/refusal.ts'
import {
  type ChooseEvent,
  type ChooseState,
  chooseTransition,
  emptyChoose,
  NO_CHOICE,
  obstacleOf,
  slotsShown,
} from './choose-flow.ts'
import type { Bookable } from './services-api.ts'

const [TODAY, TOMORROW] = ['2026-11-20', '2026-11-21']
const slot = (time: string, more: object = {}) => ({
  ...{ programId: 'airport-in', time, left: 9, word: '充足', canBook: true, ...more },
})
const bookable: Bookable = {
  ...{ service: shuttleBus, today: TODAY, days: [TODAY, TOMORROW], day: TODAY, isGuestOnly: false },
  slots: [slot('08:30', { canBook: false }), slot('10:30'), slot('09:00', { programId: 'airport-out' })],
  contact: { name: '顾长风', phone: '13800000003' },
}
const asked = { serviceId: 'bus', change: '', confirm: '/myBus/confirm', mine: '/myBus/myAppointment' }
const held = {
  ...{ reservationId: '7', programId: 'airport-out', serviceId: 'bus', day: TODAY, time: '06:30' },
} as unknown as Extract<ChooseEvent, { type: 'loaded' }>['held']
const refusal: Refusal = { code: 'service-full', message: '余位不足，请选择其他时间', isReason: true }

const run = (state: ChooseState, ...events: readonly ChooseEvent[]) =>
  events.reduce((at, event) => chooseTransition(at.state, event), { state, effects: [] } as ReturnType<
    typeof chooseTransition
  >)
const opened = (choice = NO_CHOICE, more: object = {}): ChooseState =>
  run(emptyChoose, { type: 'opened', asked: { ...asked, ...more }, choice }).state
const ready = (choice = NO_CHOICE) => run(opened(choice), { type: 'loaded', bookable, held: undefined }).state
const chosen = (part: object): ChooseEvent => ({ type: 'chosen', part })

describe('a slot while it is chosen', () => {
  it('[R1] keeps what the address says, as far as there is such a thing', () => {
    const choice = { ...NO_CHOICE, program: 'airport-in', day: TODAY, time: '10:30', adults: 3 }
    expect(ready(choice).choice).toEqual(choice)
    expect(ready({ ...choice, time: '08:30' }).choice.time, 'it is full').toBe('')
    expect(ready({ ...choice, program: 'moon' }).choice.program).toBe('airport-in')
  })

  it('[R1] writes a choice into the address, and asks for the slots of another day', () => {
    const { state, effects } = run(ready(), chosen({ time: '10:30' }), chosen({ day: TOMORROW }))
    expect(state.choice).toMatchObject({ day: TOMORROW, time: '' })
    expect(effects.map(({ do: what }) => what)).toEqual(['put', 'load'])
    expect(slotsShown(state), 'nothing of the day before').toEqual([])
  })

  it('[R1] shows no answer about a day that is no longer chosen', () => {
    const later = { ...bookable, day: TOMORROW }
    const { state } = run(ready(), chosen({ day: TOMORROW }), { type: 'loaded', bookable, held: undefined })
    expect(slotsShown(state)).toEqual([])
    const caught = run(state, { type: 'loaded', bookable: later, held: undefined }).state
    expect(slotsShown(caught).map(({ time }) => time)).toEqual(['08:30', '10:30'])
  })

  it('[R2] says what is missing, and then goes on with all of the choice', () => {
    const tried = run(ready(), { type: 'next-pressed' })
    expect([tried.effects, tried.state.isTold, obstacleOf(tried.state)]).toEqual([[], true, '请选择班次'])
    expect(obstacleOf(run(ready(), chosen({ time: '10:30', adults: 0 })).state)).toBe('至少要有 1 位成人')
    const { effects } = run(ready(), chosen({ time: '10:30', children: 2 }), { type: 'next-pressed' })
    expect(effects).toEqual([
      {
        do: 'open',
        to: '/myBus/confirm?program=airport-in&day=2026-11-20&time=10%3A30&adults=1&children=2',
      },
    ])
  })

  it('[R3] shows the line of what is changed from the first answer on, also when it is opened once more', () => {
    const change = { ...asked, change: '7' }
    const [open, answer] = [
      { type: 'opened', asked: change, choice: NO_CHOICE },
      { type: 'loaded', bookable, held },
    ] as const
    const programs = [
      [open, answer],
      [open, answer, open],
      [open, answer, open, answer],
    ].map((events) => run(emptyChoose, ...events).state.choice.program)
    expect(programs).toEqual(['airport-out', 'airport-out', 'airport-out'])
    const picked = { ...open, choice: { ...NO_CHOICE, program: 'airport-in' } }
    expect(run(emptyChoose, open, answer, picked, answer).state.choice.program).toBe('airport-in')
  })

  it('[R3] shows nothing of another line before it is known what is changed', () => {
    const plain = [
      { type: 'opened', asked, choice: NO_CHOICE },
      { type: 'loaded', bookable, held: undefined },
    ] as const
    const open = { type: 'opened', asked: { ...asked, change: '7' }, choice: NO_CHOICE } as const
    expect(run(emptyChoose, ...plain, open).state.bookable.status).toBe('loading')
    expect(run(emptyChoose, ...plain, open, { type: 'loaded', bookable, held }).state.choice.program).toBe(
      'airport-out',
    )
  })

  it('[R3] is changed once, and the page is left for the reservations', () => {
    const start = run(opened(NO_CHOICE, { change: '7' }), { type: 'loaded', bookable, held })
    expect(start.state.choice.program, 'its own').toBe('airport-out')
    const sent = run(start.state, chosen({ time: '09:00' }), { type: 'next-pressed' })
    expect(sent.effects).toEqual([
      {
        do: 'change',
        change: { reservationId: '7', programId: 'airport-out', day: TODAY, time: '09:00' },
      },
    ])
    expect(run(sent.state, { type: 'next-pressed' }).effects).toEqual([])
    expect(run(sent.state, { type: 'changed' }).effects).toContainEqual({ do: 'leave', to: asked.mine })
  })

  it('[R3] that is refused is free again, says why, and looks at the slots anew', () => {
    const start = run(opened(NO_CHOICE, { change: '7' }), { type: 'loaded', bookable, held })
    const { state, effects } = run(
      start.state,
      chosen({ time: '09:00' }),
      { type: 'next-pressed' },
      {
        type: 'refused',
        refusal,
      },
    )
    expect([state.isBusy, state.refusal]).toEqual([false, refusal.message])
    expect(effects).toMatchObject([{ do: 'load', change: '7' }])
  })

  it('[R8] keeps what is on the screen when it can not be loaded again', () => {
    expect(run(ready(), { type: 'failed', refusal }).state.bookable.status).toBe('ready')
    const failed = run(opened(), { type: 'failed', refusal })
    expect(failed.state.bookable.status).toBe('failed')
    expect(run(failed.state, { type: 'retried' }).effects).toMatchObject([{ do: 'load' }])
  })
})
