import { isIdentityNumber } from '../../../src/domain/order/identity-number.ts'

/** A mobile number, and what may be the number of an identity card: orders have as many digits. */
const PEOPLE = /\b1[3-9]\d{9}\b|\b\d{17}[\dXx]\b/g

const isOfSomebody = (number: string) => number.length === 11 || isIdentityNumber(number)

/** Lines of a shop's log that tell of people: the journeys type phones and numbers of documents, and none of them may be logged. */
export const peopleIn = (log: string): string[] =>
  log.split('\n').filter((line) => (line.match(PEOPLE) ?? []).some(isOfSomebody))
