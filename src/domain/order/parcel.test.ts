import { expect, it } from 'vitest'
import { parcelMistakes, parcelNumber } from './parcel.ts'

const good = { company: '顺丰速运', number: 'SF1234567890123' }

it('[B2.9] a parcel has a company of the list and a number', () => {
  expect(parcelMistakes(good)).toEqual({})
  expect(parcelMistakes({ company: '', number: '' })).toEqual({ company: '请选择快递公司', number: '请填写物流单号' })
  expect(parcelMistakes({ ...good, company: '蜗牛快递' })).toEqual({ company: '请选择快递公司' })
})

it.each(['1234567', '123456789012345678901', 'SF12345单号', ' - '])('a number is not %s', (number) => {
  expect(Object.keys(parcelMistakes({ ...good, number }))).toEqual(['number'])
})

it('is kept without what is written between its parts', () => {
  expect(parcelNumber(' sf1234-5678 9012 ')).toBe('SF123456789012')
  expect(parcelMistakes({ ...good, number: ' sf1234-5678 9012 ' })).toEqual({})
})
