import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const visit = {
  orderId: '90000324',
  orderTime: '2026-11-20T07:30:00',
  name: '澜湾岛海景度假酒店',
  from: '2026-12-24',
  until: '2026-12-26',
}
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

describe('calendarFile', () => {
  it('is an event of whole days, the last one with it, with the order’s number', () => {
    expect(linesOf(calendarFile({ ...visit, place: '澜湾市澜湾岛环岛东路 1 号' }))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Pagoda//Shop//ZH',
      'BEGIN:VEVENT',
      'UID:order-90000324@pagoda',
      'DTSTAMP:20261119T233000Z',
      'DTSTART;VALUE=DATE:20261224',
      'DTEND;VALUE=DATE:20261227',
      'SUMMARY:澜湾岛海景度假酒店',
      'LOCATION:澜湾市澜湾岛环岛东路 1 号',
      'DESCRIPTION:订单号 90000324',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('takes one day for what has no end, or one before its beginning, also at the end of a year', () => {
    for (const until of [undefined, '2026-12-01'])
      expect(calendarFile({ ...visit, from: '2026-12-31', until })).toContain('DTEND;VALUE=DATE:20270101\r\n')
  })

  it('keeps what would end a value or a line inside of it', () => {
    const file = calendarFile({ ...visit, name: '双人,含早;\\\r\nEND:VCALENDAR' })
    expect(linesOf(file)).toContain(String.raw`SUMMARY:双人\,含早\;\\\nEND:VCALENDAR`)
    expect(linesOf(file).filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
  })

  it('folds lines at 75 octets and cuts no character', () => {
    const name = `${'海'.repeat(40)}🏖${'a'.repeat(90)}`
    const file = calendarFile({ ...visit, name })
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(linesOf(file)).toContain(`SUMMARY:${name}`)
  })
})
