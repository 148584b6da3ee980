import { useEffect, useEffectEvent, useState } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { beginDraft, type BookingDraft, draftObstacle, keptDraft, linesText } from './booking-draft.ts'
import type { BookingFormProps } from './props.schema.ts'

export const MOST_PEOPLE = 99

/** What is chosen, kept for the visit by its order. */
export function useBookingForm({ orderId, days, lines, date = '', emit, memory }: BookingFormProps & WidgetTools) {
  const name = `booking ${orderId}`
  const [draft, setDraft] = useState(() => beginDraft(lines, date))
  const [isTold, setTold] = useState(false)
  const obstacle = draftObstacle(draft, (day) => days.some((one) => one.date === day && one.canBook))
  const restore = useEffectEvent((from: string, day: string) =>
    setDraft(beginDraft(lines, day, keptDraft(memory.get(from, 'visit')))),
  )
  // After the first render: the memory is the browser's. Lines that come anew leave the draft as it is.
  useEffect(() => restore(name, date), [name, date])
  const change = (more: Partial<BookingDraft>) => {
    const next = { ...draft, ...more }
    setDraft(next)
    memory.set(name, JSON.stringify(next), 'visit')
  }
  const next = () => {
    setTold(obstacle !== undefined)
    if (obstacle) emit('invalid', { message: obstacle })
    else emit('next', { date: draft.date, lines: linesText(draft), people: draft.people })
  }
  return { draft, isTold, obstacle, change, next }
}
