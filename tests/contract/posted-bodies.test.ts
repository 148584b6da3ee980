import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { STUDIO_API, studioContracts } from '../../schemas/studio/contracts.ts'
import { createSessions } from '../../server/session/sessions.ts'
import { TEST_SECRET, testPorts } from '../fixtures/app.ts'
import { embeddedDatabase, LONGEST_OPENING, type TestDatabase } from '../fixtures/databases.ts'
import { changingRoutes, type ListedRoute } from '../fixtures/listed-routes.ts'
import { openStudio, type TestStudio } from '../fixtures/studio.ts'
import { TODAY } from './shop-openings.ts'

/** What reads no body as text: the bytes of a picture, whatever the browser says that they are. */
const takesFile = `${STUDIO_API}${studioContracts.uploadPicture.path}`

const now = Date.parse(`${TODAY}T10:00:00+08:00`)
const clock = { now: () => now, offset: () => 0 }

describe('the body of a call', () => {
  let opened: TestDatabase
  let studio: TestStudio
  let routes: readonly ListedRoute[]
  let own: Readonly<Record<string, string>>
  beforeAll(async () => {
    opened = await embeddedDatabase(now)
    studio = await openStudio(opened.database, {
      limits: { calls: 100_000, signIns: 100_000 },
      ports: testPorts(opened.database, { clock }),
    })
    routes = changingRoutes(studio.app).filter(({ path }) => path !== takesFile)
    const { token } = await createSessions({ db: opened.database.orm, clock, secret: TEST_SECRET }).begin('900001')
    own = {
      ...{ authorization: `Bearer ${token}`, cookie: await studio.signedIn('admin') },
      'sec-fetch-site': 'same-origin',
    }
  }, LONGEST_OPENING)
  afterAll(async () => {
    await studio.close()
    await opened.remove()
  })

  const send = async ({ method, path }: ListedRoute, type: string, payload: Buffer | string, more: object = {}) => {
    const url = path.replaceAll(/:\w+(?:\|:\w+)*/g, 'x')
    const { authorization, cookie } = own
    // Each of the two is of one side, and the studio takes no key beside a cookie.
    const side = url.startsWith(STUDIO_API) ? { cookie } : { authorization }
    const headers = { ...own, authorization: undefined, cookie: undefined, ...side, 'content-type': type, ...more }
    const reply = await studio.app.inject({ method: method as 'POST', url, payload, headers: withoutNothing(headers) })
    return { status: reply.statusCode, body: reply.json<{ code: string; message: string; detail?: string }>() }
  }
  /** What of the routes was answered with something else. */
  const others = async (type: string, payload: Buffer | string, status: number) => {
    const found: string[] = []
    for (const route of routes) {
      const answer = await send(route, type, payload)
      if (answer.status !== status) found.push(`${route.method} ${route.path}: ${answer.status} ${answer.body.code}`)
    }
    return found
  }

  it('is walked for every call that may change something', () => {
    const posts = [...Object.values(contracts), ...Object.values(studioContracts)].filter(
      ({ method }) => (method as string) !== 'GET',
    )
    expect(routes.length).toBeGreaterThanOrEqual(posts.length - 1)
  })

  it('is refused in another charset, which this server would read as another text', async () => {
    expect(await others('application/json; charset=utf-16', '{"note":"海"}', 415)).toEqual([])
  })

  it.each([
    'application/json;charset="UTF-16LE"',
    'application/json-patch+json; charset=gbk',
    'application/json; version=1; charset=iso-8859-1',
    'APPLICATION/JSON ; Charset = us-ascii',
  ])('is refused as %s', async (type) => {
    for (const path of [contracts.pageComponents.path, STUDIO_API + studioContracts.newKey.path])
      expect((await send({ method: 'POST', path }, type, '{}')).status).toBe(415)
  })

  it('says which charset it can not be in', async () => {
    const shop = await send(
      { method: 'POST', path: contracts.pageComponents.path },
      'application/json; charset=gbk',
      '{}',
    )
    expect(shop.body).toMatchObject({
      code: 'unsupported-media-type',
      message: '请求格式不支持',
      detail: 'the body has to be UTF-8, and its content type says charset=gbk',
    })
    const newKey = { method: 'POST', path: STUDIO_API + studioContracts.newKey.path }
    expect((await send(newKey, 'application/json; charset=utf-16', '{}')).body).toMatchObject({
      code: 'unsupported-media-type',
      message: '请求的格式不对：内容要写成 UTF-8 的 JSON',
    })
  })

  it('is refused where it was packed, which would be read as broken', async () => {
    const asked = { method: 'POST', path: contracts.pageComponents.path }
    const packed = await send(asked, 'application/json', gzipSync('{"codes":[]}'), { 'content-encoding': 'gzip' })
    expect([packed.status, packed.body.detail]).toEqual([
      415,
      'the body has to come as it is, and its content encoding says gzip',
    ])
    const plain = await send(asked, 'application/json', '{"codes":["YT3_NONE"]}', { 'content-encoding': 'identity' })
    expect(plain.status).toBe(200)
  })

  it('is refused where its bytes are no UTF-8', async () => {
    const latin = Buffer.from('{"note":"caf\xe9"}', 'latin1')
    expect(await others('application/json', latin, 400)).toEqual([])
  })

  it.each(['application/json; charset=utf-8', 'application/json;charset="UTF-8"', 'application/json; charset=utf8'])(
    'is read as %s',
    async (type) => {
      const asked = { method: 'POST', path: contracts.pageComponents.path }
      expect((await send(asked, type, '{"codes":["YT3_NONE"]}')).status).toBe(200)
    },
  )
})

const withoutNothing = (headers: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
