// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY } from '../refund-draft.ts'
import { RefundForm, type RefundFormProps } from './refund-form.tsx'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= () => undefined
})
afterEach(cleanup)

const adult = {
  ...{ subOrderId: '900003111', name: '成人票', useCount: 3, refundable: 2, amounts: [268, 535.5] },
  ...{ usingStartDate: '2026-12-05', usingEndDate: '2026-12-05' },
}
const stay = {
  ...{ subOrderId: '900003241', name: '海景大床房 · 含双早 × 2 间', useCount: 1, refundable: 1, amounts: [1976] },
  ...{ usingStartDate: '2026-12-13', usingEndDate: '2026-12-15', freeUntil: '2026-12-12T18:00' },
}

function show(over: Partial<RefundFormProps> = {}) {
  const told = {
    ...{ change: vi.fn(), onSubmit: vi.fn(), onConfirm: vi.fn(), onCancel: vi.fn(), onOffline: vi.fn() },
  }
  const form = { lines: [adult], draft: EMPTY, lacks: undefined, isAsking: false, isLocked: false, ...told, ...over }
  const view = render(<RefundForm {...form} />)
  return { ...told, again: (next: Partial<RefundFormProps>) => view.rerender(<RefundForm {...form} {...next} />) }
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true'

describe('the form of an application for money back', () => {
  it('[B5] steps from 0 to what can be given back, without typing, and says what comes back', () => {
    const { change, again } = show()
    const adults = screen.getByRole('group', { name: '成人票' })
    expect([isOff('减少成人票'), isOff('增加成人票'), adults.querySelector('input')]).toEqual([...[true, false, null]])
    fireEvent.click(button('增加成人票'))
    expect(change).toHaveBeenCalledExactlyOnceWith({ copies: { '900003111': 1 } })
    again({ draft: { ...EMPTY, copies: { '900003111': 2 } } })
    expect(screen.getByText('预计退').textContent).toBe('预计退 ¥535.50')
    expect([adults.textContent, isOff('增加成人票')]).toEqual(['2', true])
  })

  it('[R1] of an order without lines says 系统异常，请联系客服', () => {
    show({ lines: [] })
    expect(screen.getByText('系统异常，请联系客服')).toBeTruthy()
  })

  it('[B9] has the reasons in their order', async () => {
    const { change } = show()
    fireEvent.click(screen.getByRole('button', { name: /申请原因/ }))
    const other = await screen.findByRole('button', { name: '其他', hidden: true })
    const reasons = screen.getAllByRole('listitem', { hidden: true }).map((row) => row.textContent)
    expect(reasons).toEqual([
      ...['双方协商一致退款', '拍错/不想去了/无法出行', '补差价格不接受', '商家无法提供服务', '申请部分退款'],
      ...['跟团游联运津贴', '产品到期未出行', '其他'],
    ])
    fireEvent.click(other)
    expect(change).toHaveBeenCalledExactlyOnceWith({ reason: 6 })
  })

  it('[R3] asks once more', async () => {
    const { onConfirm, onCancel } = show({ isAsking: true })
    fireEvent.pointerDown(button('提交申请'))
    expect(await screen.findByText('是否确认提交？')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '取消', hidden: true }))
    fireEvent.click(screen.getByRole('button', { name: '确认', hidden: true }))
    expect([onCancel.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1])
  })

  it('[B5] takes 200 characters and counts them', () => {
    show({ draft: { ...EMPTY, description: '天气不好' } })
    expect(screen.getByLabelText<HTMLTextAreaElement>('描述问题').maxLength).toBe(200)
    expect(screen.getByText('4/200')).toBeTruthy()
  })

  it('[B4] is locked while it is on its way', () => {
    const { onSubmit } = show({ isLocked: true })
    fireEvent.click(button('提交申请'))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(button('提交申请').getAttribute('aria-disabled')).toBe('true')
  })

  it('[R14] says what comes back by the terms of the sale, and until when', () => {
    const { again } = show({ lines: [{ ...adult, share: { percent: 100, until: '2026-12-04T18:00', then: 50 } }] })
    expect(screen.getByText('按退改政策，12月4日 18:00 前可全额退，之后退 50%')).toBeTruthy()
    const half = { ...adult, amounts: [134, 267.75], share: { percent: 50, until: '2026-12-06T00:00', then: 0 } }
    again({ lines: [half], draft: { ...EMPTY, copies: { '900003111': 1 } } })
    expect(screen.getByText('按退改政策，12月6日 00:00 前退 50%，之后不退')).toBeTruthy()
    expect(screen.getByText('预计退').textContent).toBe('预计退 ¥134')
  })

  it('[R15] says what becomes of the coupon', () => {
    const { again } = show({ coupon: { couponName: '玩乐满减券', isReturnable: true } })
    expect(screen.getByText('整单退款后，优惠券「玩乐满减券」退回账户，有效期不变')).toBeTruthy()
    again({ coupon: { couponName: '玩乐满减券', isReturnable: true, isOver: true } })
    expect(screen.getByText('优惠券「玩乐满减券」已过有效期，退款后不能再用')).toBeTruthy()
    again({ coupon: { couponName: '玩乐九折券', isReturnable: false } })
    expect(screen.getByText('优惠券「玩乐九折券」已用于这一单，退款后不退回')).toBeTruthy()
  })

  it('says until when a stay can be given back', () => {
    show({ lines: [stay] })
    expect(screen.getByText('12月12日 18:00 前可退')).toBeTruthy()
    expect(screen.getByText('12月13日至12月15日 · 共 1 份，可退 1 份')).toBeTruthy()
  })
})
