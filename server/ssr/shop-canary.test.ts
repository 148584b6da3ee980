import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, it } from 'vitest'
import { noAssets, shopSettings } from '../../tests/fixtures/shop-files.ts'
import { validatorStore } from '../../build/validator-store.ts'
import { createBuiltShop } from '../../src/app/entry-server.tsx'
import { depsOf } from '../../src/engine/server/fake-shop.ts'
import { testApp } from '../../tests/fixtures/app.ts'
import { describeOnDatabases, LONGEST_OPENING } from '../../tests/fixtures/databases.ts'
import { homeItem, publishTitle } from '../../tests/fixtures/studio-edit.ts'
import { drafted, forgetReleases, releasing } from '../../tests/fixtures/studio-releases.ts'
import { openStudio, type TestStudio } from '../../tests/fixtures/studio.ts'
import { studioAudit } from '../db/schema.ts'
import { createFastPath, type FastPath } from './fast-path.ts'
import { createForwards } from './forwards.ts'
import { createPageViewers } from './page-viewers.ts'
import { createRenderLimits } from './render-limits.ts'
import { reportRoute } from './report-route.ts'
import { serveShop } from './serve-shop.ts'
import { createShopCanary, type ShopCanary } from './shop-canary.ts'
import { shopPlugin } from './shop-plugin.ts'

const built = await createBuiltShop(validatorStore)
const settings = { ...shopSettings, cdnSeconds: 60 }

