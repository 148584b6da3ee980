import { useEffect, useState, type FormEvent } from 'react'
import type { ContactValues, FieldErrors, TravellerValues } from '../../src/domain/order/traveller-form.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import {
  EMPTY,
  filledOf,
  formErrors,
  type FormPlan,
  type FormValues,
  leftOf,
  planOf,
  readValues,
} from './form-values.ts'
import type { OrderFormProps } from './props.schema.ts'

export interface OrderFormState {
  readonly plan: FormPlan
  readonly values: FormValues
  readonly errors: FieldErrors
  readonly isBusy: boolean
  readonly changeContact: (part: Partial<ContactValues>) => void
  readonly changeTraveller: (at: number, values: TravellerValues) => void
  readonly changeRemark: (remark: string) => void
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
  /** Sends what is there at today's total. */
  readonly send: () => void
}

/** What is typed, what is wrong with it, and what leaves it: nothing with a mistake, and nothing twice. */
export function useOrderForm(props: OrderFormProps & WidgetTools): OrderFormState {
  const { obstacle, total, checked, booked, emit } = props
  const plan = planOf(props)
  const [values, change] = useKept(props)
  const [errors, setErrors] = useState<FieldErrors>({})
  const isBusy = checked?.status === 'busy' || booked?.status === 'busy' || booked?.status === 'done'
  const put = (part: Partial<FormValues>) => {
    const next = { ...values, ...part }
    change(next)
    setErrors(leftOf(errors, formErrors(next, plan)))
  }
  const send = () => emit('submit', { ...filledOf(values, plan), bookPriceTotal: total })
  return {
    ...{ plan, values, errors, isBusy, send },
    changeContact: (part) => put({ contact: { ...values.contact, ...part } }),
    changeTraveller: (at, traveller) => put({ travellers: withAt(values.travellers, at, traveller) }),
    changeRemark: (remark) => put({ remark }),
    submit(event) {
      event.preventDefault()
      if (isBusy) return
      const found = formErrors(values, plan)
      // What stands in the way of any order comes before what is typed.
      const [name, message] = obstacle ? ['', obstacle] : (Object.entries(found)[0] ?? ['', undefined])
      setErrors(found)
      if (!message) return send()
      emit('refused', { message })
      focusOn(event.currentTarget, name)
    },
  }
}

const withAt = (list: readonly TravellerValues[], at: number, values: TravellerValues): TravellerValues[] =>
  Array.from({ length: Math.max(list.length, at + 1) }, (_, place) => (place === at ? values : (list[place] ?? {})))

function focusOn(form: HTMLFormElement, name: string): void {
  if (name) form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}

/** Remembered for the visit, and forgotten once it is ordered: no refresh, step back, login or lost connection takes it away. */
function useKept({ keep, booked, memory }: OrderFormProps & WidgetTools) {
  const [values, setValues] = useState<FormValues>(EMPTY)
  const isDone = booked?.status === 'done'
  useEffect(() => {
    if (keep && isDone) memory.set(keep, undefined, 'visit')
  }, [keep, isDone, memory])
  useEffect(() => {
    setValues((keep && readValues(memory.get(keep, 'visit'))) || EMPTY)
  }, [keep, memory])
  const change = (next: FormValues) => {
    setValues(next)
    if (keep) memory.set(keep, JSON.stringify(next), 'visit')
  }
  return [values, change] as const
}
