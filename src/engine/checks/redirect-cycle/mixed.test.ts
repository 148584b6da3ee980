import { describe, expect, it } from 'vitest'
import { arrivalsOf } from './arrivals.ts'
import { redirectingPage } from './redirecting-page.ts'
import { check, pageOf, shop, type Parts } from '../testing/shop.ts'

const route = (name: string, path: string, more: Parts = {}) => ({ name, path, title: name, open: true, ...more })
const when = (condition: string, to: string) => ({ when: `{{ ${condition} }}`, to })

/** What is told of the page at `/`, beside pages at `/a` and `/b/:id`, on a day of November 2026. */
function told(
  home: Parts,
  others: Readonly<Record<string, Parts>> = {},
  routes: readonly ReturnType<typeof route>[] = [],
) {
  const found = check(pageOf(home), {
    ...shop,
    now: '2026-11-20T08:30',
    routes: [route('home', '/'), route('a', '/a'), route('b', '/b/:id'), ...routes],
    pageText: (name) => (Object.hasOwn(others, name) ? JSON.stringify(others[name]) : undefined),
  })
  return found.filter(({ rule }) => rule === 'redirect-cycle').map(({ message }) => message)
}
const of = (...redirects: readonly unknown[]): Parts => ({ redirects })
const halves = { experiments: { look: { old: 1, new: 1 }, tone: { calm: 1, loud: 99 } } }

