import { describe, expect, it } from 'vitest'
import { fileText } from './file-text.ts'

const bytes = (...list: number[]) => Uint8Array.from(list)

describe('the text of a file', () => {
  it('is read as UTF-8, without a byte order mark', () => {
    expect(fileText(Buffer.from('{ "title": "三亚" }'))).toEqual({ text: '{ "title": "三亚" }' })
    expect(fileText(Buffer.from('\uFEFF{}'))).toEqual({ text: '{}' })
    expect(fileText(bytes())).toEqual({ text: '' })
  })

  it('is not there in GBK: no byte becomes another sign', () => {
    expect(fileText(bytes(0x22, 0xc8, 0xfd, 0xd1, 0xc7, 0x22))).toEqual({ text: '', encoding: 'other' })
  })

  it.each([
    ['with a mark', Buffer.from('\uFEFF{"a":"三亚"}', 'utf16le')],
    ['without one', Buffer.from('{"a":"三亚"}', 'utf16le')],
    ['with the high byte first', Buffer.from('\uFEFF{"a":"三亚"}', 'utf16le').swap16()],
    ['with the high byte first and no mark', Buffer.from('{"a":"三亚"}', 'utf16le').swap16()],
  ])('is not there in UTF-16 %s', (_, utf16) => {
    expect(fileText(utf16)).toEqual({ text: '', encoding: 'utf-16' })
  })
})
