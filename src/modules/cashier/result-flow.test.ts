import { describe, expect, it } from 'vitest'
import type { PayResult } from '../../../schemas/domain/cashier.ts'
import { resultTransition, unknownResult } from './result-flow.ts'

const payment: PayResult = {
  outcome: 'confirming',
  paidPrice: 0,
  returnPrice: 0,
  cashierPath: '/cashier/1',
  orderPath: '/detail/1',
  homePath: '/',
}
const refusal = { code: 'network', message: '网络异常', isReason: false }
const known = resultTransition(unknownResult, { type: 'payment-loaded', payment }).state

describe('the result of paying', () => {
  it('asks how it went and what was bought', () => {
    expect(resultTransition(unknownResult, { type: 'opened' }).effects).toEqual([
      { do: 'load-payment' },
      { do: 'load-order' },
    ])
  })

  it('[R9] asks again while nobody knows, and keeps what it shows meanwhile', () => {
    expect(resultTransition(known, { type: 'asked-again' })).toEqual({
      state: known,
      effects: [{ do: 'load-payment' }],
    })
  })

  it('[R10] keeps what is known when a later question gets no answer, and says so', () => {
    expect(resultTransition(known, { type: 'payment-failed', refusal })).toEqual({
      state: known,
      effects: [{ do: 'tell', text: '网络异常' }],
    })
  })

  it('[R10] shows that nothing is known, and asks for both again', () => {
    const failed = resultTransition(unknownResult, { type: 'payment-failed', refusal })
    expect(failed.state.payment).toEqual({ status: 'failed', refusal })
    expect(resultTransition(failed.state, { type: 'retried' }).effects).toEqual([
      { do: 'load-payment' },
      { do: 'load-order' },
    ])
  })

  it('[R11] stands without what was bought', () => {
    const { state, effects } = resultTransition(known, { type: 'order-failed', refusal })
    expect([state.payment, effects]).toEqual([known.payment, []])
  })
})
