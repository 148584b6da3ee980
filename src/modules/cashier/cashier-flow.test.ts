import { describe, expect, it } from 'vitest'
import type { CashierOrder, PayResult } from '../../../schemas/domain/cashier.ts'
import {
  cashierTransition,
  closedCashier,
  type CashierEvent,
  type CashierEffect,
  type CashierState,
} from './cashier-flow.ts'

const order = (over: Partial<CashierOrder> = {}): CashierOrder => ({
  orderNo: '90000301',
  productName: '帆船出海',
  picture: '/tc-fostay/media/yacht-1',
  items: [{ name: '成人', copies: 2 }],
  productCode: 'LT310101',
  orderPrice: 1072,
  paidPrice: 0,
  leftPrice: 1072,
  retainTime: 0,
  payUntil: '2026-11-20T08:30:00',
  state: 'open',
  orderPath: '/detail/90000301',
  homePath: '/',
  ...over,
})
const failed: PayResult = {
  outcome: 'failed',
  paidPrice: 0,
  returnPrice: 0,
  cashierPath: '/cashier/90000301',
  orderPath: '/detail/90000301',
  homePath: '/',
}
const refusal = { code: 'network', message: '网络异常', isReason: false }

/** What becomes of these events, one after the other, and what they asked for. */
function after(...events: readonly CashierEvent[]): {
  readonly state: CashierState
  readonly effects: CashierEffect[]
} {
  let state = closedCashier
  const effects: CashierEffect[] = []
  for (const event of events) {
    const next = cashierTransition(state, event)
    state = next.state
    effects.push(...next.effects)
  }
  return { state, effects }
}
const opened = { type: 'opened', isBack: false, way: '' } as const
const loaded = (over: Partial<CashierOrder> = {}) => ({ type: 'order-loaded', order: order(over) }) as const
const pay = { type: 'pay-pressed', way: 'alipay' } as const

/** Why no payment could be begun, and what the buyer reads. */
const refusals = [
  [{ code: 'payment-not-begun', message: '订单已支付', isReason: true }, '订单已支付'],
  [refusal, '生成支付信息失败'],
] as const

describe('the cashier', () => {
  it('[R1] asks for its order, and for a try only when the buyer comes back from one', () => {
    expect(after(opened).effects).toEqual([{ do: 'load-order' }])
    expect(after({ ...opened, isBack: true }).effects).toEqual([{ do: 'load-order' }, { do: 'load-tried' }])
  })

  it('[R2] looks at the order again when the time to pay is over', () => {
    expect(after(loaded(), { type: 'time-over' }).effects).toEqual([{ do: 'load-order' }])
  })

  it('[R3] keeps what it shows while it asks again, and says what went wrong', () => {
    const { state, effects } = after(loaded(), { type: 'order-failed', refusal })
    expect(state.order).toEqual({ status: 'ready', value: order() })
    expect(effects).toEqual([{ do: 'tell', text: '网络异常' }])
  })

  it('[R3] shows a first failure, and tries again when asked to', () => {
    const first = after(opened, { type: 'order-failed', refusal })
    expect(first.state.order).toEqual({ status: 'failed', refusal })
    const again = cashierTransition(first.state, { type: 'retried' })
    expect([again.state.order.status, again.effects]).toEqual(['loading', [{ do: 'load-order' }]])
  })

  it('[R4] begins with the way of the visit, and remembers another', () => {
    expect(after({ ...opened, way: 'unionpay' }).state.way).toBe('unionpay')
    const { state, effects } = after({ type: 'way-chosen', way: 'alipay' })
    expect([state.way, effects]).toEqual(['alipay', [{ do: 'remember-way', way: 'alipay' }]])
  })

  it('[R5] begins one payment at a time, and leads to the company', () => {
    const { state, effects } = after(loaded(), pay, pay, { type: 'payment-begun', url: 'https://bank.example/1' })
    expect(effects).toEqual([
      { do: 'begin-payment', way: 'alipay' },
      { do: 'open-company', url: 'https://bank.example/1' },
    ])
    expect(state.isOpening).toBe(false)
  })

  it.each(['paid', 'free', 'cancelled', 'expired'] as const)('[R5] begins none of an order that is %s', (state) => {
    expect(after(loaded({ state }), pay).effects).toEqual([])
  })

  it('[R5] begins none before the order is there', () => {
    expect(after(opened, pay).effects).toEqual([{ do: 'load-order' }])
  })

  it.each(refusals)('[R6] tells why no payment could be begun, and looks at the order again: %j', (why, text) => {
    const { state, effects } = after(loaded(), pay, { type: 'payment-refused', refusal: why })
    expect(effects.slice(1)).toEqual([{ do: 'tell', text }, { do: 'load-order' }])
    expect(state.isOpening).toBe(false)
  })

  it('[R8] forgets the try that failed once the buyer knows of it', () => {
    const told = after({ type: 'tried-loaded', tried: failed })
    expect(told.state.tried?.outcome).toBe('failed')
    const { state, effects } = cashierTransition(told.state, { type: 'failure-closed' })
    expect([state.tried, effects]).toEqual([undefined, [{ do: 'forget-tried' }]])
  })
})
