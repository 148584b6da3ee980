import { describe, expect, it } from 'vitest'
import type { OrderRefundLines } from '../../../schemas/domain/order-refund.ts'
import { EMPTY } from './refund-draft.ts'
import { emptyRefund, type RefundEffect, type RefundEvent, type RefundState, refundTransition } from './refund-flow.ts'

const adult = { subOrderId: '900003111', name: '成人票', useCount: 3, refundable: 2, amounts: [268, 535.5] }
const child = { subOrderId: '900003112', name: '儿童票', useCount: 1, refundable: 1, amounts: [134] }

const order = (lines: OrderRefundLines['lines'] = [adult, child]): OrderRefundLines => ({
  orderId: '90000311',
  productId: '310101',
  productName: '近岸浮潜',
  picture: '/tc-fostay/media/reef-1',
  refundShow: 1,
  pricePaid: 938,
  lines,
  paths: {
    detail: '/detail/90000311',
    refundApply: '/apply/90000311',
    refundList: '/refund/90000311',
    refundDetail: '/refund/detail/90000311',
  },
})
const loaded = (lines?: OrderRefundLines['lines']): RefundEvent => ({ type: 'order-loaded', order: order(lines) })
const opened = { type: 'opened', draft: undefined } as const
const submit = { type: 'submit-pressed' } as const
const confirm = { type: 'confirmed', key: 'key-1' } as const
const change = (part: Partial<RefundState['draft']>) => ({ type: 'changed', part }) as const
const filled = [
  loaded(),
  change({ copies: { '900003111': 1 } }),
  change({ reason: 2 }),
  change({ description: ' 下雨 ' }),
]
const refusal = { code: 'network', message: '网络异常', isReason: false }

function after(...events: readonly RefundEvent[]): { readonly state: RefundState; readonly effects: RefundEffect[] } {
  let state = emptyRefund
  const effects: RefundEffect[] = []
  for (const event of events) {
    const next = refundTransition(state, event)
    state = next.state
    effects.push(...next.effects)
  }
  return { state, effects }
}
const told = (effects: readonly RefundEffect[]) =>
  effects.flatMap((effect) => (effect.do === 'tell' ? [effect.text] : []))
const sent = (effects: readonly RefundEffect[]) =>
  effects.flatMap((effect) => (effect.do === 'apply' ? [effect.application] : []))

