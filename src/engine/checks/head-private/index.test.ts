import { describe, expect, it } from 'vitest'
import { check, pageOf, type Parts } from '../testing/shop.ts'

const withHead = (head: Parts, more: Parts = {}) => check(pageOf({ head, ...more }))
const rulesOf = (head: Parts, more: Parts = {}) => withHead(head, more).map(({ rule }) => rule)

describe('head-private', () => {
  it.each(['viewer', 'user', 'state'])('shows what reads %s', (root) => {
    expect(withHead({ title: `{{ string(size(string(${root} == null))) }}` }, { state: { tab: 1 } })).toMatchObject([
      { rule: 'head-private', message: `分享和搜索的内容人人一样，不能读「${root}」` },
    ])
  })

  it('shows what reads it through a value of the page', () => {
    const values = { who: "{{ viewer.loggedIn ? '会员' : '' }}" }
    expect(withHead({ title: '{{ who }}' }, { values })).toMatchObject([
      { rule: 'head-private', message: '分享和搜索的内容人人一样，不能读「viewer」' },
    ])
  })

  it('shows data that each person gets differently, and data of the browser', () => {
    const mine = { data: { mine: { from: 'detail', with: { id: '1' } } } }
    expect(rulesOf({ title: '{{ mine.name }}' }, mine)).toContain('head-private')
    const late = { data: { offers: { from: 'offers', with: { size: 10 }, load: 'browser' } } }
    expect(rulesOf({ title: '{{ string(offers.total) }}' }, late)).toContain('head-private')
  })

  it('allows the page’s own data and its address', () => {
    expect(withHead({ title: '{{ offers.list[0].name }}', canonical: '/goods/{{ query.id }}' })).toEqual([])
  })
})

describe('what a page says of itself', () => {
  const Product = { price: '{{ offers.list[0].price }}', availability: 'on' }

  it('may lack what its data lacks: then it is not said', () => {
    expect(withHead({ title: '{{ offers.list[0].tag }}', data: { Product } })).toEqual([])
  })

  it('shows a field that the data does not have, with the one that was meant', () => {
    expect(withHead({ title: '{{ offers.list[0].nam }}' })).toMatchObject([
      { rule: 'unknown-field', underlined: 'nam', message: expect.stringContaining('是不是「name」') },
    ])
  })

  it('shows a value of another kind at its place', () => {
    const data = { Product: { ...Product, price: '{{ offers.list[0].name }}' } }
    expect(withHead({ data })).toMatchObject([
      { rule: 'expression-type', message: '「price」应该是数字，这里得到的是文字' },
    ])
  })

  it('shows a name that is misspelt, a kind that there isn’t, and what a kind can’t be without', () => {
    expect(withHead({ titel: '一' })).toMatchObject([{ rule: 'page-shape', underlined: '"titel"' }])
    expect(rulesOf({ data: { Produkt: Product } })).toEqual(['page-shape'])
    expect(rulesOf({ data: { Product: { price: 1 } } })).toEqual(['page-shape'])
    expect(rulesOf({ data: { Product: { ...Product, availability: 'perhaps' } } })).toEqual(['page-shape'])
  })

  it('shows an address that the shop does not have, and one that may not be opened', () => {
    expect(rulesOf({ canonical: '/comb' })).toEqual(['unknown-route'])
    expect(rulesOf({ canonical: 'javascript:alert(1)' })).toEqual(['unsafe-link'])
    expect(rulesOf({ data: { BreadcrumbList: [{ name: '首页', to: '/comb' }] } })).toEqual(['unknown-route'])
  })

  it('uses data and values as a block does', () => {
    const blocks = [{ id: 'plain', widget: 'notice', props: { text: '一' } }]
    const more = { blocks, values: { title: '{{ offers.list[0].name }}' }, versions: { page: 1, notice: 2 } }
    expect(withHead({ title: '{{ title }}' }, more)).toEqual([])
  })

  it('shows a head that is no object', () => {
    expect(rulesOf('一' as never)).toEqual(['page-shape'])
  })
})
