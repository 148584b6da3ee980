import { addDays, shopTimeToEpoch, utcClock } from '../dates.ts'

/** What a calendar is told of something that was bought. Days are the shop's: YYYY-MM-DD. */
export interface Visit {
  readonly orderId: string
  /** The shop's time: 2026-11-20T10:00:00 */
  readonly orderTime: string
  readonly name: string
  readonly from: string
  /** The last day, which counts. */
  readonly until?: string
  readonly place?: string
}

/**
 * A visit as an iCalendar file (RFC 5545). It has days and no times: such an event lies on the same days in every time zone, and the day of a
 * ticket or a stay is one of the place, not of the phone. The same order is the same event, however often it is taken over.
 */
export function calendarFile({ orderId, orderTime, name, from, until = from, place }: Visit): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pagoda//Shop//ZH',
    'BEGIN:VEVENT',
    `UID:order-${orderId}@pagoda`,
    `DTSTAMP:${utcStamp(orderTime)}`,
    `DTSTART;VALUE=DATE:${plain(from)}`,
    // The first day that is none of it.
    `DTEND;VALUE=DATE:${plain(addDays(until < from ? from : until, 1))}`,
    `SUMMARY:${escaped(name)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped(`订单号 ${orderId}`)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const plain = (text: string) => text.replace(/[-:]/g, '')

const utcStamp = (moment: string) => `${plain(utcClock(shopTimeToEpoch(moment) ?? 0))}Z`

const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`)

/** Octets that a line may have (3.1), its line break not counted. */
const LINE = 75

/** A longer line goes on in the next one, which begins with a space. No character is cut in two. */
function folded(line: string): string {
  let width = 0
  let text = ''
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length
    if (width + octets > LINE) {
      text += '\r\n '
      width = 1
    }
    text += character
    width += octets
  }
  return text
}
