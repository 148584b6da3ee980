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

  it('is a remark about an expression that a full list makes too costly, and about none that a shorter one does', () => {
    const each = (inner: string) => `{{ string(size(offers.list.map(a, ${inner}))) }}`
    const told = (text: string) =>
      check(pageOf({ blocks: [notices({ props: { text } })] })).filter(({ rule }) => rule === 'expressions-cost-much')
    const nested = each('offers.list.map(b, a.price + b.price)')
    expect(told(nested)).toMatchObject([
      { underlined: JSON.stringify(nested), message: expect.stringContaining('列表都满的时候') },
    ])
    expect(told(each('a.price'))).toEqual([])
    expect(told(each('offers.list.slice(0, 5).map(b, a.price + b.price)'))).toEqual([])
  })
})
