import { describe, expect, it } from 'vitest'
import { activationOf, idBoxes, idInput, nameInput } from './activation.ts'

describe('the input of an activation (A5)', () => {
  it('takes six digits of the id, the last of which may be an X', () => {
    expect(idInput('12 34-5x')).toBe('12345X')
    expect(idInput('110101199001011234')).toBe('110101')
  })

  it('takes eight characters of the name', () => {
    expect(nameInput(' 欧阳 ')).toBe('欧阳')
    expect(nameInput('一二三四五六七八九')).toBe('一二三四五六七八')
    expect(nameInput('𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷')).toBe('𠮷'.repeat(8))
  })

  it('fills six boxes from the left', () => {
    expect(idBoxes('12X')).toEqual(['1', '2', 'X', '', '', ''])
  })

  it('sends nothing while one of the two is empty', () => {
    expect(activationOf('', '123456')).toBeUndefined()
    expect(activationOf(' ', '123456')).toBeUndefined()
    expect(activationOf('林', '')).toBeUndefined()
    expect(activationOf('林', '--')).toBeUndefined()
    expect(activationOf('林', '12345x')).toEqual({ userName: '林', idCard: '12345X' })
  })
})