describe('a circle of redirects by moment, address, experiment and member is told where somebody is led round', () => {
  it.each([
    ['moments', of(when("now > '2026-01-01'", '/a')), of(when("now > '2027-01-01'", '/'))],
    [
      'an hour that is to come',
      of(when("now < '2026-12-01T10:30'", '/a')),
      of(when("now >= '2026-12-01T10:29:30'", '/')),
    ],
    [
      'one that stands in the evening',
      of(when("date(now, 'HH') >= '18'", '/a')),
      of(when("date(now, 'HH:mm') < '18:30'", '/')),
    ],
    ['a day of the year', of(when("date(now, 'MM-DD') == '02-14'", '/a')), of(when('true', '/'))],
    ['a day that is reckoned', of(when("addDays(now, 30) >= '2027-03-01'", '/a')), of(when("now < '2027-02-01'", '/'))],
    ['the query', of(when("query.old == '1'", '/a')), of(when('has(query.old)', '/'))],
    ['two words of the query', of(when("query.a == 'x'", '/a')), of(when("query.b != 'y' && query.a != 'z'", '/'))],
    ['a number in the query', of(when('number(query.n) > 3', '/a')), of(when('number(query.n) < 9', '/'))],
    ['a query that one of them writes', of(when("query.x != '1'", '/a?y=1')), of(when("query.y == '1'", '/'))],
    ['a query that differs at each turn', of(when('true', '/?n={{ query.n }}1')), {}],
    ['a query that is the brand', of(when("from == 'tcmp'", '/a?step=1')), of(when("query.from == 'tcmp'", '/'))],
    [
      'an arm',
      { ...halves, ...of(when("flags.look == 'new'", '/a')) },
      { ...halves, ...of(when("flags.look != 'old'", '/')) },
    ],
    [
      'arms of two experiments',
      { ...halves, ...of(when("flags.look == 'new'", '/a')) },
      { ...halves, ...of(when("flags.tone == 'calm'", '/')) },
    ],
    [
      'an arm, a level and a moment',
      { ...halves, ...of(when("flags.look == 'new' && user.level >= 2", '/a')) },
      of(when("now >= '2026-12-24' && user.loggedIn", '/')),
    ],
    [
      'a query for members in the app',
      of(when("query.go == 'x' && user.level > 4", '/a')),
      of(when("channel == 'app'", '/')),
    ],
    [
      'a value of the page',
      { values: { late: "{{ now > '2026-12-01' }}" }, ...of(when('late', '/a')) },
      of(when('!has(query.stay)', '/')),
    ],
    ['who is no member in the browser yet', of(when('!viewer.known', '/a')), of(when('true', '/'))],
  ])('%s', (_, home, a) => {
    expect(told(home, { a })).toHaveLength(1)
  })

  it.each([
    [
      'moments that are no moment together',
      of(when("now < '2026-12-01'", '/a')),
      of(when("now > '2026-12-01T00:00:01'", '/')),
    ],
    ['moments that are over', of(when("now < '2026-11-01'", '/a')), of(when('true', '/'))],
    ['morning and evening', of(when("date(now, 'HH') < '12'", '/a')), of(when("date(now, 'HH') >= '12'", '/'))],
    ['a query that one of them ends', of(when("query.old == '1'", '/a?old=')), of(when('has(query.old)', '/?done=1'))],
    ['a query that one of them writes', of(when("query.x != '1'", '/a?x=1')), of(when('true', '/'))],
    ['two words for one name of the query', of(when("query.a == 'x'", '/a')), of(when("query.a == 'y'", '/'))],
    ['a brand that one of them gives', of(when("from != 'tcmp'", '/a?from=tcmp')), of(when('true', '/'))],
    [
      'the two arms of one experiment',
      { ...halves, ...of(when("flags.look == 'new'", '/a')) },
      { ...halves, ...of(when("flags.look == 'old'", '/')) },
    ],
    ['an arm that the page does not have', of(when("flags.look == 'new'", '/a')), of(when('true', '/'))],
    [
      'an arm of no weight',
      { experiments: { look: { old: 1, new: 0 } }, ...of(when("flags.look == 'new'", '/a')) },
      of(when('true', '/')),
    ],
    [
      'members of the query and nobody',
      of(when("query.a == 'x' && user.loggedIn", '/a')),
      of(when('!user.loggedIn', '/')),
    ],
    [
      'somebody who is led elsewhere first',
      of(when("now >= '2026-11-20'", '/b/1'), when('true', '/a')),
      of(when('true', '/')),
    ],
    ['the end of one that grows', of(when('size(query.n) < 3', '/?n={{ query.n }}1')), {}],
    ['data besides', of(when('offers.total > 1', '/a')), of(when("now > '2026-12-01'", '/'))],
  ])('and nothing is said of %s', (_, home, a) => {
    expect(told(home, { a })).toEqual([])
  })

  it('follows the words of an address and what its route gives', () => {
    const kinds = [
      route('one', '/one', { page: 'kind', with: { to: 'two' } }),
      route('two', '/two', { page: 'kind', with: { to: 'one' } }),
    ]
    expect(told(of(when('true', '/one')), { kind: of(when('true', '/{{ route.to }}')) }, kinds), 'theirs').toEqual([])
    expect(
      told(of(when('true', '/one')), { kind: of(when("route.to == 'two'", '/two'), when('true', '/')) }, kinds),
    ).toHaveLength(1)
    expect(
      told(of(when('true', '/b/1')), { b: of(when("params.id == '1'", '/b/2'), when("params.id == '2'", '/')) }),
    ).toHaveLength(1)
    expect(told(of(when('true', '/b/1')), { b: of(when("params.id == '2'", '/')) })).toEqual([])
    expect(
      told(of(when("query.to == 'b'", '/b/{{ query.to }}')), { b: of(when("params.id == 'b'", '/')) }),
    ).toHaveLength(1)
  })

  it('says nothing of a page behind the login to which a visitor is not led', () => {
    const login = [route('own', '/own', { login: true })]
    expect(told(of(when('true', '/own')), { own: of(when('!user.loggedIn', '/')) }, login)).toEqual([])
    expect(told(of(when('true', '/own')), { own: of(when('user.loggedIn', '/')) }, login)).toHaveLength(1)
  })

  it('says for whom, and the chain', () => {
    const a = of(when("now > '2027-01-01'", '/'))
    expect(told(of(when("query.old == '1' && user.level > 2", '/a')), { a })).toEqual([
      '转向绕成了一圈：/?old=1 → /a?old=1 → /?old=1，这样的顾客（例如 2027-01-01 00:00:00，登录的 3 级会员，h5）永远打不开这个页面；改成别的地址，或者去掉这条转向',
    ])
  })

  it('tries no more than so many arrivals, however many words decide', () => {
    const condition = [...'abcdefghijkl'].map((name) => `query.${name} == '${name}'`).join(' && ')
    const page = redirectingPage(of({ when: `{{ ${condition} }}`, to: '/' }), 'home')
    const { arrivals, isAll } = arrivalsOf([page], '2026-11-20T08:30')
    expect(isAll).toBe(false)
    expect([...arrivals].length).toBeLessThanOrEqual(20_000)
  })

  it('does not stumble over what has no form', () => {
    const odd = { experiments: { look: null, tone: 'x' }, values: { a: 1, b: '{{ b }}' } }
    expect(
      told({ ...odd, ...of(when("flags.look == 'new' || b", '/a')) }, { a: { ...odd, ...of(when('a', '/')) } }),
    ).toEqual([])
  })

  it('says nothing where its expressions cost too much to be sure', () => {
    const long = 'size([1,2,3,4,5,6,7,8,9].map(x, [1,2,3,4,5,6,7,8,9].map(y, [1,2,3,4,5,6,7,8,9].exists(z, z > 9))))'
    const words = [...'abcdef'].map((name) => `query.${name} == '${name}'`).join(' && ')
    expect(told(of(when(`${long} == 9 && ${words}`, '/')))).toEqual([])
    expect(told(of(when(`${words} && ${long} == 9`, '/')))).toHaveLength(1)
  })
})
