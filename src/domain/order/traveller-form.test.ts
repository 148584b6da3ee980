import { describe, expect, it } from 'vitest'
import type { TemplateItem } from '../../../schemas/domain/traveller.ts'
import { contactErrors, fieldsOf, passengerOf, travellerErrors, valuesOf } from './traveller-form.ts'

const text = (inputCode: TemplateItem['inputCode'], name: string, isRequired = true): TemplateItem => ({
  ...{ type: 1, inputCode, name, isRequired },
})
const document = (more: Partial<TemplateItem> = {}): TemplateItem => ({
  ...{ type: 2, inputCode: 'document', name: '证件号码', isRequired: true },
  ...more,
})
const items = [text('name', '姓名'), text('phone', '手机号', false), document()]
const ID = '11010519491231002X'

describe('a contact', () => {
  it('[B5] needs a name and a phone number', () => {
    expect(contactErrors({ name: ' ', phone: '' })).toEqual({ name: '请填写姓名', phone: '请填写手机号' })
  })

  it.each(['12345678901', '1380000000', '138000000000', '1380000000a', '23800000000'])(
    '[B5] %s is no phone',
    (phone) => {
      expect(contactErrors({ name: '林小满', phone })).toEqual({ phone: '请输入正确的手机号' })
    },
  )

  it('[B5] is well with 11 digits that begin with 1 and then 3 to 9', () => {
    expect(contactErrors({ name: '林小满', phone: '13800000000' })).toEqual({})
  })
})

describe('a traveller', () => {
  it('[B3] has the form keys name, phone, documentType-N and documentNo-N', () => {
    const keys = fieldsOf([...items, document({ documentType: 2 })]).map(({ key }) => key)
    expect(keys).toEqual(['name', 'phone', 'documentType-1', 'documentNo-1', 'documentType-2', 'documentNo-2'])
  })

  it('[B5] lacks what the template requires, in the words of its fields', () => {
    expect(travellerErrors([text('lastName', '英文姓'), ...items], {})).toEqual({
      lastName: '请填写英文姓',
      name: '请填写姓名',
      'documentType-1': '请填写证件类型',
      'documentNo-1': '请填写证件号码',
    })
  })

  it('[B5] has a document type that the template gives: only the number is asked for', () => {
    expect(travellerErrors([document({ documentType: 1 })], {})).toEqual({ 'documentNo-1': '请填写证件号码' })
  })

  it('has an identity card with its check digit; other documents have numbers of their own', () => {
    const wrong = { name: '林小满', 'documentType-1': '1', 'documentNo-1': '110105194912310021' }
    expect(travellerErrors(items, wrong)).toEqual({ 'documentNo-1': '请输入正确的身份证号码' })
    expect(travellerErrors(items, { ...wrong, 'documentType-1': '2' })).toEqual({})
    expect(travellerErrors(items, { ...wrong, 'documentNo-1': ID })).toEqual({})
  })

  it('may leave out what is not required, and is told of what is wrong in it', () => {
    const optional = [text('phone', '手机号', false), document({ isRequired: false })]
    expect(travellerErrors(optional, {})).toEqual({})
    expect(travellerErrors(optional, { phone: '1', 'documentNo-1': 'E1' })).toEqual({
      phone: '请输入正确的手机号',
      'documentType-1': '请填写证件类型',
    })
  })

  it('is sent with the document that was filled in, and comes back into the form the same', () => {
    const values = { name: '林小满', phone: '13800000000', 'documentType-1': '2', 'documentNo-1': 'E12345678' }
    const sent = passengerOf(items, values)
    expect(sent).toEqual({ name: '林小满', phone: '13800000000', documentType: 2, documentNo: 'E12345678' })
    expect(valuesOf(items, sent)).toEqual(values)
  })

  it('comes into a form that asks for another document without a number', () => {
    const saved = { name: '林小满', documentType: 2, documentNo: 'E12345678' }
    expect(valuesOf([document({ documentType: 1 })], saved)).toEqual({})
    expect(valuesOf([document({ documentType: 2 })], saved)).toEqual({ 'documentNo-1': 'E12345678' })
  })

  describe('[B3] of whom a template asks for several documents', () => {
    const both = [text('name', '姓名'), document({ documentType: 1 }), document({ documentType: 2, name: '护照号码' })]
    const values = { name: '林小满', 'documentNo-1': ID, 'documentNo-2': 'E12345678' }
    const sent = {
      ...{ name: '林小满', documentType: 1, documentNo: ID },
      otherDocuments: [{ documentType: 2, documentNo: 'E12345678' }],
    }

    it('has each asked for by its number, and each of them required', () => {
      expect(fieldsOf(both).flatMap(({ kind, label }) => (kind === 'document-type' ? [label] : []))).toEqual([
        ...['证件类型', '证件类型 2'],
      ])
      expect(travellerErrors(both, { ...values, 'documentNo-2': '' })).toEqual({ 'documentNo-2': '请填写证件号码' })
    })

    it('is sent with all of them, and comes back into the form the same', () => {
      expect(passengerOf(both, values)).toEqual(sent)
      expect(valuesOf(both, sent)).toEqual(values)
      expect(travellerErrors(both, valuesOf(both, sent))).toEqual({})
    })

    it('gives each document to the one that takes it, and to what is required first', () => {
      const swapped = [document({ documentType: 2 }), document({ documentType: 1 })]
      expect(valuesOf(swapped, sent)).toEqual({ 'documentNo-1': 'E12345678', 'documentNo-2': ID })
      const free = [document({ isRequired: false }), document()]
      expect(valuesOf(free, { ...sent, otherDocuments: [] })).toEqual({
        ...{ 'documentType-2': '1', 'documentNo-2': ID },
      })
      expect(valuesOf([document({ documentType: 2 })], sent)).toEqual({ 'documentNo-1': 'E12345678' })
    })
  })

  it('is named by its English names where nothing else is asked for, as far as a name may be long', () => {
    const english = [text('lastName', '英文姓'), text('firstName', '英文名')]
    expect(passengerOf(english, { lastName: 'LIN', firstName: 'XIAOMAN' })).toEqual({
      ...{ name: 'LIN XIAOMAN', firstName: 'XIAOMAN', lastName: 'LIN' },
    })
    const long = { lastName: 'L'.repeat(29), firstName: 'X'.repeat(30) }
    expect(passengerOf(english, long)).toEqual({ name: 'L'.repeat(29), ...long })
  })
})
