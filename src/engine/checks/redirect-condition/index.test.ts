import { describe, expect, it } from 'vitest'
import { check, pageOf, type Parts } from '../testing/shop.ts'

const withRedirect = (redirect: Parts, more: Parts = {}) => pageOf({ redirects: [redirect], ...more })

describe('redirect-condition', () => {
  it('shows a redirect without a condition, and one with two', () => {
    const message = 'when 和 notFound 要写一个，只写一个'
    expect(check(withRedirect({ to: '/combo' }))).toMatchObject([{ rule: 'redirect-condition', message }])
    expect(check(withRedirect({ when: '{{ true }}', notFound: 'offers', to: '/combo' }))).toMatchObject([{ message }])
  })

  it('shows data that the page does not have', () => {
    expect(check(withRedirect({ notFound: 'offer', to: '/combo' }))).toEqual([
      { rule: 'redirect-condition', underlined: '"offer"', message: '本页没有数据「offer」，是不是「offers」？' },
    ])
  })

  it.each([{ notFound: 'offers' }, { when: '{{ offers.total == 0 }}' }])(
    'shows data of the browser: %j',
    (condition) => {
      const data = { offers: { from: 'offers', with: { size: 10 }, load: 'browser' } }
      expect(check(withRedirect({ ...condition, to: '/combo' }, { data }))).toMatchObject([
        { rule: 'redirect-condition', message: '「offers」由浏览器加载，转向在服务器上决定，等不到它' },
      ])
    },
  )

  it('shows what is wrong with its expressions and its address by the rules of these', () => {
    const rulesOf = (redirect: Parts) => check(withRedirect(redirect)).map(({ rule }) => rule)
    expect(rulesOf({ when: '{{ offers.totl == 0 }}', to: '/combo' })).toEqual(['unknown-field'])
    expect(rulesOf({ when: '{{ viewer.loggedIn }}', to: '/combo' })).toEqual(['unknown-data'])
    expect(rulesOf({ when: '{{ offers.total == 0 }}', to: '/comb' })).toEqual(['unknown-route'])
    expect(rulesOf({ when: '{{ offers.total == 0 }}', to: 'javascript:alert(1)' })).toEqual(['unsafe-link'])
    expect(rulesOf({ when: '{{ offers.total == 0 }}', to: '{{ offers.list }}' })).toEqual(['expression-type'])
    expect(rulesOf({ notFound: 'offers', to: '/combo', whn: 1 })).toEqual(['page-shape'])
  })

  it('allows a condition on the page’s data and context', () => {
    expect(
      check(withRedirect({ when: "{{ offers.total == 0 || query.type == 'x' }}", to: '/goods/{{ query.id }}' })),
    ).toEqual([])
    expect(check(withRedirect({ notFound: 'offers', to: '/combo' }))).toEqual([])
  })

  it('leaves data that is none to the rule that speaks of it', () => {
    const redirects = [{ when: '{{ query.id == "1" }}', to: '/combo' }]
    for (const offers of [{ from: 'offers', with: 0.5 }, { from: 'offers', with: 'x', when: [] }, 3])
      expect(new Set(check(pageOf({ data: { offers }, blocks: [], redirects })).map(({ rule }) => rule))).not.toContain(
        'redirect-condition',
      )
  })
})
