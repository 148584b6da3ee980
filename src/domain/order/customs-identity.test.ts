import { describe, expect, it } from 'vitest'
import { customsErrors } from './customs-identity.ts'

describe('whose name the customs are told', () => {
  it('[B2.9] is a name and a number as they stand on an identity card', () => {
    const right = { name: '林小满', number: '440524188001010014' }
    expect(customsErrors({ ...right, number: '11010519491231002x' })).toEqual({})
    expect(customsErrors({ name: ' ', number: '' })).toEqual({ name: '请填写姓名', number: '请填写身份证号' })
    expect(customsErrors({ name: 'Lin', number: '110101199003071234' })).toEqual({
      ...{ name: '请填写身份证上的姓名', number: '请输入正确的身份证号码' },
    })
    expect(customsErrors({ name: '阿卜杜拉·买买提', number: '11010519491231002X' })).toEqual({})
  })
})
