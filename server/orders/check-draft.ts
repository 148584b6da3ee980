import { problems } from '../../schemas/api/problems.ts'
import type { Passenger } from '../../schemas/domain/traveller.ts'
import { documentsOf } from '../../src/domain/order/documents.ts'
import { ageOn, birthDateOf, isIdentityNumber } from '../../src/domain/order/identity-number.ts'
import { orderErrors } from '../../src/domain/order/order-errors.ts'
import { contactErrors, travellerErrors, valuesOf } from '../../src/domain/order/traveller-form.ts'
import type { Bar } from '../session/accounts.ts'
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

const barred: Readonly<Record<Bar, OrderError>> = {
  disabled: {
    errorCode: orderErrors.disabled.code,
    message: orderErrors.disabled.message,
    stackTrace: `${orderErrors.disabled.code}: the member is disabled`,
  },
  closing: { errorCode: 'closure-waiting', message: problems['closure-waiting'].message },
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
  if (draft.bar) return [barred[draft.bar]]
  const { travellers, arrivalDate = today } = draft.quote
  const wrong = [
    ...Object.values(contactErrors(contacts)),
    ...(travellers ? travellerProblems(travellers, passengers) : []),
  ]
  if (wrong.length > 0) return wrong.map((message) => ({ errorCode: '1', message }))
  return travellers ? wrongPeople(travellers, passengers, arrivalDate) : []
}

function travellerProblems({ count, items }: Travellers, passengers: readonly Passenger[]): string[] {
  if (passengers.length !== count) return [`请填写 ${count} 位出行人`]
  const numbers = passengers.flatMap(documentsOf).map(({ documentNo }) => documentNo.toUpperCase())
  const found = passengers.flatMap((one) => Object.values(travellerErrors(items, valuesOf(items, one))))
  return new Set(numbers).size < numbers.length ? [...found, '出行人的证件号码不能相同'] : found
}

/** Each ticket is for the traveller at its place: one for a child is a child's on the day, one for a grown-up a grown-up's, where the age is known. */
function wrongPeople({ people = [] }: Travellers, passengers: readonly Passenger[], date: string): OrderError[] {
  const found = passengers.flatMap((one, at) => {
    const birth = birthDayOf(one)
    const isChild = birth !== undefined && ageOn(birth, date) < ADULT_AGE
    if (birth === undefined || !people[at] || isChild === (people[at] === CHILD)) return []
    return people[at] === CHILD ? [wrongAges] : [tooYoung(at)]
  })
  return found.slice(0, 1)
}

const CHILD = 2

const tooYoung = (at: number): OrderError => ({
  errorCode: '1',
  message: `出行人 ${at + 1} 是成人票，请填写年满 18 岁的成人`,
})

/** By the identity card, whichever of the documents it is. */
function birthDayOf(passenger: Passenger): string | undefined {
  const cards = documentsOf(passenger).filter(({ documentType }) => documentType === IDENTITY_CARD)
  return cards
    .map(({ documentNo }) => documentNo)
    .filter(isIdentityNumber)
    .map(birthDateOf)[0]
}
