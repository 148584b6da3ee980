import { isDate } from '../dates.ts'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECKS = '10X98765432'

/** Whether a text is the number of an identity card: 17 digits with a day of birth that there is, and their check digit (GB 11643). */
export function isIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/i.test(text) || !birthDateOf(text)) return false
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(text[at]), 0)
  return CHECKS[sum % 11] === text[17]?.toUpperCase()
}

/** A number that its own check digit makes one. @param head 14 digits, the place and the day of birth @param figures the three after it */
export function numberEndingWith(head: string, figures: string): string {
  const digits = head + figures
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return digits + CHECKS[sum % 11]
}

/** The day of birth in the number of an identity card, YYYY-MM-DD; undefined when there is none. */
export function birthDateOf(text: string): string | undefined {
  const date = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`
  return isDate(date) ? date : undefined
}

/** Full years from a day of birth until a day (A5). */
export function ageOn(birthDate: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years
}
