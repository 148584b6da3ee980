// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressErrors, EMPTY } from '../address-fields.ts'
import { AddressForm, type AddressFormProps } from './address-form.tsx'

afterEach(cleanup)

function show(over: Partial<AddressFormProps> = {}) {
  const told = { onType: vi.fn(), onSave: vi.fn() }
  const props = { fields: EMPTY, errors: {}, wrong: undefined, refusal: '', isBusy: false, button: '保存', ...over }
  const view = render(<AddressForm {...props} {...told} />)
  return {
    ...told,
    again: (next: Partial<AddressFormProps>) => view.rerender(<AddressForm {...props} {...told} {...next} />),
  }
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })

describe('the form of an address', () => {
  it('[R5] says what is missing and goes to the first of it, each time', () => {
    const { onSave, again } = show()
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(onSave).toHaveBeenCalledOnce()
    const errors = addressErrors(EMPTY)
    again({ errors, wrong: { field: 'name' } })
    expect(document.activeElement).toBe(field(/^收货人/))
    for (const name of [/^收货人/, /^手机号/, /^省份/, /^城市/, /^区县/, /^详细地址/]) {
      expect(field(name).getAttribute('aria-invalid')).toBe('true')
      expect(document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/^请/)
    }
    again({ errors, wrong: { field: 'province' } })
    expect(document.activeElement).toBe(field(/^省份/))
  })

  it('tells of what is typed: digits of a phone alone, and a municipality with its city', () => {
    const { onType } = show()
    type(/^收货人/, '林小满')
    type(/^手机号/, '1380000-0000')
    type(/^省份/, '上海市')
    fireEvent.click(screen.getByLabelText('设为默认地址'))
    expect(onType.mock.calls).toEqual([
      [{ ...EMPTY, name: '林小满' }],
      [{ ...EMPTY, phone: '13800000000' }],
      [{ ...EMPTY, province: '上海市', city: '上海市' }],
      [{ ...EMPTY, isDefault: true }],
    ])
  })

  it('asks for no city of a municipality', () => {
    show({ fields: { ...EMPTY, province: '上海市', city: '上海市' } })
    expect(screen.queryByLabelText(/^城市/)).toBeNull()
  })

  it('[R6] says that it is being saved, and why it was not', () => {
    const { again } = show({ isBusy: true })
    expect(screen.getByRole('button', { name: '保存中...' })).toBeDefined()
    again({ isBusy: false, refusal: '最多保存 20 个收货地址' })
    expect(screen.getByRole('alert').textContent).toBe('最多保存 20 个收货地址')
  })
})