describeOnDatabases('a release that a share of the shoppers gets', (opened) => {
  let studio: TestStudio
  let shop: FastifyInstance
  let fastPath: FastPath
  let canary: ShopCanary
  let publisher: string
  let act: ReturnType<typeof releasing>
  const db = () => opened().database.orm

  /** The shop's pages on the studio's files, as an instance serves them. */
  async function openPages() {
    canary = createShopCanary({ database: db(), pages: studio.store }, built, () => fastPath.clear())
    const call = () => Promise.reject(new Error('These pages have no data'))
    const deps = { ...depsOf(studio.store, { call, deadline: 50 }), pages: studio.store }
    const pages = serveShop({ shop: built, assets: noAssets, deps, settings, canary })
    fastPath = createFastPath(pages)
    const asides = { deadline: 50, now: Date.now, onProblem: () => undefined }
    const viewers = createPageViewers({ callAs: () => call, ...asides })
    const forwards = createForwards({ ...deps, ...asides })
    const limits = createRenderLimits({ perMinute: 100_000, isOverrun: () => false, now: Date.now })
    const register = (app: FastifyInstance) => {
      reportRoute(app, { warn: () => undefined }, { onReport: canary.reportsAlso(() => undefined) })
      shopPlugin(app, { pages, limits, fastPath, viewers, forwards, callAs: () => call, onTrial: canary.onTrial })
    }
    return testApp(opened().database, { shop: { register } })
  }

  const ask = (address: string, visitor?: string) =>
    shop.inject({ url: `/tc-fostay${address}`, headers: visitor ? { cookie: `pagoda_visitor=${visitor}` } : {} })
  const visitors = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `visitor-${from + at}`)
  const titleFor = async (visitor?: string, address = '/') =>
    /<title>([^<·|-]*)/.exec((await ask(address, visitor)).body)?.[1]?.trim()
  const isKnown = (url: string) =>
    fastPath.handle(
      { url, method: 'GET', headers: {} } as never,
      { writeHead: () => undefined, end: () => undefined } as never,
    )

  async function tried(share: number) {
    const { body } = await act.bundle(publisher, [await drafted(studio, publisher, '冬天')])
    const answer = await act.tryOut(publisher, body, { share })
    await canary.look()
    return answer.body
  }

  beforeEach(async () => {
    await forgetReleases(db())
    studio = await openStudio(opened().database)
    publisher = await studio.signedIn('publisher')
    act = releasing(studio)
    shop = await openPages()
    return async () => {
      await shop.close()
      await studio.close()
    }
  }, LONGEST_OPENING)

  it('[W1] is the same for a visitor every time, and about as many get it as was said', async () => {
    await tried(25)
    const names = visitors(200)
    const first = await Promise.all(names.map((one) => titleFor(one)))
    const again = await Promise.all(names.map((one) => titleFor(one)))
    expect(again).toEqual(first)
    expect(new Set(first)).toEqual(new Set(['冬天', '首页']))
    const share = first.filter((title) => title === '冬天').length
    expect(share).toBeGreaterThan(25)
    expect(share).toBeLessThan(80)
  })

  it('[W2] is never known by an address alone: what was is forgotten, and no CDN keeps it', async () => {
    const before = await ask('/')
    expect([before.headers['cache-control'], isKnown('/tc-fostay/')]).toEqual([
      expect.stringContaining('s-maxage'),
      true,
    ])
    await tried(50)
    expect(isKnown('/tc-fostay/')).toBe(false)
    for (const visitor of [...visitors(20), undefined]) {
      const { headers } = await ask('/', visitor)
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers['cdn-cache-control']).toBeUndefined()
      expect(isKnown('/tc-fostay/')).toBe(false)
    }
    // Whoever had no cookie gets one, so that they stay where they are.
    expect((await ask('/')).headers['set-cookie']).toContain('pagoda_visitor=')
    // Pages that it does not change are everybody's as before.
    await ask('/goods/1')
    expect([isKnown('/tc-fostay/goods/1'), (await ask('/goods/1', 'visitor-1')).headers['set-cookie']]).toEqual([
      true,
      undefined,
    ])
  })

  it('[W1] ends for all: published, everybody has it; taken back, nobody', async () => {
    const running = await tried(50)
    const back = await act.takeBack(publisher, running)
    await canary.look()
    const names = visitors(30)
    const titles = async () => [...new Set(await Promise.all(names.map((one) => titleFor(one))))]
    expect([back.body.state, await titles()]).toEqual(['failed', ['首页']])
    const again = await act.tryOut(publisher, back.body, { share: 50 })
    await canary.look()
    expect(await titles()).toHaveLength(2)
    expect((await act.publish(publisher, again.body)).body.state).toBe('published')
    await canary.look()
    expect(await titles()).toEqual(['冬天'])
    await ask('/')
    expect(isKnown('/tc-fostay/')).toBe(true)
  })

  it('[S5] that it was taken back stands in the log once, with the name; a reason is told where nobody did it', async () => {
    const by = await studio.signedIn('publisher', '小林')
    const back = await act.takeBack(by, await tried(50))
    expect(back.body.reason).toBe('小林 退回了灰度')
    await act.tryOut(publisher, back.body, { share: 10 })
    await publishTitle(studio, publisher, '别的')
    await studio.judgeCanary()
    const { body } = await studio.call('auditLog', { cookie: publisher, query: { action: 'release-return' } })
    expect((body.entries as object[]).slice(0, 2)).toMatchObject([
      { address: '自动', sentence: expect.stringMatching(/^退回了灰度「双十一」：.*页面「冬天」/) },
      { operator: '小林', sentence: '退回了灰度「双十一」' },
    ])
  })

  it('[W1] a theme that is tried out is in all pages of its brand', async () => {
    const theme = { kind: 'theme', name: 'lantu' } as const
    const { body } = await act.bundle(publisher, [await drafted(studio, publisher, '新主题', theme)])
    await act.tryOut(publisher, body, { share: 50 })
    await canary.look()
    expect((await ask('/goods/1')).headers['cache-control']).toBe('private, no-store')
  })

  it('[W3] goes back by itself when more of its blocks fail, and says so', async () => {
    const running = await tried(50)
    const names = visitors(300)
    const isNew = new Map<string, boolean>()
    for (const one of names) isNew.set(one, (await titleFor(one)) === '冬天')
    await canary.look()
    await studio.judgeCanary()
    expect((await act.read(publisher, running)).release.state).toBe('canary')
    const failing = names.filter((one) => isNew.get(one)).slice(0, 20)
    const payload = { page: 'home', block: 'words', widget: 'rich-text', code: 'render', message: 'broken' }
    for (const one of failing)
      await shop.inject({
        method: 'POST',
        url: '/tc-fostay/_report',
        payload,
        headers: { cookie: `pagoda_visitor=${one}` },
      })
    await canary.look()
    const seen = (await act.read(publisher, running)) as unknown as { canary: { share: object; verdict: string } }
    expect(seen.canary).toMatchObject({ share: { failures: 20 }, rest: { failures: 0 }, verdict: 'risen' })
    await studio.judgeCanary()
    const { release } = await act.read(publisher, running)
    expect(release).toMatchObject({ state: 'failed', reason: expect.stringContaining('灰度自动退回') })
    const said = (await db().select().from(studioAudit)).filter(({ action }) => action === 'release-return')
    expect(said.at(-1)).toMatchObject({ address: '自动' })
    await canary.look()
    expect(await titleFor(failing[0])).toBe('首页')

    await act.tryOut(publisher, release, { share: 50 })
    await studio.judgeCanary()
    const anew = (await act.read(publisher, running)) as unknown as { canary: object }
    expect(anew.canary, 'tried anew in the same minute').toMatchObject({ share: { views: 0, failures: 0 } })
  })

  it('[W3] goes back by itself when something else was published over it', async () => {
    const running = await tried(10)
    await publishTitle(studio, publisher, '别的')
    await studio.judgeCanary()
    const { release } = await act.read(publisher, running)
    expect(release).toMatchObject({ state: 'failed', reason: expect.stringContaining('页面「冬天」') })
  })

  it('[W1] refuses a second one at a time, a new page, and who may not publish', async () => {
    await tried(10)
    const about = { kind: 'page', name: 'about' } as const
    const other = await act.bundle(publisher, [await drafted(studio, publisher, '关于我们', about)])
    const second = await act.tryOut(publisher, other.body, { share: 10 })
    expect([second.body.code, second.body.detail]).toEqual(['not-for-canary', expect.stringContaining('双十一')])
    await studio.call('newPage', { cookie: publisher, body: { name: 'eve', path: '/eve', title: '前夜' } })
    const fresh = await act.bundle(publisher, [{ kind: 'page', name: 'eve', version: 1 }])
    expect((await act.tryOut(publisher, fresh.body, { share: 10 })).body.detail).toContain('「eve」是新的')
    const editor = await studio.signedIn('editor')
    expect((await act.tryOut(editor, other.body, { share: 10 })).body.code).toBe('not-allowed')
    expect((await act.tryOut(publisher, other.body, { share: 90 })).body.code).toBe('invalid-request')
    expect((await studio.call('item', { cookie: publisher, params: homeItem })).status).toBe(200)
  })
})
