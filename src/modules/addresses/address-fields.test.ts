import { describe, expect, it } from 'vitest'
import { fakeMemory } from '../../kit/fake-tools.ts'
import { addressDraft, addressErrors, EMPTY, PROVINCES, savedFields, withProvince } from './address-fields.ts'

const home = {
  ...{ name: '顾长风', phone: '13800000003', isDefault: false },
  ...{ province: '海南省', city: '三亚市', district: '天涯区', detail: '椰林路 18 号' },
}

describe('the fields of an address', () => {
  it('[B5] are all needed, each missed in its own words, and spaces are nothing', () => {
    expect(Object.values(addressErrors(EMPTY))).toEqual([
      ...['请填写收货人姓名', '请填写手机号', '请选择省份', '请填写城市', '请填写区县', '请填写详细地址'],
    ])
    expect(addressErrors({ ...home, detail: '  ' })).toEqual({ detail: '请填写详细地址' })
    expect(addressErrors(home)).toEqual({})
  })

  it.each(['1380000000', '138000000031', '12800000003', '1380000000x'])('[B5] take %s for no phone', (phone) => {
    expect(addressErrors({ ...home, phone })).toEqual({ phone: '请输入正确的手机号' })
  })

  it('have the 34 provinces, of which a municipality is its own city', () => {
    expect(new Set(PROVINCES).size).toBe(34)
    const shanghai = withProvince(home, '上海市')
    expect([shanghai.province, shanghai.city]).toEqual(['上海市', '上海市'])
    expect(withProvince(shanghai, '浙江省').city).toBe('')
    expect(withProvince(home, '广东省').city, 'typed by hand').toBe('三亚市')
  })

  it('are saved without the spaces around them', () => {
    expect(savedFields({ ...home, name: ' 顾长风 ' })).toEqual(home)
  })

  it('[R4] come back as they were typed, each address for itself', () => {
    const memory = fakeMemory()
    addressDraft.keep(memory, EMPTY)
    addressDraft.keep(memory, home, '7')
    expect([addressDraft.read(memory), addressDraft.read(memory, '7')]).toEqual([EMPTY, home])
  })

  it.each(['', '{', '{}', 'null', JSON.stringify({ ...home, isDefault: 'no' })])(
    '[R4] do not come back when they are kept as %j',
    (text) => expect(addressDraft.read(fakeMemory(new Map([['visit address', text]])))).toBeUndefined(),
  )
})
