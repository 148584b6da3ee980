import { describe, expect, it } from 'vitest'
import { check, pageOf, shop } from '../testing/shop.ts'

const route = (name: string, path: string) => ({ name, path, title: name, open: true })
const to = (condition: string, address: string) => ({ when: `{{ ${condition} }}`, to: address })
const said = (words: string) => [...words].map((name) => `query.${name} == '${name}'`).join(' && ')

/** The rules about redirects that a page at `/` breaks, beside one at `/a`. */
function told(home: readonly unknown[], a: readonly unknown[] = []) {
  const found = check(pageOf({ redirects: home }), {
    ...shop,
    now: '2026-11-20T08:30',
    routes: [route('home', '/'), route('a', '/a')],
    pageText: (name) => (name === 'a' ? JSON.stringify({ redirects: a }) : undefined),
  })
  return found.filter(({ rule }) => rule.startsWith('redirect')).map(({ rule }) => rule)
}

describe('redirects of more conditions than can be tried', () => {
  const many = said('abcdefghijkl')
  it.each([
    ['that lead to and fro for nobody', [to(`${many} && user.level >= 5`, '/a')], [to('user.level < 5', '/')]],
    [
      'whose conditions are too dear',
      [
        to(
          `size([1,2,3,4,5,6,7,8,9].map(x, [1,2,3,4,5,6,7,8,9].map(y, [1,2,3,4,5,6,7,8,9].exists(z, z > 9)))) == 9 && ${said('abcdef')}`,
          '/',
        ),
      ],
      [],
    ],
  ])('are told of, where nobody knows: %s', (_, home, a) => expect(told(home, a)).toEqual(['redirects-untried']))

  it.each([
    ['all its words', [to(many, '/')], []],
    [
      'all words of two pages, a level and a channel',
      [to(`${many} && user.level > 2`, '/a')],
      [to("query.x == '1' && channel == 'app'", '/')],
    ],
    ['all its words and a day', [to(`${many} && now > '2026-12-24'`, '/a')], [to("now < '2026-12-31'", '/')]],
    [
      'a few words among many',
      [to("query.a == 'a' && query.b != 'b'", '/a')],
      [to([...'cdefghijkl'].map((name) => `query.${name} != '${name}'`).join(' && '), '/')],
    ],
  ])('lead in a circle all the same: %s', (_, home, a) => expect(told(home, a)).toEqual(['redirect-cycle']))

  it.each([
    ['lead out', [to(many, '/a')], [to(many, 'https://shop.example/')]],
    ['have few', [to(`${said('abc')} && user.level >= 5`, '/a')], [to('user.level < 5', '/')]],
  ])('say nothing where they %s', (_, home, a) => expect(told(home, a)).toEqual([]))
})
