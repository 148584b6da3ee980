import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { products, studioDrafts, studioPointers, studioReferenceRuns, studioRevisions } from '../../db/schema.ts'
import { describeInSandbox, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { NOON } from '../../../tests/fixtures/sandbox-mall.ts'
import { homeItem, openItem, publishTitle } from '../../../tests/fixtures/studio-edit.ts'
import { openStudio, pageText, type TestStudio } from '../../../tests/fixtures/studio.ts'
import { keepRun, lookEachNight } from './reference-runs.ts'
import { referencesHealth } from './references-health.ts'

const leadingTo = (id: string) =>
  JSON.stringify({
    versions: { page: 1, 'rich-text': 1 },
    title: '首页',
    redirects: [{ when: "{{ query.old == '1' }}", to: `/goods/${id}` }],
    blocks: [{ id: 'words', widget: 'rich-text', props: { parts: [{ paragraphs: ['早'] }] } }],
  })

describeInSandbox('what published pages name', NOON, (opened) => {
  let studio: TestStudio
  let publisher: string
  let sold: string
  const db = () => opened().database.orm
  const check = async (text: string) => {
    studio.clock.time += 10_000
    const { body } = await studio.call('checkDocument', { cookie: publisher, params: homeItem, body: { text } })
    return (body.problems as { rule: string; severity: string; message: { zh: string } }[])
      .filter(({ rule }) => rule.startsWith('product'))
      .map(({ severity, message }) => [severity, message.zh])
  }
  const report = async (cookie = publisher) => (await studio.call('brokenReferences', { cookie })).body
  const errorsOfHome = async () => {
    const { body } = await studio.call('item', { cookie: publisher, params: homeItem })
    return (body.row as { errors: number }).errors
  }
  const offShelf = (status: 0 | 1) => db().update(products).set({ status }).where(eq(products.id, sold))

  beforeAll(async () => {
    studio = await openStudio(opened().database)
    publisher = await studio.signedIn('publisher')
    const [first] = await db().select().from(products).where(eq(products.status, 1)).limit(1)
    sold = first!.id
    await db().update(products).set({ saleStartDate: '2020-01-01T00:00:00', saleEndDate: '2099-01-01T00:00:00' })
  }, LONGEST_OPENING)
  afterAll(() => studio.close())
  beforeEach(async () => {
    for (const table of [studioDrafts, studioPointers, studioReferenceRuns]) await db().delete(table)
    await offShelf(1)
    studio.write('home.json', pageText('首页'))
    await studio.store.refresh()
  })

  it('[N8] is looked up in the mall while a draft is checked: what is there is no problem, what is off the shelf is', async () => {
    expect(await check(leadingTo(sold))).toEqual([])
    expect(await check(leadingTo('nothing'))).toEqual([['error', '没有商品「nothing」']])
    await offShelf(0)
    expect(await check(leadingTo(sold))).toEqual([['error', expect.stringContaining('已经下架')]])
  })

  it('[N8] holds up a publish where it is dead, and not the way back to an earlier version', async () => {
    studio.write('home.json', leadingTo(sold))
    await studio.store.refresh()
    const before = (await publishTitle(studio, publisher, '冬天')).body.published as { hash: string }[]
    const after = (await publishTitle(studio, publisher, '夏天')).body.published as { hash: string }[]
    await offShelf(0)
    const refused = await publishTitle(studio, publisher, '秋天')
    expect([refused.status, refused.body.detail]).toEqual([422, expect.stringContaining('已经下架')])
    const body = { from: after[0]!.hash, to: before[0]!.hash, message: '' }
    expect((await studio.call('rollBack', { cookie: publisher, params: homeItem, body })).status).toBe(200)
  })

  it('[N8] is not known where the mall’s calls are answered elsewhere', async () => {
    const other = await openStudio(opened().database, { isOwnMall: false })
    const { body } = await other.call('checkDocument', {
      ...{ cookie: publisher, params: homeItem, body: { text: leadingTo('nothing') } },
    })
    expect(body.problems).toEqual([])
    expect((await other.call('brokenReferences', { cookie: publisher })).body.isKnown).toBe(false)
    await other.close()
  })

  it('[N9] is looked up once for a night, and told to whoever may look', async () => {
    let looks = 0
    const broken = { kind: 'page', name: 'home', rule: 'product-not-sold', severity: 'error', message: '没有' } as const
    const night = (shopNow: string, now = NOON) =>
      lookEachNight({
        ...{ db: db(), now: () => now, shopNow: () => shopNow, onBroken: () => undefined },
        lookUp: async () => {
          looks += 1
          return [broken]
        },
      })
    await night('2026-11-20T02:59:00')
    expect([looks, await report()]).toEqual([0, { isKnown: true, found: [] }])
    await night('2026-11-20T03:00:00')
    await night('2026-11-20T04:00:00')
    expect(looks).toBe(1)
    expect(await report(await studio.signedIn('viewer'))).toEqual({ isKnown: true, checkedAt: NOON, found: [broken] })
    await night('2026-11-21T03:00:00')
    expect(looks).toBe(2)
  })

  it('[N9] is looked up anew where a look came to no end', async () => {
    const lost = { shopNow: () => '2026-11-20T03:00:00', onBroken: () => undefined, db: db() }
    const broken = lookEachNight({ ...lost, now: () => NOON, lookUp: () => Promise.reject(new Error('gone')) })
    await expect(broken).rejects.toThrow('gone')
    let looks = 0
    const lookUp = async () => {
      looks += 1
      return []
    }
    for (const now of [NOON + 1_000, NOON + 2_000]) await lookEachNight({ ...lost, now: () => now, lookUp })
    expect(looks).toBe(1)
  })

  it('[N9] is looked up when an editor asks, which stands in the log; a viewer may not ask', async () => {
    studio.write('home.json', leadingTo(sold))
    await studio.store.refresh()
    await offShelf(0)
    const viewer = await studio.signedIn('viewer')
    expect((await studio.call('checkReferences', { cookie: viewer, body: {} })).status).toBe(403)
    const { body } = await studio.call('checkReferences', { cookie: publisher, body: {} })
    expect(body.found).toMatchObject([{ name: 'home', rule: 'product-not-sold', severity: 'error' }])
    expect((await report()).found).toEqual(body.found)
    expect(await errorsOfHome()).toBe(1)
    const log = await studio.call('auditLog', { cookie: publisher, query: { action: 'reference-check' } })
    expect(log.body.entries).toMatchObject([{ sentence: '查了一遍引用，坏了 1 处' }])
  })

  it('[N9] is told in the words of the form: page and block by what they are called', async () => {
    const words = { title: '文字', code: 'rich-text', description: '', version: 1, props: {}, examples: [] }
    const other = await openStudio(opened().database, { widgets: [words] })
    const page = JSON.parse(leadingTo(sold)) as { blocks: object[] }
    const on = { select: [{ do: 'navigate', to: '/goods/nothing' }] }
    const text = JSON.stringify({ ...page, blocks: page.blocks.map((block) => ({ ...block, on })) })
    other.write('home.json', text)
    await other.store.refresh()
    const { body } = await other.call('checkReferences', { cookie: publisher, body: {} })
    await other.close()
    expect(body.found).toContainEqual({
      ...{ kind: 'page', name: 'home', title: '首页', block: 'words', entry: '文字', rule: 'product-not-sold' },
      ...{ severity: 'error', message: '没有商品「nothing」' },
    })
  })

  it('[N9] is looked up in the entries of components that pages show too, which are named', async () => {
    const banner = { kind: 'component', name: 'YT3_BANNER' } as const
    const { text, base } = await openItem(studio, publisher, banner)
    const document = JSON.parse(text) as { title: string; entries: Record<string, unknown>[] }
    const [first] = document.entries
    Object.assign(first!, { redirectType: 'product', jumpParames: { product_url: `/goods/${sold}` } })
    const hash = 'f'.repeat(16)
    const revision = { ...banner, hash, text: JSON.stringify(document), author: '同事', createdAt: NOON }
    await db().insert(studioRevisions).values(revision)
    const pointer = { ...banner, hash, previous: base, fileHash: null, isArchived: false, at: NOON }
    await db().insert(studioPointers).values(pointer)
    const found = async () => {
      await studio.store.refresh()
      await offShelf(0)
      const { body } = await studio.call('checkReferences', { cookie: publisher, body: {} })
      return body.found
    }
    expect(await found()).toEqual([])
    studio.write('home.json', pageText('首页', banner.name))
    expect(await found()).toContainEqual({
      ...{ kind: 'component', name: banner.name, title: document.title, rule: 'product-not-sold', severity: 'error' },
      ...{ message: expect.stringContaining('已经下架'), block: first!.id, entry: first!.title },
    })
  })

  it('[N9] is no error of a text that was published since', async () => {
    const found = [
      { kind: 'page', name: 'home', rule: 'product-not-sold', severity: 'error', message: '没有' },
    ] as const
    await keepRun(db(), '2026-11-20', studio.clock.time, found)
    expect(await errorsOfHome()).toBe(1)
    studio.clock.time += 10_000
    await publishTitle(studio, publisher, '春天')
    expect(await errorsOfHome()).toBe(0)
  })

  it('[N9] stands in /readyz with its age, where something is broken or no night came to its end', async () => {
    const at = Date.parse('2026-11-20T03:00:00+08:00')
    const broken = { kind: 'page', name: 'home', rule: 'product-not-sold', severity: 'error', message: '没有' } as const
    expect(await referencesHealth(db(), at)).toBeUndefined()
    await keepRun(db(), '2026-11-20', at, [])
    expect(await referencesHealth(db(), at + 24 * 3_600_000)).toBeUndefined()
    expect(await referencesHealth(db(), at + 49 * 3_600_000)).toMatch(/^2026-11-20 03:00 查的，之后每夜的检查没有做完/)
    await keepRun(db(), '2026-11-20', at, [broken, { ...broken, severity: 'warning' }])
    expect(await referencesHealth(db(), at)).toMatch(/^2026-11-20 03:00 查的：坏了 1 处/)
  })
})
