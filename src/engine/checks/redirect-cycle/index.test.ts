import { describe, expect, it } from 'vitest'
import { check, pageOf, shop } from '../testing/shop.ts'

const route = (name: string, path: string) => ({ name, path, title: name, open: true })
const others = (pages: Readonly<Record<string, unknown>>) => ({
  ...shop,
  routes: [route('home', '/'), route('a', '/a'), route('b', '/b/:id'), { ...route('c', '/c'), open: false }],
  pageText: (name: string) => (Object.hasOwn(pages, name) ? JSON.stringify({ redirects: pages[name] }) : undefined),
})
const told = (redirects: unknown, pages: Readonly<Record<string, unknown>> = {}, more = {}) =>
  check(pageOf({ redirects, ...more }), others(pages)).filter(({ rule }) => rule === 'redirect-cycle')

describe('redirect-cycle', () => {
  it('refuses a page that leads to itself, with the chain', () => {
    expect(told([{ when: '{{ true }}', to: '/' }])).toEqual([
      {
        rule: 'redirect-cycle',
        underlined: '"/"',
        message: '转向绕成了一圈：/ → /，顾客永远打不开这个页面；改成别的地址，或者去掉这条转向',
      },
    ])
  })

  it.each([
    ['by the prefix of the shop', [{ when: '{{ true }}', to: '/tc-fostay/' }]],
    ['with spaces around it', [{ when: '{{ true }}', to: ' /\t' }]],
    ['with a sign that is not seen', [{ when: '{{ true }}', to: '\u200b/' }]],
    ['by an expression with a space', [{ when: '{{ true }}', to: "{{ lower('/ ') }}" }]],
    ['with a query', [{ when: '{{ true }}', to: '/?from=lantu' }]],
    ['with an expression in the query', [{ when: '{{ true }}', to: '/?day={{ now }}' }]],
    ['for some shoppers', [{ when: '{{ user.loggedIn }}', to: '/' }]],
    ['by a query that is carried along', [{ when: "{{ query.old == '1' }}", to: '/' }]],
    [
      'behind another that may hold',
      [
        { when: '{{ user.loggedIn }}', to: '/a' },
        { when: '{{ true }}', to: '/' },
      ],
    ],
  ])('refuses one that leads to itself %s', (_, redirects) => expect(told(redirects)).toHaveLength(1))

  it.each([
    ['elsewhere', [{ when: '{{ true }}', to: '/a' }]],
    ['to an address that is not open', [{ when: '{{ true }}', to: '/c' }]],
    ['to another site', [{ when: '{{ true }}', to: 'https://shop.example/' }]],
    ['by a condition of the address', [{ when: "{{ params.id == '1' }}", to: '/' }]],
    ['by a query that its address says otherwise', [{ when: "{{ query.old == '1' }}", to: '/?old=' }]],
    ['nobody, since it has no condition', [{ to: '/' }]],
    ['when data is not there that the page does not have', [{ notFound: 'nothing', to: '/' }]],
    ['never', [{ when: '{{ false }}', to: '/' }]],
    [
      'behind one that always holds',
      [
        { when: '{{ true }}', to: '/a' },
        { when: '{{ true }}', to: '/' },
      ],
    ],
  ])('says nothing of one that leads %s', (_, redirects) => expect(told(redirects)).toEqual([]))

  it('says nothing of data that another address asks for otherwise', () => {
    const data = { one: { from: 'detail', with: { id: '{{ params.id }}' } } }
    expect(told([{ notFound: 'one', to: '/' }], {}, { data })).toEqual([])
  })

  it('refuses a circle over other pages, with all its addresses', () => {
    const to = (address: string) => [{ when: '{{ true }}', to: address }]
    expect(told(to('/a'), { a: to('/b/1'), b: to('/') })).toMatchObject([
      { message: expect.stringContaining('/ → /a → /b/1 → /') },
    ])
    expect(told(to('/a'), { a: to('/b/1'), b: to('/a') }), 'a circle of others is theirs').toEqual([])
  })

  it('refuses a circle of one condition, and none of conditions that need not hold together', () => {
    const when = (condition: string, address: string) => [{ when: condition, to: address }]
    expect(told(when('{{ user.loggedIn }}', '/a'), { a: when('{{ true }}', '/') })).toHaveLength(1)
    expect(told(when('{{ user.loggedIn }}', '/a'), { a: when('{{ user.loggedIn }}', '/') })).toHaveLength(1)
    expect(told(when('{{ user.loggedIn }}', '/a'), { a: when('{{ !user.loggedIn }}', '/') })).toEqual([])
  })

  const when = (condition: string, to: string) => ({ when: `{{ ${condition} }}`, to })
  it.each([
    ['levels', [when('user.level >= 2', '/a')], [when('user.level >= 3', '/')]],
    ['channels', [when("channel != 'app'", '/a')], [when("channel == 'h5'", '/')]],
    ['brand and login', [when("from == 'tcmp'", '/a')], [when('user.loggedIn', '/')]],
  ])('refuses a circle of conditions that hold together for somebody: %s', (_, own, a) => {
    expect(told(own, { a })).toHaveLength(1)
  })

  it.each([
    ['levels that nobody has both', [when('user.level >= 5', '/a')], [when('user.level < 5', '/')]],
    [
      'somebody who was led elsewhere before',
      [when('user.level >= 3', '/b/1'), when('user.level >= 2', '/a')],
      [when('user.level >= 3', '/')],
    ],
  ])('says nothing of %s', (_, own, a) => expect(told(own, { a })).toEqual([]))

  it('reads an address whose expressions read nothing', () => {
    expect(told([when('true', "{{ '/' }}")])).toHaveLength(1)
    expect(told([when('true', "/{{ 'a' }}")], { a: [when('true', '/')] })).toHaveLength(1)
  })
})
