import { productsWith } from './product-choices.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import {
  componentContents,
  pageComponents,
  products,
  studioDrafts,
  studioPointers,
  studioPublications,
  studioRevisions,
  articles,
  coupons,
} from '../../db/schema.ts'
import { componentOfText, componentText, type Entry } from '../../components/component-text.ts'
import { forgetCatalogue } from '../../catalogue/cached-reads.ts'
import { print, normalise, setBlockValue, noTitles, type Outcome } from '../../../src/studio/document/index.ts'
import { describeOnDatabases, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { openItem } from '../../../tests/fixtures/studio-edit.ts'
import { openStudio, pageText, type TestStudio } from '../../../tests/fixtures/studio.ts'

const item = { kind: 'component', name: 'TCP_Notice' } as const
const rows = [
  {
    componentCode: item.name,
    position: 1,
    id: 'a',
    title: '今天检修',
    jumpPath: '/combo',
    redirectType: 'page' as const,
  },
  { componentCode: item.name, position: 2, id: 'b', title: '夜场延长', contentInfo: { summary: '到十点' } },
]

describeOnDatabases('[E1] page components', (opened) => {
  let studio: TestStudio
  let publisher: string
  const db = () => opened().database.orm
  beforeEach(async () => {
    for (const table of [
      studioDrafts,
      studioPointers,
      studioPublications,
      studioRevisions,
      componentContents,
      pageComponents,
    ])
      await db().delete(table)
    await db().insert(pageComponents).values({ code: item.name, name: '公告', typeName: '公告' })
    await db().insert(componentContents).values(rows)
    forgetCatalogue(db())
    studio = await openStudio(opened().database)
    publisher = await studio.signedIn('publisher')
    return () => studio.close()
  }, LONGEST_OPENING)

  const shown = async (needContentInfo = false) => {
    forgetCatalogue(db())
    const payload = { codes: [item.name], needContentInfo }
    const reply = await studio.app.inject({ method: 'POST', url: contracts.pageComponents.path, payload })
    return reply.json<{ data: { pageComponents: { componentContents: Entry[] }[] } }>().data.pageComponents[0]
      ?.componentContents
  }
  const titles = async () => (await shown())?.map(({ title }) => title)
  const documentOf = (text: string) => {
    const read = normalise(text, 'component')
    if ('problem' in read) throw new Error(read.problem.message)
    return read.document
  }
  /** Changes values of entries in one draft. */
  const save = async (cookie: string, ...changes: (readonly [key: string, path: string[], value: never])[]) => {
    const { text, version, base } = await openItem(studio, cookie, item)
    let document = documentOf(text)
    const steps = changes.map(([key, path, value]) => {
      const made: Outcome = setBlockValue(document, { key, path, value }, noTitles)
      if ('refused' in made) throw new Error(made.refused)
      document = made.document
      return made.step
    })
    return studio.call('saveSteps', { cookie, params: item, body: { version, base, steps, text: print(document) } })
  }
  const publish = async (version: unknown, more: readonly object[] = []) =>
    studio.call('publishDraft', {
      cookie: publisher,
      body: { items: [{ ...item, version }, ...more], message: '换公告' },
    })
  const change = (key: string, path: string[], value: unknown) => [key, path, value as never] as const

  it('begin as the rows of the database have them, with the pages that show them', async () => {
    studio.write('home.json', pageText('首页', item.name))
    await studio.store.refresh()
    const { body } = await studio.call('componentList', { cookie: publisher })
    expect(body.components).toEqual([
      {
        ...{ code: item.name, type: '公告', entries: 2, shown: 2, coming: 0, over: 0, hidden: 0 },
        pages: [{ name: 'home', title: 'home' }],
        texts: [
          { id: 'a', title: '今天检修', words: expect.stringContaining('今天检修') },
          { id: 'b', title: '夜场延长', words: expect.stringContaining('到十点') },
        ],
      },
    ])
    const one = await studio.call('item', { cookie: publisher, params: item })
    expect(one.body).toMatchObject({
      row: { title: '公告', state: 'live', errors: 0, paths: ['/'] },
      published: { source: 'file' },
    })
    const text = (one.body.published as { text: string }).text
    expect(componentText(componentOfText(item.name, text))).toBe(text)
    expect(componentOfText(item.name, text).entries[1]).toEqual({
      id: 'b',
      title: '夜场延长',
      contentInfo: { summary: '到十点' },
    })
  })

  it('are what the shop’s endpoint answers as soon as they are published, and go back to what they were', async () => {
    expect(await titles()).toEqual(['今天检修', '夜场延长'])
    const { body } = await save(publisher, change('a', ['title'], '今天不检修'))
    expect(await titles()).toEqual(['今天检修', '夜场延长'])
    const told: (readonly string[])[] = []
    studio.store.on('changed', (files) => told.push(files))
    expect((await publish(body.version)).status).toBe(200)
    expect(told).toEqual([[`pages/components/${item.name}.json`]])
    expect(await titles()).toEqual(['今天不检修', '夜场延长'])
    expect((await shown(true))?.[1]).toEqual({ id: 'b', title: '夜场延长', contentInfo: { summary: '到十点' } })
    expect((await shown())?.[1]).toEqual({ id: 'b', title: '夜场延长' })

    const { entries } = (await studio.call('itemHistory', { cookie: publisher, params: item })).body as {
      entries: { hash: string; by: string; action: string }[]
    }
    expect(entries).toMatchObject([
      { action: 'publish', isLive: true },
      { action: 'file', by: '初始内容' },
    ])
    const back = { from: entries[0]!.hash, to: entries[1]!.hash, message: '' }
    expect((await studio.call('rollBack', { cookie: publisher, params: item, body: back })).status).toBe(200)
    expect(await titles()).toEqual(['今天检修', '夜场延长'])
  })

  it('[E4] show an entry in its time by the shop’s clock, and one that is hidden never', async () => {
    const { body } = await save(
      publisher,
      change('a', ['live'], { from: '2020-01-01T00:00', until: '2099-01-01T00:00' }),
      change('b', ['live'], { from: '2099-01-01T00:00' }),
    )
    await publish(body.version)
    expect(await shown()).toEqual([{ id: 'a', title: '今天检修', jumpPath: '/combo', redirectType: 'page' }])
    const list = await studio.call('componentList', { cookie: publisher })
    expect(list.body.components).toMatchObject([{ entries: 2, shown: 1, coming: 1, over: 0, hidden: 0 }])
    const next = await save(publisher, change('a', ['hidden'], true))
    await publish(next.body.version)
    expect(await titles()).toEqual([])
  })

  it('[P4] are told of in another instance as soon as it looks, and serve there after a restart', async () => {
    const other = await openStudio(opened().database, { dir: studio.dir })
    const told: (readonly string[])[] = []
    other.store.on('changed', (files) => told.push(files))
    const { body } = await save(publisher, change('a', ['title'], '今天不检修'))
    await publish(body.version)
    await other.store.refresh()
    expect(told).toEqual([[`pages/components/${item.name}.json`]])
    await other.store.refresh()
    expect(told).toHaveLength(1)
    await other.close()
    const again = await openStudio(opened().database, { dir: studio.dir })
    const cookie = await again.signedIn('viewer')
    expect((await again.call('item', { cookie, params: item })).body).toMatchObject({ published: { source: 'studio' } })
    await again.close()
  })

  it('[P2] go together with a page or not at all', async () => {
    const { body } = await save(publisher, change('a', ['title'], '今天不检修'))
    const page = { kind: 'page', name: 'home', version: 1 }
    expect((await publish(body.version, [page])).body.code).toBe('draft-gone')
    expect(await titles()).toEqual(['今天检修', '夜场延长'])
  })

  it('[E2] with a problem are kept as a draft and not published, and say where it is', async () => {
    const { body } = await save(publisher, change('a', ['jumpPath'], '/nowhere'))
    const { text } = await openItem(studio, publisher, item)
    const checked = await studio.call('checkDocument', { cookie: publisher, params: item, body: { text } })
    expect(checked.body.problems).toMatchObject([
      { rule: 'unread-component', severity: 'warning' },
      { rule: 'unknown-route', pointer: '/entries/0/jumpPath' },
    ])
    const refused = await publish(body.version)
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      422,
      'has-problems',
      '页面组件「公告」：网站里没有地址「/nowhere」',
    ])
    expect(await titles()).toEqual(['今天检修', '夜场延长'])
  })

  it('[S1] are changed by editors and published by publishers alone', async () => {
    const [viewer, editor] = [await studio.signedIn('viewer'), await studio.signedIn('editor')]
    expect((await save(viewer, change('a', ['title'], '甲'))).body.code).toBe('not-allowed')
    const { body } = await save(editor, change('a', ['title'], '甲'))
    const asked = { items: [{ ...item, version: body.version }], message: '' }
    expect((await studio.call('publishDraft', { cookie: editor, body: asked })).body.code).toBe('not-allowed')
    expect((await studio.call('componentList', { cookie: viewer })).status).toBe(200)
    expect((await studio.call('componentList')).status).toBe(401)
  })

  it('[E9] lead to products that there are: chosen by words, and told of where one is missing', async () => {
    const body = { productImageInfos: [{ url: '/tc-fostay/media/bay-1', alt: '海边' }] } as never
    const sale = { status: 1 as const, saleStartDate: '2026-01-01 00:00', saleEndDate: '2099-01-01 00:00' }
    const prices = { startPriceFen: 12_800, underLinedPriceFen: 16_800, sold: 3 }
    const common = {
      ...sale,
      ...prices,
      productType: 65,
      code: 'c',
      companyId: '1',
      storeId: '1',
      place: '白沙湾',
      body,
    }
    await db().delete(products)
    await db()
      .insert(products)
      .values([
        { ...common, id: '650101', productName: '海鲜晚餐' },
        { ...common, id: '650102', productName: '早餐 100%', saleEndDate: '2026-02-01 00:00' },
      ])
    forgetCatalogue(db())
    const find = async (words: string) =>
      (await studio.call('productChoices', { cookie: publisher, query: { words } })).body.products
    expect(await find('晚餐')).toEqual([
      {
        ...{ id: '650101', title: '海鲜晚餐', kind: '商品', address: '/goods/650101', place: '白沙湾' },
        ...{ picture: '/tc-fostay/media/bay-1', picAlt: '海边', price: 128, originalPrice: 168, sold: 3 },
        ...{ productType: 65, isOnSale: true },
      },
    ])
    expect(await find('100%')).toMatchObject([{ id: '650102', isOnSale: false }])
    expect(await find('_')).toEqual([])
    expect(await find('')).toHaveLength(2)
    const idsOf = async (words: string, atOnce: number) => {
      const ids: string[] = []
      for await (const { id } of productsWith(db(), words, atOnce)) ids.push(id)
      return ids
    }
    expect(await Promise.all([1, 2, 3].map((atOnce) => idsOf('白沙湾', atOnce)))).toEqual(
      Array(3).fill(['650101', '650102']),
    )
    expect(await idsOf('早餐', 1), 'the last of all, one looked at a time').toEqual(['650102'])
    const text = componentText({
      ...{ componentCode: item.name, componentName: '公告', typeName: '公告' },
      entries: ['650101', '650999'].map((id) => ({ id, title: id, jumpPath: `/goods/${id}`, redirectType: 'page' })),
    })
    const { body: checked } = await studio.call('checkDocument', { cookie: publisher, params: item, body: { text } })
    expect(checked.problems).toMatchObject([
      { rule: 'unread-component' },
      { rule: 'product-not-sold', pointer: '/entries/1/jumpPath', severity: 'error' },
    ])
    const many = (type: number, count: number, first: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...common,
        productType: type,
        id: `${first + at}`,
        productName: '晚餐',
      }))
    await db()
      .insert(products)
      // A type without a page comes first, and fills more than one look.
      .values([...many(9, 120, 100), ...many(65, 40, 651000)])
    const ask = async (words: string) =>
      (await studio.call('productChoices', { cookie: publisher, query: { words } })).body as {
        readonly products: readonly { readonly id: string }[]
        readonly isMore: boolean
      }
    const all = await ask('晚餐')
    expect([all.products.length, all.products[0]?.id, all.isMore]).toEqual([30, '650101', true])
    const [exact] = (await ask('651039')).products
    expect(exact?.id).toBe('651039')
    await db().delete(products)
  })

  it('are chosen by their names: coupons and articles, with the one of the very id first', async () => {
    const body = {
      ...{ couponName: '冬日满减', couponType: 0 as const, discountMode: 2 as const, denomination: 50, threshold: 300 },
      ...{ validFrom: '2026-01-01T00:00:00', validUntil: '2099-01-01T00:00:00', productTypes: [], productIds: [] },
      description: '',
    } as const
    const rows = ['C10', 'C1'].map((id, position) => ({ id, position, stock: 1, body }))
    await db().insert(coupons).values(rows)
    const article = {
      title: '雪山 100%',
      themePicUri: '/p',
      author: '阿雪',
      publishTime: '2026-01-01 09:00',
      readCount: 0,
    }
    await db()
      .insert(articles)
      .values({ contentid: 'A1', body: { ...article, tags: [], summary: '', parts: [] } })
    const find = async (kind: string, words: string) =>
      (await studio.call('namedChoices', { cookie: publisher, query: { kind, words } })).body.choices
    const winter = (value: string) => ({ value, title: '冬日满减', help: '满 300 减 50 · 满 300 元可用' })
    expect(await find('coupon', '冬日')).toEqual([winter('C10'), winter('C1')])
    expect(await find('coupon', 'C1')).toEqual([winter('C1'), winter('C10')])
    expect(await find('article', '100%')).toEqual([{ value: 'A1', title: '雪山 100%', help: '阿雪' }])
    expect(await find('article', '_')).toEqual([])
    await db().delete(coupons)
    await db().delete(articles)
  })

  it('answer what nobody may ask with a word that says why', async () => {
    const none = { kind: 'component', name: 'NONE' }
    expect((await studio.call('item', { cookie: publisher, params: none })).body.code).toBe('no-such-item')
    const hostile = { kind: 'component', name: '../secret' }
    expect((await studio.call('item', { cookie: publisher, params: hostile })).body.code).toBe('invalid-request')
    const archived = await studio.call('archiveItem', { cookie: publisher, params: item, body: { archived: true } })
    expect(archived.body).toMatchObject({ code: 'still-open', detail: expect.stringContaining('页面组件') as string })
    const text = 'x'.repeat(1_000_000)
    const checked = await studio.call('checkDocument', { cookie: publisher, params: item, body: { text } })
    expect(checked.body.problems).toMatchObject([{ rule: 'json-syntax' }])
  })
})

describe('the text of a component', () => {
  it('is the same for the same entries, to the sign', () => {
    const entries = [{ id: 'a', title: '甲', live: { from: '2026-11-20T00:00' } }]
    const component = { componentCode: 'A', componentName: '公告', typeName: '公告', entries }
    expect(componentText(component)).toBe(componentText(structuredClone(component)))
    expect(print((normalise(componentText(component), 'component') as { document: never }).document)).toBe(
      componentText(component),
    )
  })
})
