import { expect, it } from 'vitest'
import type { RefundStatus } from '../../../schemas/domain/order-status.ts'
import { refundSteps, type RefundProgress } from './refund-steps.ts'

const times = { createTime: '2026-11-20T12:00:00', reviewTime: '2026-11-21T09:00:00', endTime: '2026-11-22T09:00:00' }
const shown = (refundStatus: RefundStatus, parcel?: RefundProgress['parcel']) =>
  refundSteps({ ...times, refundStatus, parcel }).map(({ title, state }) => `${title} ${state}`)

it('[B4] a refund goes from its application over the review to the money', () => {
  expect(shown(0)).toEqual(['提交申请 done', '商家审核 now', '退款中 todo', '退款完成 todo'])
  expect(shown(1)).toEqual(['提交申请 done', '商家审核 done', '退款中 now', '退款完成 todo'])
  expect(shown(2)).toEqual(['提交申请 done', '商家审核 done', '退款中 done', '退款完成 done'])
})

it('[B4] or ends with the review, or stands where the money could not be given back', () => {
  expect(shown(3)).toEqual(['提交申请 done', '商家审核 done', '退款失败 failed'])
  expect(shown(-1)).toEqual(['提交申请 done', '商家审核 done', '退款异常 failed', '退款完成 todo'])
})

it('says when what happened happened', () => {
  expect(refundSteps({ ...times, refundStatus: 2 }).map(({ time }) => time)).toEqual([
    times.createTime,
    times.reviewTime,
    undefined,
    times.endTime,
  ])
})

it('[B2.9] goods that are wanted back come before the review, which waits for them', () => {
  const sendTime = '2026-11-20T18:00:00'
  expect(shown(0, { state: 'asked' }).slice(0, 3)).toEqual(['提交申请 done', '寄回商品 now', '商家审核 todo'])
  expect(shown(0, { state: 'sent', sendTime }).slice(0, 3)).toEqual(['提交申请 done', '寄回商品 done', '商家审核 now'])
  expect(shown(2, { state: 'closed', sendTime }).slice(0, 3)).toEqual([
    '提交申请 done',
    '寄回商品 done',
    '商家审核 done',
  ])
})

it('[B2.9] goods that the review did without are no step', () => {
  expect(shown(3, { state: 'closed' })).toEqual(['提交申请 done', '商家审核 done', '退款失败 failed'])
})
