import { describe, expect, it } from 'vitest'
import type { BizCodeStatus, RefundStatus } from '../../../schemas/domain/order-status.ts'
import { codeStamp, isCodeUsable, preferredCodes } from './code-state.ts'
import { canCancel, canPay, orderWord } from './order-state.ts'
import { showsRefundAmount } from './refund-state.ts'

const codes: BizCodeStatus[] = [-1, 0, 1, 2, 3, 4, 5, 6]
const where = (isIt: (bizCodeStatus: BizCodeStatus) => boolean) => codes.filter(isIt)

describe('[B4] what an order shows of its state', () => {
  it.each([
    [1, 1, '待支付'],
    [1, 2, '部分支付'],
    [1, 3, '已支付'],
    [1, 4, '已支付'],
    [3, 1, '已取消'],
    [4, 3, '已退订'],
    [5, 3, '已确认'],
  ] as const)('orderStatus %i with paymentStatus %i is %s', (orderStatus, paymentStatus, word) => {
    expect(orderWord({ orderStatus, paymentStatus })).toBe(word)
  })

  it('the pay button for what is pending and not wholly paid; cancel for what nothing was paid of', () => {
    const all = ([1, 2, 3, 4] as const).map((paymentStatus) => ({ orderStatus: 1 as const, paymentStatus }))
    expect(all.map(canPay)).toEqual([true, true, false, false])
    expect(all.map(canCancel)).toEqual([true, false, false, false])
    expect([canPay, canCancel].map((can) => can({ orderStatus: 3, paymentStatus: 1 }))).toEqual([false, false])
  })
})

describe('[B4] what a code shows of its state', () => {
  const shown = (bizCodeStatus: BizCodeStatus, more = {}) => ({
    ...{ bizCodeStatus, continuousUsedFlag: 0, canUseTimes: 0 },
    ...more,
  })

  it('is dark while it can be used: unused, or partly used with uses left or with no need to count them', () => {
    expect(where((status) => isCodeUsable(shown(status)))).toEqual([0])
    expect(where((status) => isCodeUsable(shown(status, { canUseTimes: 1 })))).toEqual([0, 6])
    expect(where((status) => isCodeUsable(shown(status, { continuousUsedFlag: 1 })))).toEqual([0, 6])
  })

  it('has a stamp once redeemed or refunded', () => {
    expect(where((bizCodeStatus) => codeStamp({ bizCodeStatus }) === 'redeemed')).toEqual([1, 6])
    expect(where((bizCodeStatus) => codeStamp({ bizCodeStatus }) === 'refunded')).toEqual([2, 4])
  })

  it('[B2.5] the first sub-order with an unused code comes first, else one with a redeemed one, else the first', () => {
    const subOrders = (...statuses: BizCodeStatus[]) =>
      statuses.map((bizCodeStatus) => ({ codes: [{ bizCodeStatus }] }))
    expect(preferredCodes(subOrders(5, 1, 0))).toBe(2)
    expect(preferredCodes(subOrders(5, 6, 2))).toBe(1)
    expect(preferredCodes(subOrders(5, 2))).toBe(0)
    expect(preferredCodes([])).toBe(0)
  })
})

describe('[B4] what a refund shows of its state', () => {
  const all: RefundStatus[] = [-1, 0, 1, 2, 3]

  it('its amount shows once it is approved', () => {
    expect(all.filter(showsRefundAmount)).toEqual([1, 2])
  })
})
