import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { studioDrafts, studioPointers, studioPublications, studioRevisions } from '../../db/schema.ts'
import { pagesHealth } from '../../pages/health.ts'
import { applySteps } from '../drafts/apply-steps.ts'
import { describeOnDatabases, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { homeItem, openItem, publishTitle, retitled, save } from '../../../tests/fixtures/studio-edit.ts'
import { openStudio, pageText, type TestStudio } from '../../../tests/fixtures/studio.ts'

const part = { kind: 'part', name: 'greeting' } as const
const theme = { kind: 'theme', name: 'lantu' } as const

describeOnDatabases('publishing', (opened) => {
  let studio: TestStudio
  let publisher: string
  const db = () => opened().database.orm
  const titleOf = (of: TestStudio, name = 'home') => of.store.page(name)?.page.title
  const live = async (item: Readonly<Record<'kind' | 'name', string>> = homeItem) =>
    ((await studio.call('item', { cookie: publisher, params: item })).body.published as { hash: string }).hash
  const publish = (items: readonly object[], message = '') =>
    studio.call('publishDraft', { cookie: publisher, body: { items, message } })
  const rollBack = (body: object, item: Readonly<Record<'kind' | 'name', string>> = homeItem) =>
    studio.call('rollBack', { cookie: publisher, params: item, body: { message: '', ...body } })
  const newPage = (name: string, path: string, more: object = {}) =>
    studio.call('newPage', { cookie: publisher, body: { name, path, title: '夏天', ...more } })
  beforeEach(async () => {
    for (const table of [studioDrafts, studioPointers, studioPublications, studioRevisions]) await db().delete(table)
    studio = await openStudio(opened().database)
    publisher = await studio.signedIn('publisher')
    return () => studio.close()
  }, LONGEST_OPENING)

  it('serves at once in place of the file, keeps the file as the first revision, and the draft is gone', async () => {
    const file = await live()
    const answer = await publishTitle(studio, publisher, '冬天')
    expect(answer.status).toBe(200)
    expect(titleOf(studio)).toBe('冬天')
    const { body } = await studio.call('item', { cookie: publisher, params: homeItem })
    expect(body).toMatchObject({
      row: { state: 'live', title: '冬天', fileChanged: false },
      published: { source: 'studio' },
    })
    expect(body.draft).toBeUndefined()
    const history = (await studio.call('itemHistory', { cookie: publisher, params: homeItem })).body.entries
    expect(history).toMatchObject([
      { action: 'publish', message: '冬天', isLive: true },
      { action: 'file', hash: file, by: 'pages/', isLive: false },
    ])
  })

  it('[P4] is there after a restart, and in another instance as soon as it looks', async () => {
    const other = await openStudio(opened().database, { dir: studio.dir })
    await publishTitle(studio, publisher, '冬天')
    expect(titleOf(other)).toBe('首页')
    await other.store.refresh()
    expect(titleOf(other)).toBe('冬天')
    await other.close()
    const restarted = await openStudio(opened().database, { dir: studio.dir })
    expect(titleOf(restarted)).toBe('冬天')
    await restarted.close()
  })

  it('[P1] refuses what does not pass the check, which stays a draft', async () => {
    const { text, base } = await openItem(studio, publisher)
    const broken = retitled(text, [''])
    await studio.call('saveSteps', { cookie: publisher, params: homeItem, body: { version: 0, base, ...broken } })
    const { status, body } = await publish([{ ...homeItem, version: 1 }])
    expect([status, body.code, body.detail]).toEqual([422, 'has-problems', expect.stringContaining('页面「home」：')])
    expect([titleOf(studio), (await openItem(studio, publisher)).version]).toEqual(['首页', 1])
  })

  it('[P2] publishes several items together: one that is wrong keeps all of them back', async () => {
    await save(studio, publisher, { opened: await openItem(studio, publisher), titles: ['冬天'] })
    await save(studio, publisher, { opened: await openItem(studio, publisher, part), titles: ['新问候'], item: part })
    await save(studio, publisher, { opened: await openItem(studio, publisher, theme), titles: ['新主题'], item: theme })
    const all = [homeItem, part, theme].map((item) => ({ ...item, version: 1 }))
    expect((await publish([...all, { ...homeItem, name: 'about', version: 1 }])).body.code).toBe('draft-gone')
    expect((await publish(all.with(1, { ...part, version: 2 }))).body).toMatchObject({
      code: 'draft-moved',
      detail: '部件「新问候」',
    })
    expect([titleOf(studio), studio.store.theme('lantu')?.title]).toEqual(['首页', '澜途'])
    const done = await publish(all, '一起')
    expect(done.body.published).toHaveLength(3)
    expect([titleOf(studio), studio.store.theme('lantu')?.title]).toEqual(['冬天', '新主题'])
  })

  it('refuses a part that would break a page that uses it, and names the page', async () => {
    const { text, base } = await openItem(studio, publisher, part)
    const patches = [{ op: 'add' as const, path: ['rest', 'inputs'], value: { who: { type: 'string' } } }]
    const steps = [{ id: 'needs-an-input', label: '要一个输入', inverse: [], patches }]
    const needy = applySteps('part', text, steps)
    const saved = await studio.call('saveSteps', {
      cookie: publisher,
      params: part,
      body: { version: 0, base, steps, ...needy },
    })
    expect(saved.body).toEqual({ version: 1 })
    const { body } = await publish([{ ...part, version: 1 }])
    expect([body.code, body.detail]).toEqual(['has-problems', expect.stringContaining('用到它的页面「关于」会出错')])
    const checked = await studio.call('checkDocument', { cookie: publisher, params: part, body: needy })
    expect(checked.body.problems).toContainEqual(expect.objectContaining({ severity: 'error', pointer: '' }))
  })

  it('[P3] of two at the same instant lets one win, and refuses a draft that began from something else', async () => {
    const saved = await save(studio, publisher, { opened: await openItem(studio, publisher), titles: ['冬天'] })
    const other = await openStudio(opened().database, { dir: studio.dir })
    const body = { items: [{ ...homeItem, version: 1 }], message: '' }
    const both = await Promise.all([studio, other].map((one) => one.call('publishDraft', { cookie: publisher, body })))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
    // The other one may have won: this one hears of it within a second.
    await studio.store.refresh()
    const again = { version: 0, base: await live(), ...retitled(saved.edited.text, ['再改']) }
    await studio.call('saveSteps', { cookie: publisher, params: homeItem, body: again })
    const { hash } = (await db().select().from(studioPublications).where(eq(studioPublications.action, 'file')))[0]!
    // The other instance publishes while this draft is open.
    expect((await rollBack({ from: await live(), to: hash })).status).toBe(200)
    expect((await publish([{ ...homeItem, version: 1 }])).body).toMatchObject({
      code: 'published-moved',
      detail: '页面「再改」',
    })
    await other.close()
  })

  it('[P5] goes back to an earlier revision, checked as any other, from what serves alone', async () => {
    const file = await live()
    await publishTitle(studio, publisher, '冬天')
    const winter = await live()
    expect((await rollBack({ from: file, to: winter })).body.code).toBe('published-moved')
    expect((await rollBack({ from: winter, to: winter })).body.code).toBe('nothing-changed')
    expect((await rollBack({ from: winter, to: '0123456789abcdef' })).body.code).toBe('no-such-revision')
    expect((await rollBack({ from: winter, to: file, message: '太冷' })).status).toBe(200)
    expect(titleOf(studio)).toBe('首页')
    const { entries } = (await studio.call('itemHistory', { cookie: publisher, params: homeItem })).body
    expect(entries).toMatchObject([
      { action: 'roll-back', message: '太冷', isLive: true },
      { action: 'publish' },
      { action: 'file', isLive: false },
    ])
  })

  it('does not publish what is published already', async () => {
    const { text, version, base } = await openItem(studio, publisher)
    const there = retitled(text, ['冬天'])
    await studio.call('saveSteps', { cookie: publisher, params: homeItem, body: { version, base, ...there } })
    const back = retitled(there.text, ['首页'])
    await studio.call('saveSteps', { cookie: publisher, params: homeItem, body: { version: 1, base, ...back } })
    expect((await publish([{ ...homeItem, version: 2 }])).body.code).toBe('nothing-changed')
  })

  it('[P6] goes on serving when the file is changed, and says so in the list and in /readyz', async () => {
    await publishTitle(studio, publisher, '冬天')
    studio.write('home.json', pageText('文件改过'))
    await studio.store.refresh()
    expect(titleOf(studio)).toBe('冬天')
    const { body } = await studio.call('item', { cookie: publisher, params: homeItem })
    expect(body.row).toMatchObject({ fileChanged: true })
    expect(pagesHealth(studio.store)()).toEqual({
      ok: true,
      detail: { 'pages/home.json': expect.stringContaining('工作台发布') },
    })
    await publishTitle(studio, publisher, '两边都看过')
    expect(pagesHealth(studio.store)()).toEqual({ ok: true, detail: {} })
  })

  it('serves on what was published when the file is gone or broken', async () => {
    await publishTitle(studio, publisher, '冬天')
    studio.write('home.json', '{ half')
    await studio.store.refresh()
    expect([titleOf(studio), studio.store.problems()]).toEqual(['冬天', {}])
  })

  describe('a new page', () => {
    it('comes with its address when it is published, and not before', async () => {
      const made = await newPage('summer', '/summer', { template: 'campaign' })
      expect(made.body).toMatchObject({
        kind: 'page',
        name: 'summer',
        title: '夏天',
        paths: ['/summer'],
        state: 'new',
        errors: 0,
      })
      expect(studio.store.routes().map(({ path }) => path)).not.toContain('/summer')
      const other = await openStudio(opened().database, { dir: studio.dir })
      const another = await openStudio(opened().database, { dir: studio.dir })
      const { body } = await publish([{ kind: 'page', name: 'summer', version: 1 }])
      // An instance that has not heard of it yet looks before it says that there is no such address [C1].
      const look = { kind: 'page', name: 'summer', text: pageText('夏天'), address: '/summer', as: {} }
      expect((await other.call('canvasPage', { cookie: publisher, body: look })).status).toBe(200)
      const frame = { url: '/studio/canvas?kind=page&name=summer&address=/summer', headers: { cookie: publisher } }
      expect((await another.app.inject(frame)).statusCode).toBe(200)
      await another.close()
      expect(body.published).toMatchObject([{ kind: 'page' }, { kind: 'route', name: 'summer' }])
      await other.close()
      expect(studio.store.routes().at(-1)).toEqual({ name: 'summer', path: '/summer', title: '夏天', open: true })
      expect(titleOf(studio, 'summer')).toBe('夏天')
      expect(studio.store.problems()).toEqual({})
    })

    it.each([
      ['item', undefined],
      ['draftSince', { version: 1, tab: 'tab-of-lin' }],
      ['checkChange', { version: 1, base: null, patches: [] }],
    ] as const)('[P4] is known to %s of another instance at once, though its draft is gone', async (call, body) => {
      await newPage('spring', '/spring')
      const other = await openStudio(opened().database, { dir: studio.dir })
      expect((await publish([{ kind: 'page', name: 'spring', version: 1 }])).status).toBe(200)
      const asked = { cookie: publisher, params: { kind: 'page', name: 'spring' }, ...(body && { body }) }
      expect((await other.call(call, asked)).status).toBe(200)
      const nobody = { ...asked, params: { kind: 'page', name: 'nobody' } }
      expect((await other.call(call, nobody)).status).toBe(404)
      await other.close()
    })

    it('[P7] has an address whose settings are changed until it is published, judged as publishing would', async () => {
      await newPage('autumn', '/autumn')
      const item = { kind: 'page', name: 'autumn' }
      const seen = { name: 'autumn', path: '/autumn', title: '夏天', open: true }
      const set = (route: object, before: object = seen) =>
        studio.call('setDraftRoute', { cookie: publisher, params: item, body: { before, route } })
      const refused = async (more: object) => (await set({ ...seen, ...more })).body
      expect(await refused({ path: '/about' })).toMatchObject({ code: 'address-taken' })
      expect(await refused({ path: '/goods/sale' })).toMatchObject({ code: 'address-shadows' })
      expect(await refused({ path: 'autumn' })).toMatchObject({ code: 'bad-address' })
      expect(await refused({ login: 'yes' })).toMatchObject({ code: 'has-problems' })
      expect(await refused({ module: 'checkout' })).toMatchObject({
        code: 'has-problems',
        detail: '新页面的地址只能打开它自己',
      })
      const next = { ...seen, path: '/autumn-sea', login: true, index: false, query: { p: 'sea' } }
      expect((await set({ ...next, name: 'other' })).body).toEqual({ route: next })
      expect((await set({ ...seen, path: '/late' })).body.code).toBe('draft-moved')
      expect((await studio.call('item', { cookie: publisher, params: item })).body).toMatchObject({
        row: { paths: ['/autumn-sea?p=sea'] },
        draft: { route: next },
      })
      expect((await publish([{ ...item, version: 1 }])).status).toBe(200)
      expect(studio.store.routes().at(-1)).toEqual(next)
      expect((await set(seen, next)).body.code).toBe('draft-gone')
    })

    it.each(['blank', 'list', 'campaign'])('begins from the template %s without a mistake', async (template) => {
      expect((await newPage(`from-${template}`, `/${template}`, { template })).body).toMatchObject({ errors: 0 })
    })

    it('begins as a campaign a week from today, by the shop’s clock', async () => {
      studio.shop.now = '2028-02-22T23:30:00'
      await newPage('leap', '/leap', { template: 'campaign' })
      const { text } = await openItem(studio, publisher, { kind: 'page', name: 'leap' })
      expect(text).toContain('"live": { "until": "2028-02-29T10:00" }')
      expect(text).toContain('2月29日 10:00 开始')
    })

    it('begins as a copy of another, under its own title', async () => {
      expect((await newPage('copy', '/copy', { copyOf: 'home' })).status).toBe(200)
      const { text } = await openItem(studio, publisher, { kind: 'page', name: 'copy' })
      expect(text).toBe(pageText('夏天'))
      expect((await newPage('copy-2', '/copy-2', { copyOf: 'nowhere' })).body.code).toBe('no-such-item')
    })

    it.each([
      ['summer', '/about', 'address-taken', 'about'],
      ['summer', '/goods/:code', 'address-taken', 'goods'],
      ['summer', '/goods/sale', 'address-shadows', '/goods/:id'],
      ['summer', '/_page', 'address-taken', '商城自己'],
      ['summer', '/Studio/x', 'address-taken', '换一个'],
      ['summer', '/:any', 'bad-address', '从参数'],
      ['summer', '/s/:a([a-z]+)+x', 'bad-address', '不能用'],
      ['summer', '//evil.example', 'bad-address', '空的一段'],
      ['summer', '/%2e%2e/x', 'bad-address', '不能用'],
      ['summer', '/summer?x=1', 'bad-address', '写 / 开头'],
      ['summer', '/', 'address-taken', 'home'],
      ['home', '/home', 'name-taken', '「home」（地址 /）已经叫 home'],
      ['about', '/about', 'address-taken', '/about 已经是「about」'],
      ['about', '/about-us', 'name-taken', '「about」（地址 /about）已经叫 about，换一个地址'],
      ['routes', '/routes', 'name-taken', '保留'],
    ])('[P7] %s at %s is refused: %s, of %s', async (name, path, code, owner) => {
      const { body } = await newPage(name, path)
      expect([body.code, body.detail]).toEqual([code, expect.stringContaining(owner)])
    })

    it('[P7] an address that could not be published holds no other back, and is not published', async () => {
      await newPage('any', '/any/:one')
      const route = { name: 'any', path: '/:any', title: '夏天', open: true }
      await db().update(studioDrafts).set({ route }).where(eq(studioDrafts.name, 'any'))
      expect((await newPage('summer', '/summer')).status).toBe(200)
      expect((await publish([{ kind: 'page', name: 'any', version: 1 }])).body).toMatchObject({
        code: 'has-problems',
        detail: expect.stringContaining('地址「/:any」：'),
      })
    })

    it('[P7] of two that want one address at once, one gets it; and a table that took it since refuses the publish', async () => {
      const both = await Promise.all([newPage('one', '/same'), newPage('two', '/same')])
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      expect(both.find(({ status }) => status === 409)?.body.code).toBe('address-taken')
      const routes = [...studio.store.routes(), { name: 'late', path: '/same', title: '后来', open: false }]
      studio.write('routes.json', JSON.stringify({ routes }))
      await studio.store.refresh()
      const name = both[0].status === 200 ? 'one' : 'two'
      const { body } = await publish([{ kind: 'page', name, version: 1 }])
      expect([body.code, body.detail]).toEqual(['address-taken', expect.stringContaining('后来')])
    })

    it('is archived with its address, and taken back; one of the developer’s table stays', async () => {
      await newPage('summer', '/summer')
      await publish([{ kind: 'page', name: 'summer', version: 1 }])
      const archive = (archived: boolean, name = 'summer') =>
        studio.call('archiveItem', { cookie: publisher, params: { kind: 'page', name }, body: { archived } })
      expect((await archive(true)).status).toBe(200)
      expect([titleOf(studio, 'summer'), studio.store.routes().map(({ name }) => name)]).toEqual([
        undefined,
        ['home', 'about', 'goods', 'combo', 'coupon'],
      ])
      const { body } = await studio.call('item', { cookie: publisher, params: { kind: 'page', name: 'summer' } })
      expect(body.row).toMatchObject({ state: 'archived' })
      expect((await archive(true)).body.code).toBe('nothing-changed')
      expect((await archive(false)).status).toBe(200)
      expect(titleOf(studio, 'summer')).toBe('夏天')
      expect((await archive(true, 'home')).body).toMatchObject({
        code: 'still-open',
        detail: expect.stringContaining('地址 / 是商城本来就有的'),
      })
      expect((await archive(true, 'nowhere')).body.code).toBe('no-such-item')
    })

    it('is not archived back where its address was taken meanwhile', async () => {
      await newPage('summer', '/summer')
      await publish([{ kind: 'page', name: 'summer', version: 1 }])
      const archive = (archived: boolean) =>
        studio.call('archiveItem', { cookie: publisher, params: { kind: 'page', name: 'summer' }, body: { archived } })
      await archive(true)
      await newPage('autumn', '/summer')
      await publish([{ kind: 'page', name: 'autumn', version: 1 }])
      expect((await archive(false)).body).toMatchObject({
        code: 'address-taken',
        detail: expect.stringContaining('autumn'),
      })
    })
  })

  it('an address is changed like a page, by its own rules, and keeps its name', async () => {
    await newPage('summer', '/summer')
    await publish([{ kind: 'page', name: 'summer', version: 1 }])
    const item = { kind: 'route', name: 'summer' } as const
    const change = async (field: string, value: unknown) => {
      const { text, version, base } = await openItem(studio, publisher, item)
      const patches = [{ op: 'replace' as const, path: ['rest', field], value }]
      const steps = [{ id: `${field}-${String(value)}`.padEnd(8, '-'), label: field, inverse: [], patches }]
      const body = { version, base, steps, ...applySteps('route', text, steps) }
      const { body: saved } = await studio.call('saveSteps', { cookie: publisher, params: item, body })
      return publish([{ ...item, version: saved.version }])
    }
    expect((await change('name', 'winter')).body).toMatchObject({
      code: 'has-problems',
      detail: '地址「summer」的名字不能改',
    })
    await studio.call('discardDraft', { cookie: publisher, params: item, body: { version: 1 } })
    expect((await change('path', 7)).body.code).toBe('has-problems')
    expect((await change('path', '/goods/x')).body.code).toBe('address-shadows')
    expect((await change('path', '/sommer')).status).toBe(200)
    expect(studio.store.routes().at(-1)?.path).toBe('/sommer')
  })

  it('a part that a page uses is not archived', async () => {
    const { body } = await studio.call('archiveItem', { cookie: publisher, params: part, body: { archived: true } })
    expect([body.code, body.detail]).toEqual(['has-problems', expect.stringContaining('用到它的页面「关于」')])
  })
})