describe('an application for money back', () => {
  it('[R1] asks what can be given back, and shows that it could not be had', () => {
    expect(after(opened).effects).toEqual([{ do: 'load-order' }])
    const { state } = after(opened, { type: 'order-failed', refusal })
    expect(state.order).toEqual({ status: 'failed', refusal })
    expect(refundTransition(state, { type: 'retried' }).effects).toEqual([{ do: 'load-order' }])
  })

  it('[R2] is left at once where nothing is left to give back', () => {
    expect(after(loaded([{ ...adult, refundable: 0, amounts: [] }])).effects).toEqual([
      { do: 'tell', text: '没有可以退的了' },
      { do: 'leave', to: '/detail/90000311' },
    ])
  })

  it('[R2] is not left while an application of what was left is under way', () => {
    const nothing = loaded([{ ...adult, refundable: 0, amounts: [] }])
    expect(told(after(...filled, submit, confirm, nothing).effects)).toEqual([])
  })

  it('[R3] says what it lacks, one after the other, and sends nothing', () => {
    const { state, effects } = after(
      ...[loaded(), submit, change({ reason: 6 }), submit],
      ...[change({ description: '天气' }), submit, change({ copies: { '900003111': 1 } }), submit],
    )
    expect(told(effects)).toEqual(['请选择申请原因', '请填写描述问题', '请选择退款份数'])
    expect([state.step, state.lacks, sent(effects)]).toEqual(['asking', undefined, []])
  })

  it('[R3] of an order without lines says 系统异常，请联系客服', () => {
    expect(told(after(loaded([]), submit).effects)).toEqual(['系统异常，请联系客服'])
  })

  it('[R3] is asked once more, and may be filled in on', () => {
    expect(after(...filled, submit, { type: 'cancelled' }).state.step).toBe('filling')
    expect(sent(after(...filled, confirm).effects)).toEqual([])
  })

  it('[R2] is left with the reason where the terms of the sale leave nothing', () => {
    const over = { ...child, refundable: 0, amounts: [], share: { percent: 0 } }
    expect(told(after(opened, loaded([over])).effects)).toEqual(['按退改政策，现在不能退'])
    expect(told(after(opened, loaded([{ ...over, share: { percent: 100 } }])).effects)).toEqual(['没有可以退的了'])
  })

  it('[R7] looks at the order anew where less comes back than it said', () => {
    const refused = { ...refusal, code: 'refund-changed', message: '退款金额有变化，请看过后重新提交' }
    const { state, effects } = after(...filled, submit, confirm, { type: 'refused', refusal: refused })
    expect([state.step, effects.at(-1), told(effects).at(-1)]).toEqual([
      ...['filling', { do: 'load-order' }, refused.message],
    ])
  })

  it('[R5] says what it was told comes back of all its lines', () => {
    const copies = { '900003111': 2, '900003112': 1 }
    const { effects } = after(...filled, change({ copies }), submit, confirm)
    expect(sent(effects)).toMatchObject([{ expectedAmount: 669.5 }])
  })

  it('[R4, R5] keeps each change, under the name of what was sent: that may have been taken, whatever became of its answer', () => {
    const draft = { ...EMPTY, reason: 2, requestKey: 'before' }
    const { state, effects } = after({ type: 'opened', draft }, loaded(), change({ description: '下雨' }))
    expect(state.draft).toEqual({ copies: {}, reason: 2, description: '下雨', requestKey: 'before' })
    expect(effects.at(-1)).toEqual({ do: 'keep', draft: state.draft })
  })

  it('[R5] changed after a lost answer says that the one before stands, and leads to it', () => {
    const lost = [submit, confirm, { type: 'refused', refusal }] as const
    const again = [change({ copies: { '900003111': 2 } }), submit, { type: 'confirmed', key: 'key-2' }] as const
    const stands = { type: 'applied', refundId: '90000311R1', isEarlier: true } as const
    const { state, effects } = after(...filled, ...lost, ...again, stands)
    expect(sent(effects).map(({ requestKey }) => requestKey)).toEqual(['key-1', 'key-1'])
    expect([state.step, told(effects).at(-1)]).toEqual(['sent', '之前的申请已提交，待审核，这次的修改没有提交'])
  })

  it('[R5] is kept with its name, then sent', () => {
    const { state, effects } = after(...filled, submit, confirm)
    const application = {
      ...{ requestKey: 'key-1', reason: 2, description: '下雨' },
      quantity: [{ subOrderId: '900003111', copies: 1 }],
      expectedAmount: 268,
    }
    expect(effects.slice(-2)).toEqual([
      { do: 'keep', draft: { ...state.draft, requestKey: 'key-1' } },
      { do: 'apply', application },
    ])
  })

  it('[R5] sent again as it is has the same name; nothing is sent twice at once', () => {
    const { effects } = after(
      ...filled,
      ...[submit, confirm, submit, confirm, { type: 'refused', refusal } as const],
      ...[submit, { type: 'confirmed', key: 'key-2' } as const],
    )
    expect(sent(effects).map(({ requestKey }) => requestKey)).toEqual(['key-1', 'key-1'])
  })

  it('[R5] asks for no more than can be given back by now', () => {
    const fewer = loaded([{ ...adult, refundable: 1, amounts: [268] }])
    const two = change({ copies: { '900003111': 2 } })
    expect(sent(after(loaded(), two, change({ reason: 2 }), fewer, submit, confirm).effects)[0]?.quantity).toEqual([
      { subOrderId: '900003111', copies: 1 },
    ])
  })

  it('[R6] sent, says so, forgets what was typed, and leads to how it stands', () => {
    const { state, effects } = after(...filled, submit, confirm, {
      type: 'applied',
      refundId: '90000311R1',
      isEarlier: false,
    })
    expect(effects.slice(-2)).toEqual([
      { do: 'keep', draft: undefined },
      { do: 'tell', text: '提交成功，待审核' },
    ])
    expect(refundTransition(state, { type: 'read' }).effects).toEqual([
      { do: 'open-detail', to: '/refund/detail/90000311?refundId=90000311R1' },
    ])
    expect(refundTransition(state, submit).effects).toEqual([])
  })

  it('[R6] of who left before the answer, leads at once to how it stands, told where they are', () => {
    const gone = [{ type: 'gone' }, { type: 'applied', refundId: '90000311R1', isEarlier: false }] as const
    const { effects } = after(...filled, submit, confirm, ...gone)
    expect(effects.slice(-2)).toEqual([
      { do: 'keep', draft: undefined },
      { do: 'open-detail', to: '/refund/detail/90000311?refundId=90000311R1' },
    ])
    const back = after(...filled, { type: 'gone' }, opened, submit, confirm, gone[1])
    expect(back.effects.at(-1)).toEqual({ do: 'tell', text: '提交成功，待审核' })
  })

  it('[R7] refused, says why and is free again', () => {
    const { state, effects } = after(...filled, submit, confirm, { type: 'refused', refusal })
    expect([state.step, effects.at(-1)]).toEqual(['filling', { do: 'tell', text: '网络异常' }])
  })

  it('[R7] looks at the order anew where less can be given back than the buyer was shown', () => {
    const tooMany = { code: 'refund-too-many', message: '退款份数超过可退数量，请重新选择', isReason: true }
    const { effects } = after(...filled, submit, confirm, { type: 'refused', refusal: tooMany })
    expect(effects.slice(-2)).toEqual([{ do: 'tell', text: tooMany.message }, { do: 'load-order' }])
  })
})
