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
})
