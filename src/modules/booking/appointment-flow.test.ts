import { describe, expect, it } from 'vitest'
import type { Appointment } from '../../../schemas/domain/booking.ts'
import {
  type AppointmentEffect,
  type AppointmentEvent,
  type AppointmentState,
  appointmentTransition,
  emptyAppointment,
} from './appointment-flow.ts'

const appointment = (over: Partial<Appointment> = {}): Appointment => ({
  ...{ appointmentId: '7', orderId: '6', subOrderId: '61', productId: '660101', productName: '汤泉', name: '单人' },
  ...{ picture: '', day: '2026-11-25', copies: 1, people: 2, contact: { name: '江映雪', phone: '13800000006' } },
  ...{ remark: '', state: 'confirmed', stateText: '预约成功', createTime: '2026-11-20 08:00', extra: 0 },
  ...{ canChange: true, canCancel: true, steps: [] },
  ...over,
})
const opened = { type: 'opened', isChanging: false } as const
const loaded = (over?: Partial<Appointment>): AppointmentEvent => ({
  type: 'loaded',
  one: { appointment: appointment(over), today: '2026-11-20', days: [] },
})
const change = { type: 'change-pressed' } as const
const pick = { type: 'day-picked', date: '2026-11-26' } as const
const cancel = { type: 'cancel-pressed' } as const
const confirm = { type: 'confirmed' } as const
const refusal = { code: 'booking-ended', message: '预约已经结束', isReason: true }

function after(...events: readonly AppointmentEvent[]): {
  readonly state: AppointmentState
  readonly effects: AppointmentEffect[]
} {
  let state = emptyAppointment
  const effects: AppointmentEffect[] = []
  for (const event of events) {
    const step = appointmentTransition(state, event)
    state = step.state
    effects.push(...step.effects)
  }
  return { state, effects }
}
const sent = (effects: readonly AppointmentEffect[]) =>
  effects.filter(({ do: kind }) => kind === 'change' || kind === 'cancel')

describe('a booked day', () => {
  it('[R9] is asked for again where no answer came, and stays where one is there', () => {
    const { state } = after(opened, { type: 'failed', refusal })
    expect(state.one).toEqual({ status: 'failed', refusal })
    expect(appointmentTransition(state, { type: 'retried' }).effects).toEqual([{ do: 'load' }])
    const later = after(opened, loaded(), { type: 'failed', refusal })
    expect([later.state.one.status, later.effects.at(-1)]).toEqual(['ready', { do: 'tell', text: '预约已经结束' }])
  })

  it('[R10] is changed for another day, which the address says, and no longer does once it is', () => {
    const { state, effects } = after(opened, loaded(), change, pick, { type: 'changed' })
    expect(effects).toEqual([
      ...[{ do: 'load' }, { do: 'put-change', isOn: true }, { do: 'change', date: '2026-11-26' }],
      ...[{ do: 'put-change', isOn: false }, { do: 'tell', text: '已改期' }, { do: 'load' }],
    ])
    expect(state.changing).toBe('no')
  })

  it('[R10] is being changed where the address says so, until it is not any more', () => {
    const { state } = after({ ...opened, isChanging: true }, loaded())
    expect(state.changing).toBe('by-address')
    expect(appointmentTransition(state, change)).toMatchObject({
      state: { changing: 'no' },
      effects: [{ do: 'put-change', isOn: false }],
    })
  })

  it('[R10] can’t be changed when it may not be, nor without being asked, nor twice at once', () => {
    expect(after(opened, loaded({ canChange: false }), change, pick).effects).toEqual([{ do: 'load' }])
    expect(sent(after(opened, loaded(), pick).effects)).toEqual([])
    expect(sent(after(opened, loaded(), change, pick, pick).effects)).toHaveLength(1)
  })

  it('[R11] is cancelled after the question, and once', () => {
    const declined = after(opened, loaded(), confirm, cancel, { type: 'declined' }, confirm)
    expect(sent(declined.effects)).toEqual([])
    const { state, effects } = after(opened, loaded(), cancel, confirm, confirm, cancel, confirm, { type: 'cancelled' })
    expect(effects.slice(1)).toEqual([{ do: 'cancel' }, { do: 'tell', text: '已取消' }, { do: 'load' }])
    expect([state.isBusy, sent(after(opened, loaded({ canCancel: false }), cancel, confirm).effects)]).toEqual([
      ...[true, []],
    ])
  })

  it('[R12] refused, says why and is looked at anew before anything else is done', () => {
    const refused = [opened, loaded(), cancel, confirm, { type: 'refused', refusal }] as const
    const { state, effects } = after(...refused)
    expect(effects.slice(-2)).toEqual([{ do: 'tell', text: '预约已经结束' }, { do: 'load' }])
    expect([state.isBusy, after(...refused, loaded()).state.isBusy]).toEqual([true, false])
  })

  it('[R12] leaves a buyer whose login is gone to the login', () => {
    const gone = { code: 'not-logged-in', message: '请先登录', isReason: true }
    const { state, effects } = after(opened, loaded(), change, pick, { type: 'refused', refusal: gone })
    expect([state.isBusy, effects.at(-1)?.do]).toEqual([false, 'change'])
  })
})
