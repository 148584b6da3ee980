// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EMPTY } from '../invoice-draft.ts'
import { InvoiceForm, NoInvoice } from './invoice-form.tsx'

afterEach(cleanup)

type Props = Parameters<typeof InvoiceForm>[0]

function show(over: Partial<Props> = {}) {
  const told = { change: vi.fn(), onSubmit: vi.fn() }
  const props = { orderNo: '90000311', amount: 953.8, draft: EMPTY, mistakes: {}, refusal: '', isBusy: false }
  const view = render(<InvoiceForm {...props} {...told} {...over} />)
  return {
    ...told,
    again: (next: Partial<Props>) => view.rerender(<InvoiceForm {...props} {...told} {...over} {...next} />),
  }
}

describe('the form of an application for an invoice', () => {
  it('[R4] says what is wrong with each field, and goes to the first', () => {
    const { again, onSubmit } = show({ draft: { ...EMPTY, titleType: 'company' } })
    fireEvent.submit(screen.getByRole('form', { name: '发票申请' }))
    expect(onSubmit).toHaveBeenCalledOnce()
    again({ mistakes: { title: '请填写发票抬头', taxNumber: '请填写税号', email: '请填写邮箱' } })
    const told = screen.getAllByRole('alert').map((one) => one.textContent)
    expect(told).toEqual(['请填写发票抬头', '请填写税号', '请填写邮箱', ''])
    expect(document.activeElement).toBe(screen.getByLabelText('发票抬头'))
  })

  it('tells of what is typed', () => {
    const { change } = show()
    fireEvent.click(screen.getByRole('radio', { name: '企业' }))
    fireEvent.change(screen.getByLabelText('发票抬头'), { target: { value: '顾长风' } })
    expect(change.mock.calls).toEqual([[{ titleType: 'company' }], [{ title: '顾长风' }]])
  })

  it('[R5] says why it was refused', () => {
    show({ refusal: '发票信息有误，请检查后重新提交' })
    expect(screen.getByRole('alert').textContent).toBe('发票信息有误，请检查后重新提交')
  })

  it('[R2] says that an order may have none', () => {
    render(<NoInvoice />)
    expect(screen.getByText('当前订单不能申请发票')).toBeTruthy()
  })
})
