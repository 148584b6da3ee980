import { useEffect, useState } from 'react'
import { contactErrors } from '../../src/domain/order/traveller-form.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { bookedLines, keyFor } from './booking-key.ts'
import type { BookingContactProps } from './props.schema.ts'

export const MOST_REMARK = 50

interface Fields {
  readonly name: string
  readonly phone: string
  readonly remark: string
}

/** What is typed, kept for the visit by its order; and what is submitted. */
export function useBookingContact(props: BookingContactProps & WidgetTools) {
  const { orderId, date = '', lines = '', people = '', contact, emit, memory } = props
  const name = `contact ${orderId}`
  const [typed, setTyped] = useState<Partial<Fields>>({})
  const [isTold, setTold] = useState(false)
  const fields: Fields = { name: contact?.name ?? '', phone: contact?.phone ?? '', remark: '', ...typed }
  const errors = contactErrors({ name: fields.name, phone: fields.phone })
  const problem = errors.name ?? errors.phone
  // Once: the memory is the browser's.
  useEffect(() => {
    const kept = memory.get(name, 'visit')
    if (kept) setTyped(JSON.parse(kept) as Partial<Fields>)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name])
  const change = (more: Partial<Fields>) => {
    const next = { ...typed, ...more }
    setTyped(next)
    memory.set(name, JSON.stringify(next), 'visit')
  }
  const submit = () => {
    setTold(problem !== undefined)
    if (problem) return emit('invalid', { message: problem })
    const requestKey = keyFor(memory, { orderId, choice: `${date} ${lines}` })
    const who = { name: fields.name.trim(), phone: fields.phone }
    const count = Math.min(99, Math.max(1, Number.parseInt(people, 10) || 1))
    return emit('submit', {
      ...{ requestKey, date, lines: bookedLines(lines), people: count, contact: who, remark: fields.remark.trim() },
    })
  }
  return { fields, problem, isTold, change, submit }
}
