// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeStores } from '../offline/fake-stores.ts'
import { followLogin, MEMBER_STORE, OWNER } from '../offline/member-store.ts'

const tokens = { token: 'eyJ.e30.sig', refreshToken: 'again' }
let stores: CacheStorage

beforeEach(() => {
  stores = fakeStores()
  vi.stubGlobal('caches', stores)
  localStorage.clear()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const sessionNow = async () => (await import('./session-now.ts')).session
/** Whose store it is, once everything that was begun is done. */
const owner = async () => {
  await new Promise((done) => setTimeout(done))
  return (await (await stores.open(MEMBER_STORE)).match(OWNER))?.text()
}

it('a login opens the store of what is the member’s, and the end of the session takes it away with all that is in it', async () => {
  const session = await sessionNow()
  session.save(tokens)
  expect(await owner()).toMatch(/^\d+(?:,\d+){3}$/)
  session.clear()
  await new Promise((done) => setTimeout(done))
  expect(await stores.has(MEMBER_STORE)).toBe(false)
})

it('who logs in as another gets a store of their own', async () => {
  const session = await sessionNow()
  session.save(tokens)
  const first = await owner()
  session.clear()
  session.save({ ...tokens, token: 'eyJ.e31.sig' })
  expect(await owner()).not.toBe(first)
})

it('a token that is renewed leaves what is the member’s', async () => {
  const session = await sessionNow()
  session.save(tokens)
  const first = await owner()
  session.save({ ...tokens, token: 'eyJ.e32.sig' })
  expect(await owner()).toBe(first)
})

it('a browser without stores logs in and out as any other', async () => {
  vi.stubGlobal('caches', undefined)
  await expect(followLogin(true)).resolves.toBeUndefined()
  await expect(followLogin(false)).resolves.toBeUndefined()
})
