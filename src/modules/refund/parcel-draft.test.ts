import { expect, it } from 'vitest'
import type { OrderRefund } from '../../../schemas/domain/order-refund.ts'
import type { RefundParcel } from '../../../schemas/domain/refund-parcel.ts'
import { bodyOf, goodsRefund, sentDraft } from './parcel-draft.ts'

const of = (refundId: string, state?: RefundParcel['state'], more: Partial<RefundParcel> = {}): OrderRefund => ({
  ...{
    refundId,
    orderId: '1',
    refundStatus: 0,
    statusText: '待退款',
    quantity: 1,
    reason: 2,
    reasonText: '',
    createTime: '',
  },
  ...(state && { parcel: { state, address: '仓库', askTime: '', ...more } }),
})

it('[R8] is about the refund of the address, else about goods that were not sent yet, else about the newest', () => {
  const all = [of('none'), of('over', 'closed'), of('new', 'sent'), of('old', 'asked')]
  expect(goodsRefund(all, '')?.refundId).toBe('old')
  expect(goodsRefund(all.slice(0, 3), '')?.refundId).toBe('new')
  expect(goodsRefund(all, 'new')?.refundId).toBe('new')
})

it('[R9] is about nothing when the refund wants no goods, or no longer', () => {
  expect(['none', 'over', 'other'].map((id) => goodsRefund([of('none'), of('over', 'closed')], id))).toEqual(
    Array.from({ length: 3 }),
  )
  expect(goodsRefund([], '')).toBeUndefined()
})

it('[R10] begins with what was sent', () => {
  const sent = { company: '顺丰速运', number: 'SF12345678' } as const
  expect(sentDraft(goodsRefund([of('a', 'sent', sent)], '')!)).toEqual({ refundId: 'a', ...sent })
  expect(sentDraft(goodsRefund([of('a', 'asked')], '')!)).toEqual({ refundId: 'a', company: '', number: '' })
})

it('[R11] is sent as it is kept, and not before it is whole', () => {
  expect(bodyOf({ company: '中通快递', number: ' zt 7312-3456 ' })).toEqual({
    company: '中通快递',
    number: 'ZT73123456',
  })
  expect(bodyOf({ company: '', number: 'ZT73123456' })).toBeUndefined()
  expect(bodyOf({ company: '中通快递', number: '1' })).toBeUndefined()
})
