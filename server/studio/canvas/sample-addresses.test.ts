import { expect, it } from 'vitest'
import type { CheckContext } from '../judging/check-context.ts'
import { sampleAddresses, shownFirst } from './sample-addresses.ts'

const files: Readonly<Record<string, string>> = {
  'home.json': '{"links":["/atlantis/PICK","/atlantis/PLAY?index=2","/tc-fostay/media/shore","/store?storeId=10020"]}',
  'list.json': '{"data":{"list":{"with":{"codes":["{{ params.code }}"]}}},"part":"around"}',
  'store.json': '{"part":"around"}',
  'goods.json': '{"part":"around"}',
  'routes.json': '{"routes":["/atlantis/OLD"]}',
  'components/PLAY.json': '{"type":"商品列表"}',
}
const routes = [
  { name: 'home', path: '/', open: true },
  { name: 'list', path: '/atlantis/:code', open: true },
  { name: 'store', path: '/store', open: true },
  { name: 'goods', path: '/goods/:id', open: true },
]
const checkContext = {
  texts: new Map(Object.entries(files).map(([file, text]) => [file, { text, stamp: '' }])),
  ...{ routes, parts: [] },
} as unknown as CheckContext
const pageAt = (address: string) =>
  routes.find(({ path }) => address.split('?')[0]!.startsWith(path.replace(/:.*/, '')) && path !== '/')?.name
const addresses = (kind: 'page' | 'part' | 'component', name: string) =>
  sampleAddresses({ kind, name }, { checkContext, things: ['/goods/1'], pageAt }).own

it('are those that the shop leads to, where an address has something else in it than a thing for sale', () => {
  expect(addresses('page', 'list')).toEqual(['/atlantis/PICK', '/atlantis/PLAY?index=2'])
  expect(addresses('page', 'store')).toEqual(['/store', '/store?storeId=10020'])
})

it('are without an id first, then those of things', () => {
  expect(addresses('part', 'around')).toEqual([
    ...['/store', '/goods/1', '/atlantis/PICK', '/atlantis/PLAY?index=2', '/store?storeId=10020'],
  ])
})

it('begin with the address that names a page component, whose page reads it there', () => {
  expect(addresses('component', 'PLAY')).toEqual(['/atlantis/PLAY?index=2', '/'])
})

it('match no more links than are needed, however many a text has', () => {
  const text = JSON.stringify(Array.from({ length: 50_000 }, (_, at) => `/atlantis/${at}`))
  const asked: string[] = []
  const texts = new Map([...checkContext.texts, ['many.json', { text, stamp: '' }]])
  const found = sampleAddresses(
    { kind: 'page', name: 'list' },
    { checkContext: { ...checkContext, texts }, things: [], pageAt: (one) => (asked.push(one), pageAt(one)) },
  )
  expect([found.own.length, asked.length]).toEqual([40, 1_000])
})

it('of a component whose code is made of a query or of a route are those that ask for it', () => {
  const more = {
    'stations.json': `{"data":{"one":{"with":{"codes":["{{ 'STATION_' + city }}"]}}},"values":{"city":"{{ query.city }}"}}`,
    'components/STATION_SNOW.json': '{"type":"说明"}',
    'components/WINTER_PICKS.json': '{"type":"商品列表"}',
  }
  const all = new Map(checkContext.texts)
  for (const [file, text] of Object.entries(more)) all.set(file, { text, stamp: '' })
  const known = [
    ...routes,
    { name: 'stations', path: '/stations', open: true },
    { name: 'winter', path: '/winter', open: true, page: 'home', with: { code: 'WINTER' } },
  ]
  const of = (name: string) =>
    sampleAddresses(
      { kind: 'component', name },
      { checkContext: { ...checkContext, texts: all, routes: known } as unknown as CheckContext, things: [], pageAt },
    ).own[0]
  expect([of('STATION_SNOW'), of('WINTER_PICKS')]).toEqual(['/stations?city=SNOW', '/winter'])
})

it('of a page that no route leads to is its name', () => {
  expect(addresses('page', 'not-open')).toEqual(['/not-open'])
})

it('begin with one at which it is shown, sought among the first, and then where another page stands in', async () => {
  const asked: string[] = []
  const isShown = (shown: 'it' | 'busy', there?: string) => async (one: string) => {
    asked.push(one)
    return one === '/c' ? shown : one === there ? 'page' : 'nothing'
  }
  const of = (...own: string[]) => ({ own, instead: [] })
  expect(await shownFirst(of('/a', '/b', '/c', '/d'), isShown('it'))).toEqual(['/c', '/a', '/b', '/d'])
  expect(await shownFirst(of('/c', '/a'), isShown('busy'))).toEqual(['/c', '/a'])
  expect(await shownFirst(of('/a', '/b', '/d', '/e', '/c'), isShown('it')), 'too far').toEqual(
    [...'abdec'].map((one) => `/${one}`),
  )
  expect(asked).toEqual(['/a', '/b', '/c', '/c', '/a', '/b', '/d', '/e'])
  const never = () => Promise.reject(new Error('there is no other'))
  expect(await shownFirst(of('/a'), never)).toEqual(['/a'])
  expect(await shownFirst({ own: [], instead: ['/c'] }, isShown('it'))).toEqual(['/c'])
  expect(await shownFirst({ own: ['/a', '/b'], instead: ['/c'] }, isShown('it'))).toEqual(['/c', '/a', '/b'])
  const elsewhere = { own: ['/a', '/b'], instead: ['/e'] }
  expect(await shownFirst(elsewhere, isShown('it', '/b')), 'a page at least').toEqual(['/b', '/a'])
  expect(await shownFirst({ own: ['/a', '/b'], instead: ['/e'] }, isShown('it')), 'it helps nothing').toEqual([
    ...['/a', '/b'],
  ])
})

it('of a part are one of each page first, the first two also with what it asks of the query', () => {
  const text = JSON.stringify({ when: "{{ has(query.code) && query.share != 'no' }}" })
  const things = ['/goods/1', '/goods/2']
  const { own } = sampleAddresses({ kind: 'part', name: 'around' }, { checkContext, text, things, pageAt })
  expect(own.slice(0, 5)).toEqual(['/store', '/store?code=1', '/goods/1', '/goods/1?code=1', '/atlantis/PICK'])
  expect(own.indexOf('/goods/2')).toBeGreaterThan(own.indexOf('/atlantis/PICK'))
})

it('begin with one at which it may come before one without it, and after the page that stands in and has it', async () => {
  const first = async (shown: Readonly<Record<string, 'it' | 'maybe' | 'page'>>) =>
    (await shownFirst({ own: ['/a', '/b'], instead: ['/home'] }, async (one) => shown[one] ?? 'nothing'))[0]
  expect(await first({ '/a': 'page', '/b': 'maybe', '/home': 'page' })).toBe('/b')
  expect(await first({ '/a': 'page', '/b': 'maybe', '/home': 'it' })).toBe('/home')
})
