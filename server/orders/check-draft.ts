import type { Passenger } from '../../schemas/domain/traveller.ts'
import { documentsOf } from '../../src/domain/order/documents.ts'
import { ageOn, birthDateOf, isIdentityNumber } from '../../src/domain/order/identity-number.ts'
import { orderErrors } from '../../src/domain/order/order-errors.ts'
import { contactErrors, travellerErrors, valuesOf } from '../../src/domain/order/traveller-form.ts'
import type { Draft } from './draft.ts'
import type { Travellers } from './quote.ts'

/** Why a draft can't be ordered for these people (B7 responseStatus.errors, B8). */
export interface OrderError {
  readonly errorCode: string
  readonly message: string
  readonly stackTrace?: string
}

/** Whom an order is for. */
export interface OrderPeople {
  readonly contacts: { readonly name: string; readonly phone: string }
  readonly passengers: readonly Passenger[]
}

const memberDisabled: OrderError = {
  errorCode: orderErrors.disabled.code,
  message: orderErrors.disabled.message,
  stackTrace: `${orderErrors.disabled.code}: the member is disabled`,
}
const wrongAges: OrderError = { errorCode: orderErrors.ages.code, message: orderErrors.ages.message }
const ADULT_AGE = 18
const IDENTITY_CARD = 1

/**
 * What is wrong with the people of an order (B5, B8); nothing when it can be ordered. Asked before an order is booked, and once more when
 * it is: who skips the first is refused by the second.
 * @param today the shop's day, for what has no day of its own
 */
export function peopleErrors(draft: Draft, { contacts, passengers }: OrderPeople, today: string): OrderError[] {
  if (draft.isMemberDisabled) return [memberDisabled]
  const { travellers, arrivalDate = today } = draft.quote
  const wrong = [
    ...Object.values(contactErrors(contacts)),
    ...(travellers ? travellerProblems(travellers, passengers) : []),
  ]
  if (wrong.length > 0) return wrong.map((message) => ({ errorCode: '1', message }))
  return travellers && hasWrongAges(travellers, passengers, arrivalDate) ? [wrongAges] : []
}

function travellerProblems({ count, items }: Travellers, passengers: readonly Passenger[]): string[] {
  if (passengers.length !== count) return [`请填写 ${count} 位出行人`]
  const numbers = passengers.flatMap(documentsOf).map(({ documentNo }) => documentNo.toUpperCase())
  const found = passengers.flatMap((one) => Object.values(travellerErrors(items, valuesOf(items, one))))
  return new Set(numbers).size < numbers.length ? [...found, '出行人的证件号码不能相同'] : found
}

/** Tickets for children are for children: as many travellers as that are under age on the day, where all ages are known. */
function hasWrongAges({ children }: Travellers, passengers: readonly Passenger[], date: string): boolean {
  const births = passengers.map(birthDayOf)
  if (births.includes(undefined)) return false
  return births.filter((birth) => birth && ageOn(birth, date) < ADULT_AGE).length < children
}

/** By the identity card, whichever of the documents it is. */
function birthDayOf(passenger: Passenger): string | undefined {
  const cards = documentsOf(passenger).filter(({ documentType }) => documentType === IDENTITY_CARD)
  return cards
    .map(({ documentNo }) => documentNo)
    .filter(isIdentityNumber)
    .map(birthDateOf)[0]
}
