import { describe, expect, it } from 'vitest'
import { outcomeOf } from './outcome.ts'

describe('a refused order', () => {
  it.each([
    ['8100001', 'child age', 'toast', '请选择正确的儿童年龄'],
    ['MEMBER_STATUS_CHECK_ERROR', 'disabled', 'toast', '用户状态异常,请联系客服'],
    ['1', 'at check: MEMBER_STATUS_CHECK_ERROR', 'toast', '用户状态异常,请联系客服'],
    ['8440001', 'old', 'stale', '停留时间较长，资源可能更新，请返回选择资源页，重新选择'],
    ['unpaid-first', '待支付的订单太多了，请先支付或取消', 'unpaid', '待支付的订单太多了，请先支付或取消'],
    ['price-changed', '价格有变化', 'reprice', '价格有变化'],
    ['1', '库存不足，请重新选择', 'toast', '库存不足，请重新选择'],
    ['failed', '', 'toast', '网络异常'],
  ] as const)('[R8] %s (%s) is told as a %s: %s', (code, message, kind, text) => {
    expect(outcomeOf({ code, message })).toEqual({ kind, message: text })
  })
})
