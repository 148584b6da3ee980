import { useEffect, useState } from 'react'
import { contactErrors } from '../../src/domain/order/traveller-form.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { bookedLines, forgetKey, keyFor } from './booking-key.ts'
import type { BookingContactProps } from './props.schema.ts'

interface Fields {
  readonly name: string
  readonly phone: string
  readonly remark: string
}

/** What is typed, kept for the visit by its order; and what is submitted, by a name that lasts until it is booked. */
export function useBookingContact(props: BookingContactProps & WidgetTools) {
  const { orderId, date = '', lines = '', people = '', contact, result, emit, memory } = props
  const name = `contact ${orderId}`
  const [typed, setTyped] = useState<Partial<Fields>>({})
  const [isTold, setTold] = useState(false)
  const fields: Fields = { name: contact?.name ?? '', phone: contact?.phone ?? '', remark: '', ...typed }
  const errors = contactErrors({ name: fields.name, phone: fields.phone })
  const [wrong, problem] = Object.entries(errors)[0] ?? []
  useEffect(() => setTyped(keptFields(memory.get(name, 'visit'))), [name, memory])
  const isDone = result?.status === 'done'
  useEffect(() => {
    if (!isDone) return
    forgetKey(memory, orderId)
    const { remark: _said, ...who } = keptFields(memory.get(name, 'visit'))
    memory.set(name, JSON.stringify(who), 'visit')
  }, [isDone, orderId, name, memory])
  const change = (more: Partial<Fields>) => {
    const next = { ...typed, ...more }
    setTyped(next)
    memory.set(name, JSON.stringify(next), 'visit')
  }
  /** @returns the name of the field that has to be mended first */
  const submit = (): string | undefined => {
    if (result?.status === 'busy' || isDone) return undefined
    setTold(problem !== undefined)
    if (problem) {
      emit('invalid', { message: problem })
      return wrong
    }
    const requestKey = keyFor(memory, { orderId, choice: `${date} ${lines}` })
    const who = { name: fields.name.trim(), phone: fields.phone }
    const count = Math.min(99, Math.max(1, Number.parseInt(people, 10) || 1))
    emit('submit', {
      ...{ requestKey, date, lines: bookedLines(lines), people: count, contact: who, remark: fields.remark.trim() },
    })
    return undefined
  }
  return { fields, problem: isTold ? problem : undefined, wrong: isTold ? wrong : undefined, change, submit }
}

/** What was typed in this visit; nothing where it can't be told. */
function keptFields(text: string | undefined): Partial<Fields> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}
