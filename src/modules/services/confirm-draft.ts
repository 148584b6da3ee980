import type { ShownService } from '../../../schemas/domain/service.ts'
import { contactErrors } from '../../domain/order/traveller-form.ts'
import { createDraft, type DraftValue } from '../../kit/draft.ts'
import { NO_CONSENT } from './messages.ts'
import type { Contact } from './services-api.ts'

/** [R4] What was typed over what the shop knows. */
export const confirmDraft = createDraft('confirm', {
  type: 'object',
  properties: {
    name: { type: 'string' },
    phone: { type: 'string' },
    remark: { type: 'string' },
    consent: { type: 'boolean' },
    people: {
      type: 'array',
      items: {
        type: 'object',
        properties: { age: { type: 'string' }, height: { type: 'string' } },
        required: ['age', 'height'],
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
})

export type Typed = DraftValue<typeof confirmDraft>

/** One who takes part, as typed. */
export interface TypedPerson {
  readonly age: string
  readonly height: string
}

export interface ConfirmFields {
  readonly name: string
  readonly phone: string
  readonly remark: string
  readonly consent: boolean
  readonly people: readonly TypedPerson[]
}

const EMPTY_PERSON: TypedPerson = { age: '', height: '' }

/** @param count how many take part of whom each is asked; 0 where they are only counted */
export function fieldsOf(contact: Contact, typed: Typed, count: number): ConfirmFields {
  const people = Array.from({ length: count }, (_, index) => typed.people?.[index] ?? EMPTY_PERSON)
  return { name: contact.name, phone: contact.phone, remark: '', consent: false, ...typed, people }
}

/** What stands under each field that is wrong: by its name, those of people as age-0 and height-0. */
export type ConfirmErrors = Readonly<Record<string, string>>

/** [R4] */
export function confirmErrors(fields: ConfirmFields, service: Pick<ShownService, 'consent'>): ConfirmErrors {
  const people = fields.people.flatMap(({ age, height }, index) => [
    ...(isBetween(age, 0, 120) ? [] : [[`age-${index}`, '请填写年龄']]),
    ...(isBetween(height, 40, 250) ? [] : [[`height-${index}`, '请填写身高，40 到 250 厘米']]),
  ])
  return {
    ...(Object.fromEntries(people) as Record<string, string>),
    ...contactErrors(fields),
    ...(service.consent && !fields.consent && { consent: NO_CONSENT }),
  }
}

const isBetween = (text: string, least: number, most: number): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most
