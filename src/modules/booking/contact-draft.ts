import { contactErrors } from '../../domain/order/traveller-form.ts'
import { createDraft, type DraftValue } from '../../kit/draft.ts'
import type { Contact } from './booking-api.ts'

/** Who is to be reached, and what else is to be said (B5 remark). */
export interface ContactFields extends Contact {
  readonly remark: string
}

/** [R5] What was typed over what the order knows. */
export const contactDraft = createDraft('contact', {
  type: 'object',
  properties: { name: { type: 'string' }, phone: { type: 'string' }, remark: { type: 'string' } },
  additionalProperties: false,
})

export type TypedContact = DraftValue<typeof contactDraft>

export const fieldsOf = (contact: Contact, typed: TypedContact): ContactFields => ({
  ...{ name: contact.name, phone: contact.phone, remark: '', ...typed },
})

/** The first field that is wrong (B5), and why. */
export interface Mistake {
  readonly field: 'name' | 'phone'
  readonly message: string
}

export function mistakeOf({ name, phone }: ContactFields): Mistake | undefined {
  const errors = contactErrors({ name, phone })
  const field = (['name', 'phone'] as const).find((one) => errors[one] !== undefined)
  return field && { field, message: errors[field] ?? '' }
}
