import { useEffect, useState } from 'react'
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
  // Once: the memory is the browser's.
  useEffect(() => {
    setDraft(beginDraft(lines, date, keptDraft(memory.get(name, 'visit'))))
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, date])
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
