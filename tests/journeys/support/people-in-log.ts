import { isIdentityNumber } from '../../../src/domain/order/identity-number.ts'

const MOBILE = /\b1[3-9]\d{9}\b/

/** A province, a birthday, and the last digit that follows from the others: orders and payments have as many digits, and by chance one of these. */
const IDENTITY = /\b(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])\d{4}(?:19|20)\d\d[01]\d[0-3]\d{4}[\dXx]\b/g

/** Lines of a shop's log that tell of people: the journeys type phones and numbers of documents, and none of them may be logged. */
export const peopleIn = (log: string): string[] =>
  log.split('\n').filter((line) => MOBILE.test(line) || (line.match(IDENTITY) ?? []).some(isIdentityNumber))
