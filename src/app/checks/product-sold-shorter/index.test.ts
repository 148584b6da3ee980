import { describe, expect, it } from 'vitest'
import { lists, notices, pageOf, problemsOf, shop } from '../../../engine/checks/testing/shop.ts'

const sales = new Map([
  ['650101', { name: '海景房', isListed: true, from: '2026-11-25T10:00', until: '2026-12-01T00:00' }],
])
const content = { codes: new Set<string>(), products: new Set(sales.keys()), sales }
const catalogues = { ...shop, routes: [], content, now: '2026-11-20T08:30' }

const told = (live: object) => {
  const leading = lists({}, { live, on: { select: [{ do: 'navigate', to: '/goods/650101' }] } })
  return problemsOf(pageOf({ blocks: [notices(), leading] }), catalogues)
}

describe('product-sold-shorter', () => {
  it('remarks what is shown on after it is sold, and offers the end of the sale', () => {
    const [problem, ...more] = told({ from: '2026-11-26T00:00', until: '2026-12-24T00:00' })
    expect(more).toEqual([])
    expect(problem).toMatchObject({
      ...{ rule: 'product-sold-shorter', severity: 'warning' },
      message: { zh: '商品「海景房」2026-12-01 00:00 停售，展示到 2026-12-24 00:00' },
      fix: { edit: { op: 'replace', pointer: '/blocks/1/live/until', value: '2026-12-01T00:00' } },
    })
  })

  it('remarks what is shown before it is sold', () => {
    expect(told({}).map(({ message }) => message.zh)).toEqual([
      '商品「海景房」2026-11-25 10:00 才开售，展示从 2026-11-20 08:30 开始',
    ])
  })

  it('says nothing where both are the same, nor where the sale ends after all that is known', () => {
    expect(told({ from: '2026-11-25T10:00', until: '2026-12-01T00:00' })).toEqual([])
    expect(told({ from: '2026-11-25T10:00' })).toEqual([])
  })
})
