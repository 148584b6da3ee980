// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeMemory, fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import InvoiceForm from './invoice-form.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  const props = examples.find((one) => one.name === name)!.props
  const { container } = render(<InvoiceForm {...props} {...fakeTools({ emit })} />)
  return { emit, container }
}

describe('invoice-form', () => {
  it('says what is wrong with each field, and goes to the first', () => {
    const { emit } = show('空的')
    fireEvent.click(screen.getByRole('radio', { name: '企业' }))
    fireEvent.submit(screen.getByRole('form', { name: '发票申请' }))
    const told = screen.getAllByRole('alert').map((one) => one.textContent)
    expect(told).toEqual(['请填写发票抬头', '请填写税号', '请填写邮箱', ''])
    expect(document.activeElement).toBe(screen.getByLabelText('发票抬头'))
    expect(emit).not.toHaveBeenCalled()
  })

  it('sends what is typed; a person has no tax number', () => {
    const { emit } = show('企业')
    fireEvent.click(screen.getByRole('radio', { name: '个人' }))
    fireEvent.change(screen.getByLabelText('发票抬头'), { target: { value: ' 顾长风 ' } })
    fireEvent.submit(screen.getByRole('form', { name: '发票申请' }))
    const body = { titleType: 'personal', title: '顾长风', email: 'gu@example.com' }
    expect(emit).toHaveBeenCalledExactlyOnceWith('submit', body)
  })

  it('keeps what is typed until it is sent', () => {
    const memory = fakeMemory()
    const props = { orderNo: '1', amount: 1 }
    const { unmount } = render(<InvoiceForm {...props} {...fakeTools({ memory })} />)
    fireEvent.change(screen.getByLabelText('发票抬头'), { target: { value: '顾长风' } })
    unmount()
    const { rerender } = render(<InvoiceForm {...props} {...fakeTools({ memory })} />)
    expect(screen.getByLabelText<HTMLInputElement>('发票抬头').value).toBe('顾长风')
    rerender(<InvoiceForm {...props} result={{ status: 'done' }} {...fakeTools({ memory })} />)
    expect(memory.get('invoice 1', 'visit')).toBeUndefined()
  })

  it('says why it was refused, and that an order may have none', () => {
    expect(show('没通过').container.textContent).toContain('发票信息有误，请检查后重新提交')
    cleanup()
    expect(show('不能开').container.textContent).toBe('当前订单不能申请发票')
  })
})
