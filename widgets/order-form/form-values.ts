import type { Passenger, TravellerTemplate } from '../../schemas/domain/traveller.ts'
import { REMARK_MOST } from '../../schemas/domain/order.ts'
import {
  contactErrors,
  type ContactValues,
  type FieldErrors,
  passengerOf,
  travellerErrors,
  type TravellerValues,
} from '../../src/domain/order/traveller-form.ts'
import type { OrderFormProps } from './props.schema.ts'

/** Characters as a shopper counts them and the server does: a sign outside the basic plane, as most emoji are, is one, and never half. */
export const lengthOf = (remark: string): number => Array.from(remark).length

export const cutRemark = (remark: string): string => Array.from(remark).slice(0, REMARK_MOST).join('')

/** What is typed in the form; a contact that was not touched is the member's. */
export interface FormValues {
  readonly contact: Partial<ContactValues>
  readonly travellers: readonly TravellerValues[]
  readonly remark: string
}

export const EMPTY: FormValues = { contact: {}, travellers: [], remark: '' }

/** What the form asks for (B2.6, B5). */
export interface FormPlan {
  readonly template: TravellerTemplate | undefined
  readonly asksName: boolean
  readonly asksPhone: boolean
  /** What stands in the contact's fields before they are touched, and is sent for those that are not asked for. */
  readonly before: ContactValues
}

/** What is sent of a form. */
export interface Filled {
  readonly contacts: ContactValues
  readonly passengers: Passenger[]
  readonly remark: string
}

/**
 * Which fields there are. What is not to be asked (isShowContactName, isShowContactMobile) is asked none the less when there is nothing to
 * send in its place; travellers bring the contact's name, and its phone where they must have one.
 */
export function planOf(props: OrderFormProps): FormPlan {
  const { isShowContactName = true, isShowContactMobile = true, defaultContactName = '' } = props
  const { name = '', phone = '' } = props
  const template = props.template && props.template.items.length > 0 ? props.template : undefined
  const bringsPhone = template?.items.some(({ inputCode, isRequired }) => inputCode === 'phone' && isRequired) ?? false
  const before = { name: defaultContactName || name, phone }
  return {
    ...{ template, before },
    asksName: !template && (isShowContactName || before.name === ''),
    asksPhone: !bringsPhone && (isShowContactMobile || phone === ''),
  }
}

/** The contact as its fields show it. */
export const contactOf = ({ contact }: FormValues, { before }: FormPlan): ContactValues => ({ ...before, ...contact })

/** What was kept for this form, if it is one. */
export function readValues(text: string | undefined): FormValues | undefined {
  try {
    const { contact, travellers, remark }: Partial<FormValues> = JSON.parse(text ?? '{}')
    const isForm = contact && Array.isArray(travellers) && typeof remark === 'string'
    return isForm ? { contact, travellers, remark } : undefined
  } catch {
    return undefined
  }
}

/** The key of a field in the form: errors and focus go by it. */
export const fieldName = (traveller: number, key: string): string => `${traveller}-${key}`

/** Every mistake by the name of its field, in their order on the screen (B5). */
export function formErrors(values: FormValues, plan: FormPlan): FieldErrors {
  const { template, asksName, asksPhone } = plan
  const { name, phone } = contactErrors(contactOf(values, plan))
  const travellers = (template ? Array.from({ length: template.count }, (_, at) => at) : []).flatMap((at) =>
    Object.entries(travellerErrors(template?.items ?? [], values.travellers[at] ?? {})).map(
      ([key, message]) => [fieldName(at, key), message] as const,
    ),
  )
  return {
    ...Object.fromEntries(travellers),
    ...(asksName && name && { name }),
    ...(asksPhone && phone && { phone }),
  }
}

/** Of mistakes that were told, those that are still there: a field that is mended is mended at once, the others wait. */
export const leftOf = (told: FieldErrors, found: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(told).filter(([name, message]) => found[name] === message))

/** What is sent (B7): travellers by their template, the contact, the remark without blanks around. */
export function filledOf(values: FormValues, plan: FormPlan): Filled {
  const { template } = plan
  const passengers = Array.from({ length: template?.count ?? 0 }, (_, at) =>
    passengerOf(template?.items ?? [], values.travellers[at] ?? {}),
  )
  const { name, phone } = contactOf(values, plan)
  const [first] = passengers
  return {
    contacts: { name: (first?.name ?? name).trim(), phone: plan.asksPhone || !first?.phone ? phone : first.phone },
    passengers,
    remark: values.remark.trim(),
  }
}
