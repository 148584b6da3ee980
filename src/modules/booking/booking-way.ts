/** How what was bought is booked: by itself, several things at once, as a presale, or as a hotel package. Each has pages of its own. */
export const bookingKinds = ['plain', 'unity', 'presale', 'hotelpackage'] as const
export type BookingKind = (typeof bookingKinds)[number]

/** Of an address's `kind`; a day that is booked by itself has none. */
export const kindOf = (text: string | undefined): BookingKind => bookingKinds.find((kind) => kind === text) ?? 'plain'

/** What is chosen on the way, as the address of the next screen carries it. */
export interface Choice {
  /** YYYY-MM-DD */
  readonly date: string
  /** 子订单:份数, several by commas. */
  readonly lines: string
  readonly people: string
}

/** Where a day and copies of an order are chosen. */
export function choosePath(kind: BookingKind, orderId: string): string {
  switch (kind) {
    case 'plain':
      return `/online/preBooking/${orderId}`
    case 'unity':
      return `/unity-pre-booking/${orderId}`
    case 'presale':
      return `/presale/order/subscribe/${orderId}`
    case 'hotelpackage':
      return `/hotelpackage/bookingcoupon?orderId=${orderId}`
  }
}

/** The same, with a day that was picked. */
export function pickedPath(kind: BookingKind, orderId: string, date: string): string {
  const path = choosePath(kind, orderId)
  return `${path}${path.includes('?') ? '&' : '?'}date=${date}`
}

/** All days of an order. */
export const calendarPath = (kind: BookingKind, orderId: string): string =>
  `/calendar/${orderId}${kind === 'plain' ? '' : `?kind=${kind}`}`

/** Where what was chosen is confirmed. */
export function confirmPath(kind: BookingKind, orderId: string, { date, lines, people }: Choice): string {
  const rest = kind === 'plain' ? '' : `&kind=${kind}`
  return `/do-pre-booking/${orderId}?date=${date}&lines=${lines}&people=${people}${rest}`
}

/** How a day that was asked for stands. */
export function donePath(kind: BookingKind, orderId: string): string {
  if (kind === 'presale') return `/presale/order/completeSubscribe/${orderId}/${orderId}`
  return kind === 'hotelpackage'
    ? `/hotelpackage/completeSubscribe?orderId=${orderId}`
    : `/pre-booking-complete/${orderId}`
}

/** 900006011:1,900006012:2 as an address carries it. What is no number is no copy. */
export const bookedLines = (text: string): { subOrderId: string; copies: number }[] =>
  text
    .split(',')
    .map((part) => part.split(':'))
    .map(([subOrderId = '', copies = '']) => ({ subOrderId, copies: Number.parseInt(copies, 10) || 0 }))
    .filter(({ subOrderId, copies }) => subOrderId !== '' && copies > 0)

export const MOST_PEOPLE = 99

/** How many come, as an address says it; at least somebody. */
export const peopleOf = (text: string): number => Math.min(MOST_PEOPLE, Math.max(1, Number.parseInt(text, 10) || 1))
