import { describe, expect, it } from 'vitest'
import type { OrderRefund, OrderRefundLines } from '../../../schemas/domain/order-refund.ts'
import { emptyParcel, type ParcelEffect, type ParcelEvent, type ParcelState, parcelTransition } from './parcel-flow.ts'

const order: OrderRefundLines = {
  ...{ orderId: '90000344', productId: '340101', productName: '椰子糖', picture: '', refundShow: 1, pricePaid: 68 },
  lines: [],
  paths: {
    detail: '/retail/orderDetail/90000344',
    refundApply: '/retail/applySales/90000344',
    refundList: '/retail/refund/detail/90000344',
    refundDetail: '/retail/refund/detail/90000344',
  },
}
const refund = (refundId: string, parcel: Partial<NonNullable<OrderRefund['parcel']>>): OrderRefund => ({
  ...{ refundId, orderId: order.orderId, refundStatus: 0, statusText: '待退款', quantity: 1, reason: 2 },
  ...{ reasonText: '', createTime: '', parcel: { state: 'asked', address: '仓库', askTime: '', ...parcel } },
})
const asked = refund('R1', {})
const sentBefore = refund('R2', { state: 'sent', company: '顺丰速运', number: 'SF1234567890' })

const opened = (refundId = '', kept?: ParcelState['draft']) => ({ type: 'opened', refundId, kept }) as const
const loaded = (...refunds: readonly OrderRefund[]) => ({ type: 'goods-loaded', order, refunds }) as const
const change = (part: Partial<ParcelState['draft']>) => ({ type: 'changed', part }) as const
const submit = { type: 'submit-pressed' } as const
const filled = [opened(), loaded(asked), change({ company: '中通快递' }), change({ number: 'zt 7312 3456' })] as const
const refusal = { code: 'parcel-not-wanted', message: '这次退款不需要寄回商品', isReason: true }

function after(...events: readonly ParcelEvent[]): { readonly state: ParcelState; readonly effects: ParcelEffect[] } {
  let state = emptyParcel
  const effects: ParcelEffect[] = []
  for (const event of events) {
    const next = parcelTransition(state, event)
    state = next.state
    effects.push(...next.effects)
  }
  return { state, effects }
}
const last = (...events: readonly ParcelEvent[]) => {
  const before = after(...events.slice(0, -1)).effects.length
  return after(...events).effects.slice(before)
}

describe('a parcel of goods that come back', () => {
  it('[R8] asks which refund wants goods, and shows that it could not be had', () => {
    expect(after(opened()).effects).toEqual([{ do: 'load-goods' }])
    const failed = [opened(), { type: 'goods-failed', refusal }] as const
    expect(after(...failed).state.goods).toEqual({ status: 'failed', refusal })
    expect(last(...failed, { type: 'retried' })).toEqual([{ do: 'load-goods' }])
  })

  it('[R9] is none where nothing is wanted back', () => {
    expect(after(opened(), loaded()).state.goods).toEqual({ status: 'ready', value: { order, refund: undefined } })
  })

  it('[R10] begins with what was sent, of the refund that the address names', () => {
    const { draft } = after(opened('R2'), loaded(asked, sentBefore)).state
    expect(draft).toEqual({ refundId: 'R2', company: '顺丰速运', number: 'SF1234567890' })
  })

  it('[R10] is kept with each key, and begins with what was typed of the same refund alone', () => {
    const typed = { refundId: 'R1', company: '', number: 'z' }
    expect(last(opened(), loaded(asked), change({ number: 'z' }))).toEqual([{ do: 'keep', draft: typed }])
    expect(after(opened('', typed), loaded(asked)).state.draft).toEqual(typed)
    expect(after(opened('', typed), loaded(sentBefore)).state.draft).toMatchObject({ refundId: 'R2' })
  })

  it('[R11] is not sent with a mistake: the first is gone to, each time, until it is mended', () => {
    const none = after(opened(), loaded(asked), submit)
    expect(none.state.mistakes).toEqual({ company: '请选择快递公司', number: '请填写物流单号' })
    expect([none.state.wrong, none.effects]).toEqual([{ field: 'company' }, [{ do: 'load-goods' }]])
    const again = parcelTransition(none.state, submit).state
    expect(again.wrong).not.toBe(none.state.wrong)
    const short = after(opened(), loaded(asked), change({ company: '中通快递' }), change({ number: '1' }), submit)
    expect([short.state.mistakes, short.state.wrong]).toEqual([{ number: '请输入正确的物流单号' }, { field: 'number' }])
    expect(parcelTransition(short.state, change({ number: '12' })).state.mistakes).toEqual({})
  })

  it('[R12] is sent once, and not changed meanwhile', () => {
    const parcel = { company: '中通快递', number: 'ZT73123456' }
    expect(last(...filled, submit)).toEqual([{ do: 'send', refundId: 'R1', parcel }])
    expect(last(...filled, submit, submit)).toEqual([])
    expect(last(...filled, submit, change({ number: '1' }))).toEqual([])
  })

  it('[R12] that was sent is forgotten, says so, and leads to its refund', () => {
    expect(last(...filled, submit, { type: 'sent' })).toEqual([
      { do: 'keep', draft: undefined },
      { do: 'tell', text: '提交成功' },
      { do: 'leave', to: '/retail/refund/detail/90000344?refundId=R1' },
    ])
    expect(last(...filled, submit, { type: 'sent' }, submit)).toEqual([])
  })

  it('[R13] that was refused says why, keeps what was typed, and can be sent again', () => {
    const { state } = after(...filled, submit, { type: 'refused', refusal })
    expect([state.refusal, state.draft.number, state.step]).toEqual([refusal.message, 'zt 7312 3456', 'filling'])
    expect(parcelTransition(state, submit).effects).toMatchObject([{ do: 'send' }])
  })
})
