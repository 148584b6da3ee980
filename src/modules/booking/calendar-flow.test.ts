import { describe, expect, it } from 'vitest'
import type { Booking } from './booking-api.ts'
import { calendarTransition, emptyCalendar } from './calendar-flow.ts'

const opened = { type: 'opened', orderId: '7', kind: 'presale', date: '' } as const
const refusal = { code: 'network', message: '网络异常', isReason: false }

describe('the calendar of an order', () => {
  it('[R1] asks for its days, and again where no answer came', () => {
    const first = calendarTransition(emptyCalendar, opened)
    expect(first.effects).toEqual([{ do: 'load-booking', orderId: '7' }])
    const failed = calendarTransition(first.state, { type: 'booking-failed', refusal }).state
    expect(failed.booking).toEqual({ status: 'failed', refusal })
    expect(calendarTransition(failed, { type: 'retried' }).effects).toEqual(first.effects)
  })

  it('[R2] leads back to the choice with the day that was picked', () => {
    const { state } = calendarTransition(emptyCalendar, opened)
    const ready = calendarTransition(state, { type: 'booking-loaded', booking: {} as Booking }).state
    expect(calendarTransition(ready, { type: 'day-picked', date: '2026-11-27' }).effects).toEqual([
      { do: 'leave', to: '/presale/order/subscribe/7?date=2026-11-27' },
    ])
  })
})
