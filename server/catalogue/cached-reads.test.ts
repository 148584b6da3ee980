import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Orm } from '../db/open-database.ts'
import { forgetCatalogue, cachedRead } from './cached-reads.ts'

/** Nothing is asked of it here: what was read is known by it. */
const fakeDatabase = () => ({}) as Orm

let db: Orm
let now = 0
beforeEach(() => {
  db = fakeDatabase()
  now = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('what is read of the catalogue', () => {
  it('is read once in a second, and once for all who ask at the same time', async () => {
    const read = vi.fn(async () => ({ price: 99 }))
    const [first, second] = await Promise.all([cachedRead(db, 'a', read), cachedRead(db, 'a', read)])
    now += 999
    expect(await cachedRead(db, 'a', read)).toBe(first)
    expect(second).toBe(first)
    expect(read).toHaveBeenCalledTimes(1)
    now += 1
    await cachedRead(db, 'a', read)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('is read anew once it was forgotten, also when it was read while it was written', async () => {
    let price = 99
    let finish = () => {}
    const slow = new Promise<void>((resolve) => (finish = resolve))
    const before = cachedRead(db, 'a', async () => {
      const old = price
      await slow
      return old
    })
    price = 79
    forgetCatalogue(db)
    finish()
    expect(await before).toBe(99)
    expect(await cachedRead(db, 'a', async () => price)).toBe(79)
  })

  it('is of one database, and of what its key names', async () => {
    await cachedRead(db, 'a', async () => 'mine')
    expect(await cachedRead(fakeDatabase(), 'a', async () => 'theirs')).toBe('theirs')
    expect(await cachedRead(db, 'b', async () => 'other')).toBe('other')
  })

  it('can be changed by none of those who share it', async () => {
    const shared = await cachedRead(db, 'a', async () => ({ packages: [{ stock: 5 }] }))
    expect(() => shared.packages.push({ stock: 1 })).toThrow(TypeError)
    expect(() => Object.assign(shared.packages[0] ?? {}, { stock: 4 })).toThrow(TypeError)
  })

  it('is not kept when it could not be read', async () => {
    await expect(cachedRead(db, 'a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await cachedRead(db, 'a', async () => 'back')).toBe('back')
  })
})
