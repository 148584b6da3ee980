import { describe, expect, it } from 'vitest'
import { addressProblem } from './address-form.ts'

describe('the address of a new page', () => {
  it.each(['/', '/summer', '/summer/sale-2027', '/goods/:id', '/a/:b/c/:d1', '/冬日', '/v1.2', '/_x', '/~me'])(
    'may be %s',
    (path) => {
      expect(addressProblem(path)).toBeUndefined()
    },
  )

  it.each([
    ['', '写 / 开头'],
    ['summer', '写 / 开头'],
    ['https://evil.example/', '写 / 开头'],
    ['/a?b=1', '不带 ?'],
    ['/a#b', '不带 ?'],
    ['//evil.example', '空的一段'],
    ['/a//b', '空的一段'],
    ['/a/', '空的一段'],
    ['/%2e%2e/x', '「%2e%2e」不能用'],
    ['/../x', '「..」不能用'],
    ['/a/.', '「.」不能用'],
    ['/.env', '「.env」不能用'],
    ['/*', '「*」不能用'],
    ['/(a+)+$', '「(a+)+$」不能用'],
    [String.raw`/a\b`, '不能用'],
    ['/a b', '「a b」不能用'],
    ['/a\u0000', '不能用'],
    ['/a\n', '不能用'],
    ['/a\u202Eb', '不能用'],
    ['/a;b=1', '不能用'],
    ['/a/x:b', '「x:b」不能用'],
    ['/a/:b([a-z]+)+', '不能用'],
    ['/a/:', '「:」不能用'],
    ['/:any', '从参数「:any」开始'],
    ['/:a/:b', '从参数「:a」开始'],
    ['/a/:b/:b', '「:b」写了两次'],
  ])('%j is refused: %s', (path, told) => {
    expect(addressProblem(path)).toContain(told)
  })
})
