import { describe, expect, it } from 'vitest'
import { check, notices, pageOf } from '../testing/shop.ts'

const ten = '[1,2,3,4,5,6,7,8,9,10]'
const heavy = `{{ string(size(${ten}.map(a, ${ten}.map(b, ${ten}.map(c, a+b+c))))) }}`

describe('expressions-cost-much', () => {
  it('is a remark before the limit, with the steps that the page takes', () => {
    const blocks = Array.from({ length: 70 }, (_, at) => notices({ id: `n${at}`, props: { text: heavy } }))
    expect(check(pageOf({ blocks }))).toMatchObject([
      {
        rule: 'expressions-cost-much',
        underlined: JSON.stringify(heavy),
        message: expect.stringMatching(/一起要算 \d{6} 步，最多 500000 步/),
      },
    ])
  })
})
