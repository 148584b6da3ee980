import { describe, expect, it } from 'vitest'
import type { Booking } from './booking-api.ts'
import {
  type ConfirmRequest,
  type ConfirmEffect,
  type ConfirmEvent,
  type ConfirmState,
  confirmTransition,
  emptyConfirm,
  extraOf,
  shownMistake,
} from './confirm-flow.ts'

const booking: Booking = {
  ...{ orderId: '7', productName: '出海', picture: '', orderPath: '/detail/7', bookable: 2, today: '2026-11-20' },
  contact: { name: '江映雪', phone: '13800000006' },
  lines: [{ subOrderId: '71', name: '上午航次', copies: 2, bookable: 2 }],
  rule: { advanceDays: 3 },
  days: [{ date: '2026-11-27', available: 20, word: '充足', extra: 380, canBook: true }],
}
const asked: ConfirmRequest = {
  orderId: '7',
  kind: 'plain',
  choice: { date: '2026-11-25', lines: '71:1', people: '2' },
}
const opened = (over: Partial<Extract<ConfirmEvent, { type: 'opened' }>> = {}): ConfirmEvent => ({
  ...{ type: 'opened', asked, typed: {}, requestKey: undefined, ...over },
})
const loaded = { type: 'booking-loaded', booking } as const
const submit = (key = 'key-1'): ConfirmEvent => ({ type: 'submit-pressed', key })
const type = (part: ConfirmState['typed']): ConfirmEvent => ({ type: 'typed', part })
const full = { code: 'booking-full', message: '所选日期已约满，请选择其他日期', isReason: true }

function after(...events: readonly ConfirmEvent[]): {
  readonly state: ConfirmState
  readonly effects: ConfirmEffect[]
} {
  let state = emptyConfirm
  const effects: ConfirmEffect[] = []
  for (const event of events) {
    const step = confirmTransition(state, event)
    state = step.state
    effects.push(...step.effects)
  }
  return { state, effects }
}
const sent = (effects: readonly ConfirmEffect[]) =>
  effects.flatMap((effect) => (effect.do === 'book' ? [effect.request] : []))

describe('the confirmation of a booking', () => {
  it('[R1] asks what can be booked, and again where no answer came; what is known stays', () => {
    const { state, effects } = after(opened(), { type: 'booking-failed', refusal: full })
    expect([state.booking.status, effects]).toEqual(['failed', [{ do: 'load-booking', orderId: '7' }]])
    expect(confirmTransition(state, { type: 'retried' }).effects).toEqual(effects)
    const later = after(opened(), loaded, { type: 'booking-failed', refusal: full })
    expect([later.state.booking.status, later.effects.at(-1)?.do]).toEqual(['ready', 'tell'])
  })

  it('[R5] says what is wrong with who is to be reached, until it is not, and sends nothing', () => {
    const { state, effects } = after(opened(), loaded, type({ phone: '1380000' }), submit())
    expect(shownMistake(state)).toEqual({ field: 'phone', message: '请输入正确的手机号' })
    expect([sent(effects), state.wrong]).toEqual([[], { field: 'phone' }])
    expect(effects, 'once, in the form').not.toContainEqual(expect.objectContaining({ do: 'tell' }))
    expect(shownMistake(confirmTransition(state, type({ phone: '13800000006' })).state)).toBeUndefined()
    expect(shownMistake(after(opened(), loaded, type({ name: '' })).state), 'before somebody tried').toBeUndefined()
  })

  it('[R5] keeps what is typed, and goes on with it', () => {
    const { effects } = after(opened({ typed: { remark: '靠窗' } }), loaded, type({ name: '江晚照' }))
    expect(effects.at(-1)).toEqual({ do: 'keep', typed: { remark: '靠窗', name: '江晚照' } })
  })

  it('[R6] keeps the name of a request before it sends it, once', () => {
    const { effects } = after(opened(), loaded, type({ remark: ' 靠窗 ' }), submit(), submit('key-2'))
    expect(effects.slice(-2)).toEqual([
      { do: 'keep-key', key: 'key-1' },
      {
        do: 'book',
        request: {
          ...{ orderId: '7', requestKey: 'key-1', date: '2026-11-25', people: 2, remark: '靠窗' },
          ...{ lines: [{ subOrderId: '71', copies: 1 }], contact: booking.contact },
        },
      },
    ])
    expect(sent(effects)).toHaveLength(1)
  })

  it('[R6] sends the same again under the same name: after a refusal, and after a reload', () => {
    const again = after(opened(), loaded, submit(), { type: 'refused', refusal: full }, submit('key-2'))
    expect(sent(again.effects).map(({ requestKey }) => requestKey)).toEqual(['key-1', 'key-1'])
    expect(sent(after(opened({ requestKey: 'key-0' }), loaded, submit()).effects)[0]?.requestKey).toBe('key-0')
  })

  it('[R7] says what a dearer day costs more of each', () => {
    const dear = { ...asked, choice: { ...asked.choice, date: '2026-11-27' } }
    expect([extraOf(after(opened(), loaded).state), extraOf(after(opened({ asked: dear }), loaded).state)]).toEqual([
      ...[0, 380],
    ])
  })

  it.each([
    [undefined, '/pre-booking-complete/7'],
    ['8', '/cashier/8'],
  ])('[R7] booked, is left for its state or for the cashier, and sends nothing more: %j', (extraOrderId, to) => {
    const done: ConfirmEvent = { type: 'booked', extraOrderId, isEarlier: false }
    const { effects } = after(opened(), loaded, type({ name: '江晚照', remark: '靠窗' }), submit(), done, submit())
    expect(effects.slice(-3)).toEqual([
      { do: 'keep-key', key: undefined },
      { do: 'keep', typed: { name: '江晚照' } },
      { do: 'leave', to },
    ])
  })

  it.each([undefined, '8'])(
    '[R7] that stands as it was sent before its answer was lost says so, and shows it: %j',
    (extraOrderId) => {
      const done: ConfirmEvent = { type: 'booked', extraOrderId, isEarlier: true }
      expect(after(opened({ requestKey: 'key-0' }), loaded, submit(), done).effects.slice(-2)).toEqual([
        { do: 'tell', text: '之前的预约已提交，这次的修改没有提交' },
        { do: 'leave', to: '/pre-booking-complete/7' },
      ])
    },
  )

  it('[R8] refused, says why, is free again and looks at the days anew', () => {
    const { state, effects } = after(opened(), loaded, submit(), { type: 'refused', refusal: full })
    expect(effects.at(-1)).toEqual({ do: 'load-booking', orderId: '7' })
    expect(effects, 'once, in the form').not.toContainEqual(expect.objectContaining({ do: 'tell' }))
    expect([state.refusal, state.isBusy]).toEqual(['所选日期已约满，请选择其他日期', false])
  })

  it('[R8] leaves a buyer whose login is gone to the login', () => {
    const gone = { code: 'not-logged-in', message: '请先登录', isReason: true }
    const { state, effects } = after(opened(), loaded, submit(), { type: 'refused', refusal: gone })
    expect([effects.at(-1)?.do, state.refusal, state.isBusy]).toEqual(['book', '', false])
  })
})
