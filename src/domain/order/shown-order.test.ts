import { describe, expect, it } from 'vitest'
import { orderActions } from './order-actions.ts'
import { daysText } from './days-text.ts'

describe('the days of an order', () => {
  it('are one day, the days from and until, or the nights of a stay', () => {
    expect(daysText('2026-12-04')).toBe('12月4日 周五')
    expect(daysText('2026-12-04', '2026-12-04')).toBe('12月4日 周五')
    expect(daysText('2026-12-04', '2026-12-06')).toBe('12月4日 周五 - 12月6日 周日')
    expect(daysText('2026-12-04', '2026-12-06', true)).toBe('12月4日 周五 - 12月6日 周日 共 2 晚')
    expect(daysText(undefined)).toBe('')
  })
})

describe('what a buyer may do', () => {
  const order = {
    ...({ orderStatus: 1, paymentStatus: 1, productType: 31, isRefundable: false, hasRefunds: false } as const),
    ...({ invoiceStatus: 0, codes: [], isOpenToBook: false, commentStatus: 3, payUntil: 1000, now: 0 } as const),
  }
  const unused = { bizCodeStatus: 0, continuousUsedFlag: 0, canUseTimes: 1 } as const
  const confirmed = { ...order, orderStatus: 5, paymentStatus: 3 } as const

  it('[B4] is to write of it while that is open, and to look at what was sent', () => {
    const ways = ([-1, 0, 1, 2, 3, 9] as const).map((commentStatus) => {
      const { commentWrite, commentDetail } = orderActions({ ...confirmed, commentStatus })
      return [commentStatus, commentWrite, commentDetail]
    })
    expect(ways).toEqual([
      ...[
        [-1, true, false],
        [0, false, true],
        [1, false, true],
        [2, true, false],
        [3, false, false],
        [9, true, false],
      ],
    ])
  })

  it('[B4] is to pay while something is to be paid and the time is not over, and to cancel while nothing is', () => {
    expect(orderActions(order)).toMatchObject({ pay: true, cancel: true })
    expect(orderActions({ ...order, now: 1000 })).toMatchObject({ pay: false, cancel: true })
    expect(orderActions({ ...order, paymentStatus: 2 })).toMatchObject({ pay: true, cancel: false })
    expect(orderActions({ ...order, paymentStatus: 3 })).toMatchObject({ pay: false, cancel: false })
    expect(orderActions({ ...order, orderStatus: 3 })).toMatchObject({ pay: false, cancel: false })
  })

  it('[B9] is to ask money back where something can be given back, and never of type 65', () => {
    expect(orderActions({ ...confirmed, isRefundable: true }).refund).toBe(true)
    expect(orderActions({ ...confirmed, isRefundable: true, productType: 65 }).refund).toBe(false)
    expect(orderActions({ ...confirmed, hasRefunds: true }).refundList).toBe(true)
  })

  it('[B9] is to apply for an invoice of status 1, and to look at one of status 2', () => {
    expect(orderActions({ ...confirmed, invoiceStatus: 1 })).toMatchObject({
      invoiceApply: true,
      invoiceProgress: false,
    })
    expect(orderActions({ ...confirmed, invoiceStatus: 2 })).toMatchObject({
      invoiceApply: false,
      invoiceProgress: true,
    })
  })

  it('is to book a day while it is open to that and a code can be used, or will be once the day is confirmed', () => {
    const open = { ...confirmed, isOpenToBook: true }
    expect(orderActions({ ...open, codes: [unused] }).appointment).toBe(true)
    expect(orderActions({ ...open, codes: [{ ...unused, bizCodeStatus: -1 }] }).appointment).toBe(true)
    expect(orderActions({ ...open, codes: [{ ...unused, bizCodeStatus: 1 }] }).appointment).toBe(false)
    expect(orderActions({ ...open, codes: [] }).appointment).toBe(false)
    expect(orderActions({ ...confirmed, codes: [unused] }).appointment).toBe(false)
  })
})
