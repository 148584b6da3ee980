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

  it.each(['\\ud83d\\ude80', '🚀', '\\\\ud83d', '\\u4e2d\\n', '\\uFFFF'])('takes %s', (written) => {
    expect(told(written)).toEqual([])
  })

  it('does not go over a file that is too large', () => {
    expect(check(`"${'\\ud83d'.repeat(200_000)}"`).map(({ rule }) => rule)).toEqual(['file-too-large'])
  })
})
