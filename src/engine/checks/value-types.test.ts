import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, withAction, withProps } from './testing/shop.ts'

describe('the values of a page', () => {
  it('have the type of their expression wherever they are read', () => {
    expect(check(withProps({ title: '{{ total }}' }, { values: { total: '{{ offers.total }}' } }))).toEqual([
      { rule: 'expression-type', underlined: 'total', message: '「title」应该是文字，这里得到的是数字' },
    ])
    expect(check(withProps({ max: '{{ best.prise }}' }, { values: { best: '{{ first(offers.list) }}' } }))).toEqual([
      {
        rule: 'unknown-field',
        underlined: 'prise',
        message: '「best」里没有「prise」，是不是「price」？（可以用：name、price、tag）',
      },
    ])
  })

  it('have a mistake told once, where they are written', () => {
    const values = { list: '{{ offers.lst }}', other: '{{ list }}' }
    const blocks = [notices(), lists({ items: '{{ list }}' }), lists({ items: '{{ other }}' }, { id: 'more' })]
    expect(check(pageOf({ values, blocks })).map(({ rule, underlined }) => [rule, underlined])).toEqual([
      ['unknown-field', 'lst'],
    ])
  })

  it('cannot read the event of an action', () => {
    const page = withAction(
      { do: 'toast', text: "{{ default(name, '') }}" },
      { values: { name: '{{ event.item.name }}' } },
    )
    expect(check(page).map(({ rule, underlined }) => [rule, underlined])).toEqual([['unknown-data', 'event']])
  })

  it('are written inside {{ }}', () => {
    expect(check(pageOf({ values: { a: 'offers.total' } })).map(({ rule }) => rule)).toEqual(['page-shape'])
  })

  it('say as conditions what is there', () => {
    const values = { hasTag: '{{ offers.total > 0 && has(note) }}', note: '{{ first(offers.list).tag }}' }
    const tip = notices({ when: '{{ hasTag }}', props: { text: '{{ note }}' } })
    expect(check(pageOf({ values, blocks: [tip, lists()] }))).toEqual([])
  })

  it('that wait for the viewer decide no redirect', () => {
    const page = pageOf({
      values: { known: '{{ viewer.loggedIn }}' },
      redirects: [{ when: '{{ known }}', to: '/combo' }],
    })
    expect(check(page).map(({ rule, underlined }) => [rule, underlined])).toEqual([['unknown-data', 'known']])
  })

  it('may not have the name of data, of a function or of what every page knows', () => {
    const values = { offers: '{{ 1 }}', size: '{{ 1 }}', viewer: '{{ 1 }}' }
    expect(check(pageOf({ values })).map(({ rule, underlined }) => [rule, underlined])).toEqual([
      ['reserved-name', '"offers"'],
      ['reserved-name', '"size"'],
      ['reserved-name', '"viewer"'],
    ])
  })

  it('are there when they choose between data by the very conditions of these', () => {
    const data = {
      early: { from: 'offers', with: { size: 1 }, when: '{{ isEarly }}' },
      late: { from: 'offers', with: { size: 1 }, when: '{{ !isEarly }}' },
    }
    const page = (no: string) =>
      pageOf({
        data,
        values: { isEarly: "{{ query.at == 'early' }}", chosen: `{{ isEarly ? early : ${no} }}` },
        blocks: [notices(), lists({ items: '{{ chosen.list }}' }, { onEmpty: 'show' })],
      })
    expect(check(page('late'))).toEqual([])
    expect(check(page('early')).map(({ rule }) => rule)).toEqual(['maybe-missing'])
  })
})
