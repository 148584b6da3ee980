import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STUDIO_API, type StudioCallName, studioContracts } from '../../schemas/studio/contracts.ts'
import type { StudioContract } from '../../schemas/studio/contract.ts'
import { mayActAs, type Role, roleNames, roles } from '../../schemas/studio/role.ts'
import { embeddedDatabase, LONGEST_OPENING, type TestDatabase } from '../../tests/fixtures/databases.ts'
import { changingRoutes } from '../../tests/fixtures/listed-routes.ts'
import { publishTitle } from '../../tests/fixtures/studio-edit.ts'
import { openStudio, type TestStudio } from '../../tests/fixtures/studio.ts'
import { createLog } from '../logging/log.ts'
import { isSameOrigin } from './same-origin.ts'

const names = Object.keys(studioContracts) as StudioCallName[]
const contractOf = (name: StudioCallName): StudioContract => studioContracts[name]

/** Something for each param, so that a path leads to its route. */
const params = { kind: 'page', name: 'home', id: 'nobody', hash: '0123456789abcdef' }

describe('a call of the studio', () => {
  let opened: TestDatabase
  let studio: TestStudio
  const lines: string[] = []
  const cookies: Partial<Record<Role, string>> = {}
  beforeAll(async () => {
    opened = await embeddedDatabase()
    const into = new Writable({
      write(line, _, done) {
        lines.push(String(line))
        done()
      },
    })
    studio = await openStudio(opened.database, { log: createLog('debug', into) })
    for (const role of roles) cookies[role] = await studio.signedIn(role)
  }, LONGEST_OPENING)
  afterAll(async () => {
    await studio.close()
    await opened.remove()
  })

  describe.each(names.filter((name) => contractOf(name).role !== 'anybody'))('%s', (name) => {
    const needed = contractOf(name).role as Role

    it('[S1] is refused to who is not signed in, or has another cookie', async () => {
      for (const cookie of [undefined, 'pagoda_studio=', 'pagoda_studio=made-up', 'token=x'])
        expect(await studio.call(name, { params, cookie, body: {} })).toMatchObject({
          status: 401,
          body: { code: 'signed-out' },
        })
    })

    it.each(roles.filter((role) => !mayActAs(role, needed)))('[S1] is refused to a %s', async (role) => {
      const answer = await studio.call(name, { params, cookie: cookies[role], body: {} })
      expect(answer).toMatchObject({
        status: 403,
        body: { code: 'not-allowed', detail: `你的角色是「${roleNames[role]}」，要「${roleNames[needed]}」` },
        headers: { 'cache-control': 'no-store' },
      })
    })

    it.each(roles.filter((role) => mayActAs(role, needed)))('[S1] is answered to a %s', async (role) => {
      // What can't be read is refused after the role was looked at.
      const body = contractOf(name).body && { nonsense: true }
      const { status, headers } = await studio.call(name, { params, cookie: cookies[role], body })
      expect([401, 403, 500]).not.toContain(status)
      expect(headers['cache-control']).toBe(name === 'catalogue' ? 'private, no-cache' : 'no-store')
    })
  })

  describe('of who came by a link and set no password', () => {
    const waysIn = new Set<StudioCallName>(['me', 'changePassword', 'signOut', 'signIn', 'signInByLink'])
    const refusal = async (name: StudioCallName) => {
      const cookie = await studio.cameByLink('admin')
      const { status, body } = await studio.call(name, { params, cookie, body: contractOf(name).body && {} })
      return [status, body.code]
    }

    it.each(names.filter((name) => !waysIn.has(name)))('[S3] %s is refused', async (name) => {
      expect(await refusal(name)).toEqual([403, 'needs-password'])
    })

    it.each([...waysIn])('[S3] %s is not: it leads to a password, or out', async (name) => {
      expect(await refusal(name)).not.toContain('needs-password')
    })
  })

  describe('of who gave the password more than 15 minutes ago', () => {
    const asking: readonly StudioCallName[] = [
      ...(['newKey', 'addOperator', 'changeOperator', 'newSignInLink', 'setPublishingRules'] as const),
    ]
    const signedInBefore = async (ms: number, name: StudioCallName) => {
      const cookie = await studio.signedIn('admin')
      studio.clock.time += ms
      const { status, body } = await studio.call(name, { params, cookie, body: contractOf(name).body && {} })
      studio.clock.time -= ms
      return [status, body.code]
    }

    it.each(asking)('[S7] %s asks for it again, and before does not', async (name) => {
      expect(await signedInBefore(15 * 60_000, name)).toEqual([403, 'password-needed'])
      expect(await signedInBefore(15 * 60_000 - 1, name)).not.toContain('password-needed')
    })

    it.each(names.filter((name) => !asking.includes(name)))('[S7] %s does not ask', async (name) => {
      expect(await signedInBefore(60 * 60_000, name)).not.toContain('password-needed')
    })
  })

  describe('of a page of another origin, with the cookie of an admin', () => {
    /** Read from the router: what is registered without a contract is walked as well. */
    const changing = () => changingRoutes(studio.app).filter(({ path }) => path.startsWith('/studio'))
    const sentBy = async (headers: Readonly<Record<string, string>>) => {
      const told: string[] = []
      for (const { method, path } of changing()) {
        const url = path.replaceAll(/:(\w+)(?:\|:\w+)*/g, (_, key: string) => params[key as 'kind'])
        const all = { cookie: cookies.admin!, 'content-type': 'application/json', ...headers }
        const reply = await studio.app.inject({ method: method as 'POST', url, payload: '{}', headers: all })
        if (reply.statusCode !== 403 || reply.json<{ code: string }>().code !== 'foreign-origin')
          told.push(`${method} ${path}: ${reply.statusCode}`)
      }
      return told
    }

    it('[S2] is every call looked at that may change something', () => {
      const contracted = names.map(contractOf).filter(({ method }) => method !== 'GET')
      const walked = new Set(changing().map(({ path }) => path.replaceAll(/\|:\w+/g, '')))
      expect(walked.size).toBe(contracted.length)
    })

    it.each<Readonly<Record<string, string>>>([
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
      { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
      { 'sec-fetch-site': '', origin: 'null' },
      { origin: 'https://evil.example' },
      { origin: 'https://evil.example', 'content-type': 'text/plain' },
      { origin: 'http://localhost:81' },
      {},
    ])('[S2] no call that may change something is done: %j', async (headers) => {
      expect(await sentBy(headers)).toEqual([])
    })
  })

  it.each(names.filter((name) => contractOf(name).body))(
    '%s refuses a body that is none of its own, and one that is no JSON',
    async (name) => {
      const url = STUDIO_API + contractOf(name).path.replaceAll(/:(\w+)/g, (_, key: string) => params[key as 'kind'])
      const send = (payload: string, type: string) =>
        studio.app.inject({
          ...{ method: 'POST', url, payload },
          headers: { 'sec-fetch-site': 'same-origin', cookie: cookies.admin, 'content-type': type },
        })
      const answers = [
        await send('{"nonsense":true}', 'application/json'),
        await send('{ half', 'application/json'),
        await send('name=a', 'application/x-www-form-urlencoded'),
        await send('{}', 'text/plain'),
      ]
      const [bad, type] = ['invalid-request', 'unsupported-media-type']
      expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual([bad, bad, type, type])
    },
  )

  it('refuses a text that no database takes', async () => {
    const body = { name: 'page', title: 'a\u0000b', path: '/page' }
    expect((await studio.call('newPage', { cookie: cookies.editor, body })).body).toMatchObject({
      code: 'invalid-request',
    })
  })

  it('answers what it was asked before with a short word: the catalogue is the same until the shop is built anew', async () => {
    const first = await studio.call('catalogue', { cookie: cookies.viewer })
    const headers = { 'if-none-match': `W/"other", ${String(first.headers.etag)}` }
    expect((await studio.call('catalogue', { cookie: cookies.viewer, headers })).status).toBe(304)
    expect((await studio.call('catalogue', { headers })).status).toBe(401)
  })

  it('is this server’s own where another backend answers the mall’s calls', async () => {
    const settings = { apiBase: 'http://127.0.0.1:1', marketBase: '' }
    const front = await openStudio(opened.database, { settings })
    expect((await front.call('me', { cookie: cookies.viewer })).status).toBe(200)
    await front.close()
  })

  it('may be made so often from one address, and a password tried less often', async () => {
    const narrow = await openStudio(opened.database, { limits: { signIns: 3, calls: 10 } })
    const codes = async (name: StudioCallName, body?: object) =>
      Promise.all(
        Array.from({ length: 12 }, async () => (await narrow.call(name, { body, cookie: cookies.viewer })).status),
      )
    expect((await codes('signIn', { name: '谁', password: 'guess' })).filter((status) => status === 429)).toHaveLength(
      9,
    )
    expect((await codes('me')).filter((status) => status === 429)).toHaveLength(2)
    await narrow.close()
  })

  it('leaves no secret and no document in the log', async () => {
    lines.length = 0
    await studio.call('signIn', { body: { name: '谁', password: 'a password of somebody' } })
    await publishTitle(studio, cookies.publisher ?? '', '一个标题')
    const secret = String(cookies.publisher).split('=')[1]!
    expect(lines.length).toBeGreaterThan(3)
    expect(
      lines.filter((line) => [secret, 'a password of somebody', '一个标题'].some((one) => line.includes(one))),
    ).toEqual([])
  })
})

describe('the origin of a call', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://shop.local:5180' }, true],
    [{ origin: 'http://shop.local:5180' }, true],
    [{ origin: 'https://shop.example' }, true],
    [{}, false],
    [{ origin: 'null' }, false],
    [{ origin: 'https://shop.example.evil.example' }, false],
    [{ origin: 'ftp://shop.local:5180' }, false],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, false],
  ])('%j is ours: %s', (headers, isOwn) => {
    expect(isSameOrigin({ headers, host: 'shop.local:5180' }, 'https://shop.example')).toBe(isOwn)
  })
})
