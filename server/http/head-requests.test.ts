import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import type { StudioContract } from '../../schemas/studio/contract.ts'
import { STUDIO_API, studioContracts } from '../../schemas/studio/contracts.ts'
import { embeddedDatabase, LONGEST_OPENING, type TestDatabase } from '../../tests/fixtures/databases.ts'
import { openStudio, type TestStudio } from '../../tests/fixtures/studio.ts'

/** Something for each part of a path, so that it leads to its route. */
const params: Readonly<Record<string, string>> = { kind: 'page', name: 'home', id: 'nobody', hash: '0123456789abcdef' }
const filled = (path: string) => path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '1')

const getsOf = (all: Readonly<Record<string, unknown>>, prefix = '') =>
  (Object.values(all) as Pick<StudioContract, 'method' | 'path'>[])
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => prefix + filled(path))

const addresses = [
  ...['/', '/healthz', '/readyz', '/metrics', '/jobs', '/docs', '/docs/json', '/nowhere', '/tc-fostay/media/none.webp'],
  ...['/studio/canvas?kind=page&name=home&address=/', '/tc-fostay/?_preview=of-nobody'],
  ...[
    '/tc-fostay/%E0%A4',
    '/tc-fostay/%00',
    '/%E0%A4',
    '/studio/',
    '/studio/nowhere',
    '/studio/sign-in',
    '/sandbox/nowhere',
  ],
  ...['/sandbox/', '/sandbox/clock', '/sandbox/sms'],
  ...getsOf(studioContracts, STUDIO_API),
  ...getsOf(contracts),
]

/** What differs between any two answers, and how long a body is that is not sent. */
const OF_ONE_ANSWER = [
  'date',
  'content-length',
  'transfer-encoding',
  'x-request-id',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
]

describe('a HEAD request', () => {
  let opened: TestDatabase
  let studio: TestStudio
  let admin: string
  beforeAll(async () => {
    opened = await embeddedDatabase()
    studio = await openStudio(opened.database)
    admin = await studio.signedIn('admin')
  }, LONGEST_OPENING)
  afterAll(async () => {
    await studio.close()
    await opened.remove()
  })

  const ask = async (method: 'GET' | 'HEAD', url: string, packed = {}) => {
    const { statusCode, headers } = await studio.app.inject({ method, url, headers: { cookie: admin, ...packed } })
    const told = Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.includes(name))
    return { status: statusCode, headers: Object.fromEntries(told) }
  }

  it.each(addresses)('to %s says what a packed answer would', async (url) => {
    const packed = { 'accept-encoding': 'gzip, deflate' }
    expect(await ask('HEAD', url, packed)).toEqual(await ask('GET', url, packed))
  })

  // Node sends no body of an answer to it.
  it.each(addresses)('to %s has the status and the headers of a GET', async (url) => {
    expect(await ask('HEAD', url)).toEqual(await ask('GET', url))
  })
})
