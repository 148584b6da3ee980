import { describe, expect, it } from 'vitest'
import { dolphin } from '../../../sandbox/content/services/dolphin.ts'
import { type ConfirmEvent, confirmTransition, emptyConfirm, shownFields, shownErrors } from './confirm-flow.ts'
import type { Bookable } from './services-api.ts'

const bookable: Bookable = {
  ...{ service: dolphin, today: '2026-11-20', days: [], day: '2026-11-21', slots: [], isGuestOnly: false },
  contact: { name: '顾长风', phone: '13800000003' },
}
const choice = { program: 'shallow', day: '2026-11-21', time: '11:00', adults: 2, children: 0 }
const asked = { serviceId: 'dolphin', choice, mine: '/myBus/myAppointment' }
const people = [
  { age: '35', height: '176' },
  { age: '8', height: '128' },
]

type Next = ReturnType<typeof confirmTransition>
const run = (state: Next['state'], ...events: readonly ConfirmEvent[]) =>
  events.reduce((at, event) => confirmTransition(at.state, event), { state, effects: [] } as Next)
const opened = (requestKey?: string) =>
  run(emptyConfirm(asked), { type: 'opened', asked, typed: {}, requestKey }, { type: 'loaded', bookable }).state
const filled = (requestKey?: string) =>
  run(opened(requestKey), { type: 'typed', part: { people, consent: true, remark: ' 前排 ' } }).state
const submit: ConfirmEvent = { type: 'submit-pressed', key: 'key-1' }

describe('a slot while it is confirmed', () => {
  it('[R4] knows who is to be reached, and asks for each who takes part', () => {
    expect(shownFields(opened())).toMatchObject({ name: '顾长风', phone: '13800000003', consent: false })
    expect(shownFields(opened())?.people).toHaveLength(2)
  })

  it('[R4] says under each field what is wrong, and goes to the first, each time', () => {
    const tried = run(opened(), submit)
    expect(Object.keys(shownErrors(tried.state))).toEqual(['age-0', 'height-0', 'age-1', 'height-1', 'consent'])
    expect([tried.effects, tried.state.wrong]).toEqual([[], { field: 'age-0' }])
    expect(run(tried.state, submit).state.wrong).not.toBe(tried.state.wrong)
    expect(shownErrors(run(tried.state, { type: 'typed', part: { people } }).state)).toEqual({
      consent: '请先确认健康声明',
    })
  })

  it('[R5] is sent once, whole, and under one name', () => {
    const { state, effects } = run(filled(), submit)
    expect(effects).toEqual([
      { do: 'keep-key', key: 'key-1' },
      {
        do: 'reserve',
        request: {
          ...{ serviceId: 'dolphin', requestKey: 'key-1', programId: 'shallow', day: '2026-11-21', time: '11:00' },
          ...{ adults: 2, children: 0, contact: bookable.contact, remark: '前排', consent: true },
          participants: [
            { age: 35, height: 176 },
            { age: 8, height: 128 },
          ],
        },
      },
    ])
    expect(run(state, submit).effects).toEqual([])
    expect(run(state, { type: 'typed', part: { name: '别人' } }).state).toEqual(state)
    const again = run(filled('key-0'), submit).effects
    expect(again[0], 'its answer was lost').toEqual({ do: 'keep-key', key: 'key-0' })
  })

  it('[R5] is left for the reservations, and forgets what was said of this one', () => {
    expect(run(run(filled(), submit).state, { type: 'reserved', isEarlier: false }).effects).toEqual([
      { do: 'keep-key', key: undefined },
      { do: 'keep', typed: {} },
      { do: 'leave', to: '/myBus/myAppointment' },
    ])
  })

  it('[R5] that stands as it was sent before its answer was lost says so', () => {
    const { effects } = run(run(filled('key-0'), submit).state, { type: 'reserved', isEarlier: true })
    expect(effects.slice(-2)).toEqual([
      { do: 'tell', text: '之前的预约已提交，这次的修改没有提交' },
      { do: 'leave', to: '/myBus/myAppointment' },
    ])
  })

  it('[R5] that is refused says why, is free again, and looks at the slots anew', () => {
    const refusal = { code: 'service-unfit', message: '有同行人不符合年龄或身高要求', isReason: true }
    const { state, effects } = run(filled(), submit, { type: 'refused', refusal })
    expect([state.isBusy, state.refusal, effects]).toEqual([false, refusal.message, [{ do: 'load' }]])
    expect(run(state, { type: 'failed', refusal }).state.bookable.status, 'it stays').toBe('ready')
  })
})
