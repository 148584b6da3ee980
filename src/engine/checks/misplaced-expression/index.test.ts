import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, withAction, type Parts } from '../testing/shop.ts'

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

  it('shows one where data is loaded again, once', () => {
    const place = '{{ query.place }}'
    const told = [{ rule: 'misplaced-expression', underlined: `"${place}"`, message: '这里不能写表达式，要直接写名字' }]
    expect(check(withAction({ do: 'reload', data: place }))).toEqual(told)
    expect(check(withAction({ do: 'load-more', data: place }))).toEqual(told)
    expect(check(withAction({ do: 'submit', endpoint: place }))).toEqual(told)
    expect(check(withAction({ do: 'submit', endpoint: 'join', with: { name: '海' }, reload: place }))).toEqual(told)
  })

  it('shows one in what is said when data fails', () => {
    const data = { offers: { from: 'offers', with: { size: 10 }, failText: '没有 {{ query.place }}' } }
    expect(check(pageOf({ data }))).toMatchObject([
      { rule: 'misplaced-expression', message: '这里不能写表达式，{{ }} 会照原样显示' },
    ])
  })
})

/** Every place that is no name of its own: what is refused there may be told by the rule of the place. */
const place = '{{ query.place }}'
const source = { from: 'offers', with: { size: 10 } }
const blockWith = (more: Parts) => pageOf({ blocks: [notices(), lists({}, more)] })

describe('an expression in a place that is plain', () => {
  it.each([
    ['data.load', pageOf({ data: { offers: { ...source, load: place } } })],
    ['data.maxStale', pageOf({ data: { offers: { ...source, maxStale: place } } })],
    ['data.with', pageOf({ data: { offers: { from: 'offers', with: place } } })],
    ['widget', pageOf({ blocks: [notices({ widget: place }), lists()] })],
    ['id', blockWith({ id: place })],
    ['variant', blockWith({ variant: place })],
    ['onEmpty', blockWith({ onEmpty: place })],
    ['onError', blockWith({ onError: place })],
    ['live', blockWith({ live: { from: place } })],
    ['audience', blockWith({ audience: { channels: [place] } })],
    ['experiment', blockWith({ experiment: { name: place, arm: 'a' } })],
    ['props', blockWith({ props: place })],
    ['on', blockWith({ on: { select: place } })],
    ['do', withAction({ do: place })],
    ['part', pageOf({ blocks: [notices(), lists(), { part: place }] })],
    ['notFound', pageOf({ redirects: [{ notFound: place, to: '/' }] })],
    ['versions', pageOf({ versions: { page: 1, list: place, notice: 2 } })],
  ])('%s gives one message', (_, page) => {
    expect(check(page)).toHaveLength(1)
  })
})
