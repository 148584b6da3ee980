import { describe, expect, it } from 'vitest'
import { readJson } from '../read-json.ts'

const told = (name: string) => {
  const read = readJson({ name, file: `pages/${name}.json`, text: '{}' })
  return read.ok ? [] : read.problems.map(({ rule, message }) => [rule, message.zh])
}

describe('file-name', () => {
  it.each(['home', 'campaign-new-year', '2026-summer'])('%s is one', (name) => expect(told(name)).toEqual([]))

  it.each(['夏天', 'Home', 'summer_sale', 'summer sale', '-summer', 'home.v2', ''])('%s is none', (name) => {
    expect(told(name)).toEqual([
      ['file-name', `文件名「${name}.json」不能用，只用小写字母、数字和 -，例如 summer-sale.json`],
    ])
  })
})
