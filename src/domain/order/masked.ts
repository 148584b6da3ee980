/** Longer numbers show their last four signs, shorter ones their last two: nobody who looks over a shoulder can copy them. */
const LONG = 12

/** A document's number as an order shows it: 460***********0011. */
export function maskedDocument(text: string): string {
  const tail = text.length >= LONG ? 4 : 2
  if (text.length <= 3 + tail) return '*'.repeat(text.length)
  return text.slice(0, 3) + '*'.repeat(text.length - 3 - tail) + text.slice(-tail)
}

/** A phone as an order shows it: the first three digits and the last four (A3). */
export const maskedPhone = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')
