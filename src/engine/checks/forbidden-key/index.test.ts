import { describe, expect, it } from 'vitest'
import { check, pageOf } from '../testing/shop.ts'

describe('forbidden-key', () => {
  it('refuses __proto__ as a name', () => {
    expect(check('{ "title": "首页", "__proto__": { "admin": true } }')).toEqual([
      { rule: 'forbidden-key', underlined: '"__proto__"', message: '不能用「__proto__」做名字' },
    ])
  })

  it('refuses constructor and prototype, however deep and however written', () => {
    expect(check('{ "a": [{ "constructor": { "\\u0070rototype": 1 } }] }')).toEqual([
      { rule: 'forbidden-key', underlined: '"constructor"', message: '不能用「constructor」做名字' },
      { rule: 'forbidden-key', underlined: '"\\u0070rototype"', message: '不能用「prototype」做名字' },
    ])
  })

  it('does not mind the words in a text', () => {
    expect(check(pageOf({ description: '__proto__ constructor prototype' }))).toEqual([])
  })
})
