// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import { fakeMemory } from '../../src/kit/fake-tools.ts'
import BookingContact from './booking-contact.tsx'

afterEach(cleanup)

const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button'))

describe('booking-contact', () => {
  it('[B5] needs a name and a phone of eleven digits, and says which is missing', () => {
    const emit = vi.fn()
    render(<BookingContact {...examples[0]!.props} {...fakeTools({ emit })} />)
    submit()
    expect(emit).toHaveBeenLastCalledWith('invalid', { message: '请填写姓名' })
    const [name, phone] = [screen.getByLabelText('联系人'), screen.getByLabelText('手机号')]
    const alert = screen.getByRole('alert').id
    expect([document.activeElement, name.getAttribute('aria-describedby')]).toEqual([name, alert])
    type('联系人', '江映雪')
    submit()
    expect(emit).toHaveBeenLastCalledWith('invalid', { message: '请填写手机号' })
    expect([name, phone].map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true'])
    expect(document.activeElement).toBe(phone)
    type('手机号', '12345678901')
    submit()
    expect(emit).toHaveBeenLastCalledWith('invalid', { message: '请输入正确的手机号' })
  })

  it('submits everything by the same key, until something of it is another', () => {
    const emit = vi.fn()
    const memory = fakeMemory()
    render(<BookingContact {...examples[1]!.props} {...fakeTools({ emit, memory })} />)
    type('留言', '要两顶遮阳帽')
    submit()
    submit()
    const [first, second] = emit.mock.calls.map(([, payload]) => payload as { requestKey: string })
    expect(first).toMatchObject({
      ...{ date: '2026-11-25', lines: [{ subOrderId: '900006011', copies: 1 }], people: 2, remark: '要两顶遮阳帽' },
      contact: { name: '江映雪', phone: '13800000006' },
    })
    expect(second?.requestKey).toBe(first?.requestKey)
    cleanup()
    render(<BookingContact {...examples[1]!.props} date="2026-11-26" {...fakeTools({ emit, memory })} />)
    expect(screen.getByLabelText<HTMLTextAreaElement>('留言').value).toBe('要两顶遮阳帽')
    submit()
    const third = emit.mock.calls.at(-1)?.[1] as { requestKey: string }
    expect(third.requestKey).not.toBe(first?.requestKey)
  })

  it('is another request once it was booked, and what was said of it is over; who is to be reached stays', () => {
    const [emit, memory] = [vi.fn(), fakeMemory()]
    const tools = fakeTools({ emit, memory })
    const keys = () => emit.mock.calls.map(([, payload]) => (payload as { requestKey: string }).requestKey)
    const { rerender } = render(<BookingContact {...examples[1]!.props} {...tools} />)
    type('联系人', '江晚照')
    type('留言', '要两顶遮阳帽')
    submit()
    rerender(<BookingContact {...examples[1]!.props} result={{ status: 'done' }} {...tools} />)
    submit()
    expect(emit).toHaveBeenCalledOnce()
    cleanup()
    render(<BookingContact {...examples[1]!.props} {...tools} />)
    expect(screen.getByLabelText<HTMLTextAreaElement>('留言').value).toBe('')
    expect(screen.getByLabelText<HTMLInputElement>('联系人').value).toBe('江晚照')
    submit()
    expect(new Set(keys()).size).toBe(2)
  })

  it('waits while it is sent, and tells what was refused', () => {
    const emit = vi.fn()
    render(<BookingContact {...examples[2]!.props} {...fakeTools({ emit })} />)
    submit()
    expect(emit).not.toHaveBeenCalled()
    cleanup()
    render(<BookingContact {...examples[3]!.props} {...fakeTools({ emit })} />)
    expect(emit).toHaveBeenCalledExactlyOnceWith('refused', { message: '所选日期已约满，请选择其他日期' })
    expect(screen.getByRole('alert').textContent).toBe('所选日期已约满，请选择其他日期')
  })
})
