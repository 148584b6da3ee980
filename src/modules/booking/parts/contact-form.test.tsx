// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ContactForm, type ContactFormProps } from './contact-form.tsx'

afterEach(cleanup)

const fields = { name: '江映雪', phone: '13800000006', remark: '' }
const props = {
  choice: { date: '2026-11-25', lines: '900006011:1', people: '2' },
  lines: [{ subOrderId: '900006011', name: '上午航次 4 小时', copies: 2, bookable: 2 }],
  ...{ fields, mistake: undefined, wrong: undefined, refusal: '', isBusy: false },
}

function show(over: Partial<ContactFormProps> = {}) {
  const told = { onType: vi.fn(), onSubmit: vi.fn() }
  const view = render(<ContactForm {...props} {...told} {...over} />)
  return {
    ...told,
    again: (next: Partial<ContactFormProps>) => view.rerender(<ContactForm {...props} {...told} {...next} />),
  }
}

describe('the form of a confirmation', () => {
  it('says what is about to be booked, and for how many', () => {
    show()
    expect(screen.getByText('上午航次 4 小时 × 1')).toBeTruthy()
    expect(screen.getByText('2 位到店')).toBeTruthy()
  })

  it('says nothing of a day where the address names none', () => {
    show({ choice: { date: '', lines: '', people: '' } })
    expect(screen.queryByText(/位到店/)).toBeNull()
  })

  it('tells of what is typed, and counts what is left to be said', () => {
    const { onType } = show()
    for (const [label, value] of [
      ['联系人', '江晚照'],
      ['手机号', '13900000006'],
      ['留言', '要两顶遮阳帽'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    expect(onType.mock.calls).toEqual([[{ name: '江晚照' }], [{ phone: '13900000006' }], [{ remark: '要两顶遮阳帽' }]])
  })

  it('[R5] points to the field that is wrong, each time', () => {
    const { again, onSubmit } = show()
    fireEvent.submit(screen.getByRole('button').closest('form')!)
    expect(onSubmit).toHaveBeenCalledOnce()
    again({ mistake: { field: 'phone', message: '请填写手机号' }, wrong: { field: 'phone' } })
    const [name, phone] = [screen.getByLabelText('联系人'), screen.getByLabelText('手机号')]
    expect([name, phone].map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true'])
    expect([phone.getAttribute('aria-describedby'), document.activeElement]).toEqual([
      ...[screen.getByRole('alert').id, phone],
    ])
    again({ mistake: { field: 'name', message: '请填写姓名' }, wrong: { field: 'name' } })
    expect(document.activeElement).toBe(name)
  })

  it('[R8] says why it was refused', () => {
    show({ refusal: '所选日期已约满，请选择其他日期' })
    expect(screen.getByRole('alert').textContent).toBe('所选日期已约满，请选择其他日期')
  })

  it('[R6] waits while it is sent', () => {
    show({ isBusy: true })
    expect(screen.getByRole('button', { name: '提交中...' }).getAttribute('aria-busy')).toBe('true')
  })
})
