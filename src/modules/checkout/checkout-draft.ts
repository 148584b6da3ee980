import { NAME_MOST, REMARK_MOST } from '../../../schemas/domain/order-limits.ts'
import { orderOriginSchema } from '../../../schemas/domain/order-origin.ts'
import type { Passenger, TravellerTemplate } from '../../../schemas/domain/traveller.ts'
import {
  contactErrors,
  type ContactValues,
  type FieldErrors,
  passengerOf,
  travellerErrors,
  type TravellerValues,
} from '../../domain/order/traveller-form.ts'
import { isPhone } from '../../domain/phone.ts'
import { createDraft, type DraftValue } from '../../kit/draft.ts'

/** Characters as a shopper counts them and the server does: a sign outside the basic plane, as most emoji are, is one, and never half. */
export const lengthOf = (remark: string): number => Array.from(remark).length

const cut = (text: string, most: number): string => Array.from(text).slice(0, most).join('')

/** As much of a remark as may be sent. */
export const cutRemark = (remark: string): string => cut(remark, REMARK_MOST)

/** As much of a name that somebody else wrote as may be sent; '' for blanks. */
export const cutName = (name: string): string => cut(name.trim(), NAME_MOST).trim()

/** [R4] What is typed in the form of a choice; a contact that was not touched is the member's. */
export const checkoutDraft = createDraft('fill', {
  type: 'object',
  properties: {
    contact: {
      type: 'object',
      properties: { name: { type: 'string' }, phone: { type: 'string' } },
      additionalProperties: false,
    },
    travellers: { type: 'array', items: { type: 'object', additionalProperties: { type: 'string' } } },
    remark: { type: 'string' },
    /** The coupon that was picked, '' for none; absent before one is. */
    couponId: { type: 'string' },
    /** Whether points and coins are used; absent before it was said. */
    usePoints: { type: 'boolean' },
    useCoins: { type: 'boolean' },
    /** Where the purchase comes from, over the way to the addresses. */
    origin: orderOriginSchema,
  },
  required: ['contact', 'travellers', 'remark'],
  additionalProperties: false,
})

export type CheckoutDraft = DraftValue<typeof checkoutDraft>

export const EMPTY: CheckoutDraft = { contact: {}, travellers: [], remark: '' }

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
  readonly passengers: readonly Passenger[]
  readonly remark: string
}

interface PlanInput {
  readonly template: TravellerTemplate | undefined
  /** The address says that the field is not to be asked for. */
  readonly hidesName: boolean
  readonly hidesPhone: boolean
  readonly before: ContactValues
}

/**
 * Which fields there are. What is not to be asked is asked none the less when there is nothing in its place that can be sent; travellers bring the
 * contact's name, and its phone where they must have one.
 */
export function planOf({ template: given, hidesName, hidesPhone, before }: PlanInput): FormPlan {
  const template = given && given.items.length > 0 ? given : undefined
  const bringsPhone = template?.items.some(({ inputCode, isRequired }) => inputCode === 'phone' && isRequired) ?? false
  return {
    ...{ template, before },
    asksName: !template && (!hidesName || before.name === ''),
    asksPhone: !bringsPhone && (!hidesPhone || !isPhone(before.phone)),
  }
}

/** The contact as its fields show it. */
export const contactOf = ({ contact }: CheckoutDraft, { before }: FormPlan): ContactValues => ({
  ...before,
  ...contact,
})

/** The travellers with another one at a place. */
export const withTraveller = (
  list: readonly TravellerValues[],
  at: number,
  values: TravellerValues,
): readonly TravellerValues[] =>
  Array.from({ length: Math.max(list.length, at + 1) }, (_, place) => (place === at ? values : (list[place] ?? {})))

/** The key of a field in the form: errors and focus go by it. */
export const fieldName = (traveller: number, key: string): string => `${traveller}-${key}`

/** Every mistake by the name of its field, in their order on the screen (B5). */
export function formErrors(draft: CheckoutDraft, plan: FormPlan): FieldErrors {
  const { template, asksName, asksPhone } = plan
  const { name, phone } = contactErrors(contactOf(draft, plan))
  const travellers = (template ? Array.from({ length: template.count }, (_, at) => at) : []).flatMap((at) =>
    Object.entries(travellerErrors(template?.items ?? [], draft.travellers[at] ?? {})).map(
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
export function filledOf(draft: CheckoutDraft, plan: FormPlan): Filled {
  const { template } = plan
  const passengers = Array.from({ length: template?.count ?? 0 }, (_, at) =>
    passengerOf(template?.items ?? [], draft.travellers[at] ?? {}),
  )
  const { name, phone } = contactOf(draft, plan)
  const [first] = passengers
  return {
    contacts: { name: (first?.name ?? name).trim(), phone: plan.asksPhone || !first?.phone ? phone : first.phone },
    passengers,
    remark: cutRemark(draft.remark.trim()),
  }
}
