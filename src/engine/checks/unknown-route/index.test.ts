import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, shop, withAction } from '../testing/shop.ts'

describe('unknown-route', () => {
  it('shows a path that no address of the shop fits, and the nearest', () => {
    expect(check(withAction({ do: 'navigate', to: '/comb' }))).toEqual([
      { rule: 'unknown-route', underlined: '"/comb"', message: '网站里没有地址「/comb」，是不是「/combo」？' },
    ])
  })

  it('reads an address as browsers do: without spaces around it and signs that are not seen', () => {
    const told = (to: string) => check(withAction({ do: 'navigate', to })).map(({ rule }) => rule)
    expect([' /comb', '/comb\n', '\u200b/comb'].map(told)).toEqual([1, 2, 3].map(() => ['unknown-route']))
    expect([' /combo', '/combo\n', '\u200b/combo'].map(told)).toEqual([[], [], []])
  })

  it('knows parts of addresses, queries and the prefix of the shop', () => {
    expect(
      check(
        pageOf({
          blocks: [
            notices(),
            lists({ moreTo: '/goods/12?from=home' }),
            lists({ moreTo: '/tc-fostay/combo' }, { id: 'b' }),
          ],
        }),
      ),
    ).toEqual([])
  })

  it('knows the beginning of an address behind which an id is written', () => {
    const rules = (moreTo: string) => check(pageOf({ blocks: [notices(), lists({ moreTo })] })).map(({ rule }) => rule)
    expect(rules('/goods/')).toEqual([])
    expect(rules('/goods')).toEqual(['unknown-route'])
    expect(rules('/good/')).toEqual(['unknown-route'])
  })

  it('looks nothing up without a route table', () => {
    expect(check(withAction({ do: 'navigate', to: '/comb' }), { ...shop, routes: [] })).toEqual([])
  })

  it('knows an address by its query, and shows one whose query it lacks', () => {
    const member = { name: 'member', path: '/member', title: '我的', open: true, query: { p: 'My' } }
    const known = { ...shop, routes: [...shop.routes, member] }
    expect(check(withAction({ do: 'navigate', to: '/member?p=My&from=home' }), known)).toEqual([])
    expect(check(withAction({ do: 'navigate', to: '/tc-fostay/?p=My' }), known)).toEqual([])
    expect(check(withAction({ do: 'navigate', to: '/member?p=Mine' }), known)).toEqual([
      {
        rule: 'unknown-route',
        underlined: '"/member?p=Mine"',
        message: '网站里没有地址「/member?p=Mine」，是不是「/member?p=My」？',
      },
    ])
  })

  it('knows the pages of the mini-programs [A2], and no others', () => {
    expect(check(withAction({ do: 'navigate', to: '/pages/common/web?url=https%3A%2F%2Fexample.com' }))).toEqual([])
    expect(check(withAction({ do: 'navigate', to: '/pages/login/index' }))).toEqual([])
    expect(check(withAction({ do: 'navigate', to: '/pages/login' }))).toMatchObject([{ underlined: '"/pages/login"' }])
  })

  it('looks at where a login leads', () => {
    expect(check(withAction({ do: 'channel-login', redirect: '/comb' }))).toMatchObject([{ underlined: '"/comb"' }])
    expect(check(withAction({ do: 'logout', to: '/comb' }))).toMatchObject([{ underlined: '"/comb"' }])
    expect(check(withAction({ do: 'channel-login', redirect: '{{ query.redirect }}' }))).toEqual([])
  })

  it('takes no argument of an endpoint for an address', () => {
    expect(check(withAction({ do: 'track', event: 'tap', data: { url: 'a b', to: '/comb' } }))).toEqual([])
  })
})
