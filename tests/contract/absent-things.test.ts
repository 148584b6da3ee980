import { describe, expect, it } from 'vitest'
import { openShop } from './shop-visit.ts'

const { arrive } = openShop()

/** Addresses that name what is not there, and ones that name what is: of pages that find it in a list, behind a code, or by one of several names. */
const absent = [
  '/buypoi/NOPE',
  '/loading/NOPE',
  '/code-bridge?code=NOPE',
  '/map?id=NOPE',
  '/map?poiId=NOPE',
  '/map?storeId=NOPE',
  '/spell?productId=NOPE',
]
const present = [
  '/buypoi/日落露台',
  '/map?poiId=50001',
  '/map?storeId=10020',
  '/map?name=码头',
  '/spell',
  '/spell?productId=650201',
]

const statusOf = async (address: string) => (await arrive({ address, by: 'a visitor', route: '' })).prepared.status

describe('an address', () => {
  it.each(absent)('%s names what is not there: 404', async (address) => expect(await statusOf(address)).toBe(404))
  it.each(present)('%s names what is there: 200', async (address) => expect(await statusOf(address)).toBe(200))
})
