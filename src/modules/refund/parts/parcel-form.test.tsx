// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ParcelForm, type ParcelFormProps } from './parcel-form.tsx'

afterEach(cleanup)

const refundId = '90000344R1'
const refund: ParcelFormProps['refund'] = {
  ...{ refundId, orderId: '90000344', refundStatus: 0, statusText: '待退款', quantity: 1, reason: 2 },
  ...{ reasonText: '计划有变', createTime: '2026-11-20 12:00' },
  parcel: { state: 'asked', address: '澜湾市澜湾岛环岛东路 1 号', askTime: '2026-11-20 13:00' },
}
const draft = { refundId, company: '', number: '' }

function show(over: Partial<ParcelFormProps> = {}) {
  const told = { onChange: vi.fn(), onSubmit: vi.fn() }
  const props = { refund, draft, mistakes: {}, wrong: undefined, refusal: '', isBusy: false, headingLevel: 2 as const }
  const view = render(<ParcelForm {...props} {...over} {...told} />)
  return {
    ...told,
    again: (next: Partial<ParcelFormProps>) => view.rerender(<ParcelForm {...props} {...over} {...next} {...told} />),
  }
}
const form = () => screen.getByRole('form', { name: '退货物流' })
const company = () => screen.getByLabelText<HTMLSelectElement>('快递公司')
const number = () => screen.getByLabelText<HTMLInputElement>('物流单号')
const saidOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

describe('the parcel of goods that come back', () => {
  it('[R8] says where the goods go, and of which application', () => {
    show()
    expect(form().textContent).toContain('澜湾市澜湾岛环岛东路 1 号')
    expect(form().textContent).toContain('退款编号 90000344R1，共 1 份')
  })

  it('[R11] says what is missing, and goes to the first of it, each time', () => {
    const { onSubmit, again } = show()
    fireEvent.submit(form())
    expect(onSubmit).toHaveBeenCalledOnce()
    again({ mistakes: { company: '请选择快递公司', number: '请填写物流单号' }, wrong: { field: 'company' } })
    expect([company(), number()].map(saidOf)).toEqual(['请选择快递公司', '请填写物流单号'])
    expect(document.activeElement).toBe(company())
    again({ mistakes: { number: '请输入正确的物流单号' }, wrong: { field: 'number' } })
    expect(document.activeElement).toBe(number())
  })

  it('tells of each thing that is typed', () => {
    const { onChange } = show()
    fireEvent.change(company(), { target: { value: '中通快递' } })
    fireEvent.change(number(), { target: { value: 'zt 7312' } })
    expect(onChange.mock.calls).toEqual([[{ company: '中通快递' }], [{ number: 'zt 7312' }]])
  })

  it('[R13] says that it is on its way, and why it was refused', () => {
    const { again } = show({ isBusy: true })
    expect(screen.getByRole('button', { name: '提交中...' })).toBeDefined()
    again({ isBusy: false, refusal: '这次退款不需要寄回商品' })
    expect(screen.getByRole('alert').textContent).toBe('这次退款不需要寄回商品')
  })
})
