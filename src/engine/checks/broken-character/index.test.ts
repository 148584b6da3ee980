import { describe, expect, it } from 'vitest'
import { check, pageOf } from '../testing/shop.ts'

const told = (written: string) =>
  check(JSON.stringify(pageOf({ title: 'TITLE' })).replace('TITLE', written)).map(({ rule, underlined }) => [
    rule,
    underlined,
  ])

describe('broken-character', () => {
  it.each([
    ['出发 \\ud83d', '\\ud83d'],
    ['\\uDE80 出发', '\\uDE80'],
    ['\\ud83d\\ud83d\\ude80', '\\ud83d'],
    ['\\ude80\\ud83d', '\\ude80', '\\ud83d'],
    ['\\\\\\ud83d', '\\ud83d'],
    ['出发\\u0000', '\\u0000'],
    ['\ud83d', '\ud83d'],
  ])('refuses %s', (written, ...underlined) => {
    expect(told(written)).toEqual(underlined.map((one) => ['broken-character', one]))
  })

  it('calls half a character so, and U+0000 by what it is', () => {
    const messages = check(JSON.stringify(pageOf({ title: 'TITLE' })).replace('TITLE', '\\ud83d 和\\u0000')).map(
      ({ message }) => message,
    )
    expect(messages).toEqual([
      '这里是半个字符，请删掉它，或把整个字符重新写一遍',
      '这里是空字符 \\u0000，显示不出来，也存不进数据库，请删掉它',
    ])
  })

  it.each(['\\ud83d\\ude80', '🚀', '\\\\ud83d', '\\u4e2d\\n', '\\uFFFF'])('takes %s', (written) => {
    expect(told(written)).toEqual([])
  })

  it('does not go over a file that is too large', () => {
    expect(check(`"${'\\ud83d'.repeat(200_000)}"`).map(({ rule }) => rule)).toEqual(['file-too-large'])
  })
})
