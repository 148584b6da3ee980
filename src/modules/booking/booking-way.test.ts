import { describe, expect, it } from 'vitest'
import {
  bookedLines,
  bookingKinds,
  calendarPath,
  choosePath,
  confirmPath,
  donePath,
  kindOf,
  peopleOf,
  pickedPath,
} from './booking-way.ts'

const choice = { date: '2026-11-25', lines: '11:1', people: '2' }

describe('the way of a booking', () => {
  it('[R2] stays in the pages of its kind, from the choice to how it stands', () => {
    const ways = bookingKinds.map((kind) => [
      choosePath(kind, '7'),
      calendarPath(kind, '7'),
      pickedPath(kind, '7', '2026-11-25'),
      confirmPath(kind, '7', choice),
      donePath(kind, '7'),
    ])
    const confirm = '/do-pre-booking/7?date=2026-11-25&lines=11:1&people=2'
    expect(ways).toEqual([
      [
        ...['/online/preBooking/7', '/calendar/7', '/online/preBooking/7?date=2026-11-25'],
        ...[confirm, '/pre-booking-complete/7'],
      ],
      [
        ...['/unity-pre-booking/7', '/calendar/7?kind=unity', '/unity-pre-booking/7?date=2026-11-25'],
        ...[`${confirm}&kind=unity`, '/pre-booking-complete/7'],
      ],
      [
        ...['/presale/order/subscribe/7', '/calendar/7?kind=presale', '/presale/order/subscribe/7?date=2026-11-25'],
        ...[`${confirm}&kind=presale`, '/presale/order/completeSubscribe/7/7'],
      ],
      [
        ...['/hotelpackage/bookingcoupon?orderId=7', '/calendar/7?kind=hotelpackage'],
        '/hotelpackage/bookingcoupon?orderId=7&date=2026-11-25',
        ...[`${confirm}&kind=hotelpackage`, '/hotelpackage/completeSubscribe?orderId=7'],
      ],
    ])
  })

  it('is that of a day by itself when an address says nothing of use', () => {
    expect([undefined, '', 'gold', 'presale'].map(kindOf)).toEqual(['plain', 'plain', 'plain', 'presale'])
  })

  it('reads copies and people out of an address, and nothing that is no number', () => {
    expect(bookedLines('11:1,12:2,13:0,:4,14:x,')).toEqual([
      { subOrderId: '11', copies: 1 },
      { subOrderId: '12', copies: 2 },
    ])
    expect(['3', '', '-1', '1000', 'x'].map(peopleOf)).toEqual([3, 1, 1, 99, 1])
  })
})
