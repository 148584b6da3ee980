import { describe, expect, it } from 'vitest'
import { invoiceStates } from '../../../schemas/domain/invoice.ts'
import { canApplyInvoice, invoiceMistakes, invoiceStatusOf } from './invoice.ts'

const paid = { isConfirmed: true, amountFen: 100 }
const person = { titleType: 'personal', title: '顾长风', email: 'gu@example.com' } as const
const company = { ...person, titleType: 'company' } as const

describe('an invoice', () => {
  it('[B9] can be applied for (1) when something is paid and confirmed, and is looked at (2) from then on', () => {
    expect(invoiceStatusOf({ ...paid, isConfirmed: false })).toBe(0)
    expect(invoiceStatusOf({ ...paid, amountFen: 0 })).toBe(0)
    expect(invoiceStatusOf(paid)).toBe(1)
    for (const state of invoiceStates) expect(invoiceStatusOf({ ...paid, state })).toBe(2)
  })

  it('is applied for once, and again after it was refused or taken back', () => {
    expect(canApplyInvoice(paid)).toBe(true)
    expect(canApplyInvoice({ ...paid, state: 'applied' })).toBe(false)
    expect(canApplyInvoice({ ...paid, state: 'issued' })).toBe(false)
    expect(canApplyInvoice({ ...paid, state: 'refused' })).toBe(true)
    expect(canApplyInvoice({ ...paid, state: 'reversed' })).toBe(true)
    expect(canApplyInvoice({ amountFen: 0, isConfirmed: true, state: 'reversed' }), 'all of it was given back').toBe(
      false,
    )
  })

  it('has a title and a mail address', () => {
    expect(invoiceMistakes(person)).toEqual({})
    expect(invoiceMistakes({ ...person, title: ' ', email: '' })).toEqual({
      ...{ title: '请填写发票抬头', email: '请填写邮箱' },
    })
  })

  it.each(['gu', 'gu@', '@example.com', 'gu@example', 'gu @example.com', 'gu@exam ple.com'])(
    'is not sent to %s',
    (email) => {
      expect(invoiceMistakes({ ...person, email }).email).toBe('请输入正确的邮箱')
    },
  )

  it.each([
    ['', '请填写税号'],
    ['9146', '税号是 15、18 或 20 位大写字母和数字'],
    ['91460100ma5tab12x3', '税号是 15、18 或 20 位大写字母和数字'],
    ['91460100MA5TAB12X3', undefined],
    ['914601001234567', undefined],
    ['91460100123456789012', undefined],
  ])('to a company needs a tax number: %s', (taxNumber, mistake) => {
    expect(invoiceMistakes({ ...company, taxNumber }).taxNumber).toBe(mistake)
  })
})
