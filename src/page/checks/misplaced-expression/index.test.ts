import { describe, expect, it } from 'vitest'
import { check, notices, pageOf, withAction } from '../testing/shop.ts'

describe('misplaced-expression', () => {
  it('shows an expression in the title of the page', () => {
    expect(check(pageOf({ title: '{{ offers.total }} 件' }))).toEqual([
      {
        rule: 'misplaced-expression',
        underlined: '"{{ offers.total }} 件"',
        message: '这里不能写表达式，{{ }} 会照原样显示',
      },
    ])
  })

  it('shows one in a first state, in the title of a popup and in a fallback text', () => {
    expect(
      check(
        withAction(
          { do: 'open-popup', popup: 'rules' },
          {
            state: { place: '{{ query.place }}' },
            popups: {
              rules: { title: '{{ offers.total }}', blocks: [notices({ id: 'rule', onError: { text: '{{ now }}' } })] },
            },
          },
        ),
      ),
    ).toEqual([
      {
        rule: 'misplaced-expression',
        underlined: '"{{ query.place }}"',
        message: '这里不能写表达式，{{ }} 会照原样显示',
      },
      {
        rule: 'misplaced-expression',
        underlined: '"{{ offers.total }}"',
        message: '这里不能写表达式，{{ }} 会照原样显示',
      },
      { rule: 'misplaced-expression', underlined: '"{{ now }}"', message: '这里不能写表达式，{{ }} 会照原样显示' },
    ])
  })

  it('shows one where data names its endpoint', () => {
    const data = { offers: { from: '{{ query.place }}', with: { size: 10 } } }
    const message = '这里不能写表达式，要直接写名字'
    expect(check(pageOf({ data, blocks: [notices()] }))).toEqual([
      { rule: 'misplaced-expression', underlined: '"{{ query.place }}"', message },
    ])
  })

  it('shows one where a submit or an action of a module names an endpoint or a state', () => {
    const message = '这里不能写表达式，要直接写名字'
    const place = '{{ event.item.name }}'
    const told = [{ rule: 'misplaced-expression', underlined: `"${place}"`, message }]
    expect(check(withAction({ do: 'submit', endpoint: place }))).toEqual(told)
    expect(check(withAction({ do: 'submit', endpoint: 'join', with: { name: '海' }, into: place }))).toEqual(told)
    expect(check(withAction({ do: 'reserve', seat: 1, into: place }))).toEqual(told)
  })
})
