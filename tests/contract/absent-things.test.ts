import { describe, expect, it } from 'vitest'
import { openShop } from './shop-visit.ts'
import { idsIn } from './shown-blocks.ts'

const { arrive, visit } = openShop()

/** Addresses that name what is not there, and ones that name what is: of pages that find it in a list, behind a code, or by one of several names. */
const absent = [
  '/buypoi/NOPE',
  '/loading/NOPE',
  '/code-bridge?code=NOPE',
  '/map?id=NOPE',
  '/map?poiId=NOPE',
  '/map?storeId=NOPE',
  '/spell?productId=NOPE',
  '/stationCityInfo?city=NOPE',
  '/independent?store=NOPE',
  '/vacation/solution?theme=NOPE',
  '/tcshotel/storeTime?productId=NOPE',
  // The lists of cities and of stores themselves: components of the same beginning that are no city and no store.
  '/stationCityInfo?city=CITIES',
  '/independent?store=STORES',
]
const present = [
  '/buypoi/日落露台',
  '/map?poiId=50001',
  '/map?storeId=10020',
  '/map?name=码头',
  '/spell',
  '/spell?productId=650201',
  '/stationCityInfo',
  '/stationCityInfo?city=qinglan',
  '/independent',
  '/independent?store=park',
  '/vacation/solution',
  '/vacation/solution?theme=SNOW',
  '/tcshotel/storeTime',
  '/tcshotel/storeTime?productId=100102',
]

const statusOf = async (address: string) => (await arrive({ address, by: 'a visitor', route: '' })).prepared.status

/** Ids of the blocks that show what a component holds. */
const shows = async (address: string, id: string) =>
  idsIn((await visit({ address, by: 'a visitor', route: 'any' })).html).includes(id)

it.each([
  ['/stationCityInfo?city=CITIES', 'stations'],
  ['/independent?store=STORES', 'goods'],
])('%s shows nothing of another component', async (address, id) => {
  expect([await shows(address, id), await shows(address, 'unknown')]).toEqual([false, true])
})

it.each([
  ['/stationCityInfo', 'stations'],
  ['/independent?store=park', 'goods'],
  ['/vacation/solution?theme=SNOW', 'plans'],
])('%s shows what its own component holds', async (address, id) => {
  expect([await shows(address, id), await shows(address, 'unknown')]).toEqual([true, false])
})

describe('an address', () => {
  it.each(absent)('%s names what is not there: 404', async (address) => expect(await statusOf(address)).toBe(404))
  it.each(present)('%s names what is there: 200', async (address) => expect(await statusOf(address)).toBe(200))
})
