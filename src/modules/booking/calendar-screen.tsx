import type { ReactNode } from 'react'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { kindOf } from './booking-way.ts'
import {
  type CalendarEffect,
  type CalendarEvent,
  type CalendarState,
  calendarTransition,
  emptyCalendar,
} from './calendar-flow.ts'
import { orderOf } from './booking-api.ts'
import { calendarEffects } from './choose-effects.ts'
import { Days } from './parts/days.tsx'
import { Order } from './parts/order.tsx'

/** B4: all days of an order. */
export default function CalendarScreen({ tools, memory, slots }: ScreenProps): ReactNode {
  const [state, send] = useScreenFlow<CalendarState, CalendarEvent, CalendarEffect>(tools, memory, {
    initial: emptyCalendar,
    transition: calendarTransition,
    effects: calendarEffects,
    opened: (page) => {
      const { kind, date = '' } = page.query()
      return { type: 'opened', orderId: orderOf(page), kind: kindOf(kind), date }
    },
  })
  const { booking } = state
  usePublished(tools, booking.status === 'ready' ? { booking: booking.value } : undefined)
  const retry = () => send({ type: 'retried' })
  useRetryOnline(booking, retry)
  if (booking.status === 'loading') return <ScreenSkeleton parts={['card', 'form']} />
  return (
    <>
      <Order booking={booking} isLink={false} onRetry={retry} />
      {booking.status === 'ready' && (
        <>
          {slots.top}
          <Days
            {...{ days: booking.value.days, today: booking.value.today, day: state.date }}
            title="选择使用日期"
            note={advanceText(booking.value.rule.advanceDays)}
            onPick={(date) => send({ type: 'day-picked', date })}
          />
          {slots.end}
        </>
      )}
      {slots.foot}
    </>
  )
}

const advanceText = (days: number): string => (days === 0 ? '当天可约' : `最少提前 ${days} 天`)
