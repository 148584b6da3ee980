import { contactErrors } from '../../domain/order/traveller-form.ts'
import type { Contact } from './booking-api.ts'

/** Who is to be reached, and what else is to be said (B5 remark). */
export interface ContactFields extends Contact {
  readonly remark: string
}

/** What was typed over what the order knows. */
export type TypedContact = Partial<ContactFields>

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

/** What was typed in this visit; nothing of what it can't be. */
export function readTyped(text: string | undefined): TypedContact {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const fields = Object.entries(kept).filter(([name, value]) => name in BLANK && typeof value === 'string')
    return Object.fromEntries(fields)
  } catch {
    return {}
  }
}

const BLANK: ContactFields = { name: '', phone: '', remark: '' }
