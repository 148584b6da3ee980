import { describe, expect, it } from 'vitest'
import { maskedMail, maskedName } from './masks.ts'
import { maskedDocument } from './order/documents.ts'
import { maskedPhone } from './phone.ts'

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

describe('a phone where others may look', () => {
  it.each([
    ['13800000003', '138****0003'],
    ['+85291234567', '+85****4567'],
    ['0898 8881 2345', '089****2345'],
    ['138****0003', '138****0003'],
    ['9123456', '****'],
    ['', ''],
  ])(
    '[A3] %s is its first three and its last four signs, and nothing when those were most of it: %s',
    (phone, shown) => {
      expect(maskedPhone(phone)).toBe(shown)
    },
  )
})

describe('the number of a document', () => {
  it.each([
    ['460101199001010011', '460***********0011'],
    ['E12345678', 'E12****78'],
    ['1234', '****'],
    ['𐀀𝟞𘰦12345', '𐀀𝟞𘰦***45'],
    ['12345𐀀𝟞', '123**𐀀𝟞'],
  ])('%s is its ends, by whole signs: %s', (number, shown) => {
    expect(maskedDocument(number)).toBe(shown)
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
