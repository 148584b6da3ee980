import { describe, expect, it } from 'vitest'
import { maskedMail, maskedName } from './masks.ts'

describe('a name that others read', () => {
  it.each([
    ['顾长风', '顾**'],
    ['林远', '林**'],
    ['林', '林**'],
    ['欧阳修', '欧阳**'],
    ['司马相如', '司马**'],
    ['阿卜杜拉·买买提', '阿**'],
    ['Emma Stone', 'E**'],
    ['  顾长风 ', '顾**'],
    ['𠮷野家', '𠮷**'],
    ['👨‍👩‍👧 一家', '👨‍👩‍👧**'],
    ['🇨🇳小林', '🇨🇳**'],
    ['e\u0301mile', 'e\u0301**'],
  ])('%s is its family name, or its first sign, and nothing of how long it is: %s', (name, shown) => {
    expect(maskedName(name)).toBe(shown)
  })

  it('that is a family name alone, as far as one can tell, is not told whole', () => {
    expect([maskedName('欧阳'), maskedName('司马')]).toEqual(['欧**', '司**'])
  })

  it('of nobody is none, so that who shows it says a friend, or a member', () => {
    expect([maskedName(''), maskedName('   ')]).toEqual(['', ''])
  })

  it('is the same when it was masked before', () => {
    for (const name of ['顾长风', '欧阳修', '欧阳', '👨‍👩‍👧 一家']) {
      expect(maskedName(maskedName(name))).toBe(maskedName(name))
    }
  })
})

describe('an address for mail', () => {
  it.each([
    ['lin@corp.example', 'l***@corp.example'],
    ['𠮷@corp.example', '𠮷***@corp.example'],
  ])('%s is its first sign and its company: %s', (address, shown) => {
    expect(maskedMail(address)).toBe(shown)
  })
})
