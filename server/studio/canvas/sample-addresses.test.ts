import { expect, it } from 'vitest'
import type { CheckContext } from '../judging/check-context.ts'
import { sampleAddresses, thereFirst } from './sample-addresses.ts'

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
  sampleAddresses({ kind, name }, { checkContext, things: ['/goods/1'], pageAt })

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
  expect([found.length, asked.length]).toEqual([40, 1_000])
})

it('begin with one at which there is something, sought among the first', async () => {
  const asked: string[] = []
  const isThere = (there: boolean | 'busy') => async (one: string) => {
    asked.push(one)
    return one === '/c' ? there : false
  }
  expect(await thereFirst(['/a', '/b', '/c', '/d'], isThere(true))).toEqual(['/c', '/a', '/b', '/d'])
  expect(await thereFirst(['/c', '/a'], isThere('busy'))).toEqual(['/c', '/a'])
  expect(await thereFirst(['/a', '/b', '/d', '/e', '/c'], isThere(true)), 'too far').toEqual(
    [...'abdec'].map((one) => `/${one}`),
  )
  expect(asked).toEqual(['/a', '/b', '/c', '/c', '/a', '/b', '/d', '/e'])
  expect(await thereFirst(['/a'], () => Promise.reject(new Error('there is no other')))).toEqual(['/a'])
})
