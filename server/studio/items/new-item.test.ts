import { beforeEach, expect, it } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import { studioDrafts, studioPointers } from '../../db/schema.ts'
import { forgetCatalogue } from '../../catalogue/cached-reads.ts'
import { describeOnDatabases, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { editedTo, openItem, publishTitle, save } from '../../../tests/fixtures/studio-edit.ts'
import { openStudio, type TestStudio } from '../../../tests/fixtures/studio.ts'

const banner = { kind: 'component', name: 'SPRING_BANNER', title: '春天轮播', type: '轮播图' } as const
const look = { kind: 'theme', name: 'spring', title: '春天' } as const
const part = { kind: 'part', name: 'spring-note', title: '春天的话' } as const

describeOnDatabases('[E6] what is made in the studio', (opened) => {
  let studio: TestStudio
  let publisher: string
  beforeEach(async () => {
    for (const table of [studioDrafts, studioPointers]) await opened().database.orm.delete(table)
    studio = await openStudio(opened().database)
    publisher = await studio.signedIn('publisher')
    return () => studio.close()
  }, LONGEST_OPENING)

  const make = (body: object, cookie = publisher) => studio.call('newItem', { cookie, body })
  const publish = (body: { readonly kind: string; readonly name: string }) =>
    studio.call('publishDraft', {
      cookie: publisher,
      body: { items: [{ kind: body.kind, name: body.name, version: 1 }], message: '' },
    })
  const archive = (body: { readonly kind: string; readonly name: string }) =>
    studio.call('archiveItem', { cookie: publisher, params: body, body: { archived: true } })
  const shown = async () => {
    forgetCatalogue(opened().database.orm)
    const payload = { codes: [banner.name], needContentInfo: false }
    const reply = await studio.app.inject({ method: 'POST', url: contracts.pageComponents.path, payload })
    return reply.json<{ data: { pageComponents: { componentName: string }[] } }>().data.pageComponents
  }

  it('is a draft that nobody sees, stands in the list, and serves once it is published', async () => {
    for (const body of [banner, look, part])
      expect((await make(body)).body).toMatchObject({ name: body.name, title: body.title, state: 'new', errors: 0 })
    const { body } = await studio.call('componentList', { cookie: publisher })
    expect(body.components).toMatchObject([{ code: banner.name, type: '轮播图', entries: 0 }])
    expect([await shown(), studio.store.theme('spring')]).toEqual([[], undefined])
    for (const one of [banner, look, part]) expect((await publish(one)).status).toBe(200)
    expect(await shown()).toMatchObject([{ componentName: '春天轮播' }])
    expect(studio.store.theme('spring')?.title).toBe('春天')
    expect(studio.store.sources().parts.map(({ name }) => name)).toContain('spring-note')
    const log = await studio.call('auditLog', { cookie: publisher, query: { action: 'new-item' } })
    expect((log.body.entries as { sentence: string }[]).map(({ sentence }) => sentence)).toContainEqual(
      expect.stringMatching(/^新建了页面组件「.*SPRING_BANNER/),
    )
  })

  it('[E10] is seen while it is made, on a page that has what it needs', async () => {
    for (const body of [banner, look, part]) await make(body)
    const canvas = async ({ kind, name }: { readonly kind: string; readonly name: string }, text: string) => {
      const item = { kind, name }
      const { addresses } = (await studio.call('sampleAddresses', { cookie: publisher, params: item })).body
      const address = (addresses as readonly string[])[0]
      const body = { ...item, text, address, as: {} }
      return { address, reply: (await studio.call('canvasPage', { cookie: publisher, body })).body }
    }
    const note = await openItem(studio, publisher, part)
    const seen = await canvas(part, note.text.replace('["春天的话"]', '["花开了"]'))
    expect(seen).toMatchObject({ address: '/', reply: { problems: [] } })
    expect(JSON.stringify(seen.reply.page)).toContain('花开了')
    expect(await canvas(look, (await openItem(studio, publisher, look)).text)).toMatchObject({
      address: '/',
      reply: { problems: [], page: expect.anything() },
    })
  })

  it('[E10] a part begins with the blocks that it is made of, and nothing else with a text', async () => {
    const text = JSON.stringify({ versions: { page: 1, 'rich-text': 1 }, title: '春天的话', blocks: [] })
    expect((await make({ ...part, text })).status).toBe(200)
    expect(JSON.parse((await openItem(studio, publisher, part)).text)).toEqual(JSON.parse(text))
    // Escaped in a text, what no database takes looks harmless.
    const unstorable = [String.raw`{"title":"a\u0000b","blocks":[]}`, String.raw`{"title":"\ud800","blocks":[]}`]
    for (const other of ['{', ...unstorable])
      expect((await make({ ...part, name: 'other', text: other })).body).toMatchObject({ code: 'invalid-request' })
    expect((await make({ ...look, text })).body).toMatchObject({ code: 'invalid-request' })
  })

  it('[E10] a part that is published may use one that is a draft, in the same words', async () => {
    await make(part)
    const greeting = { kind: 'part', name: 'greeting' } as const
    const told = '部件「spring-note」还没有发布：先发布它，或和这一页放进同一个发布单'
    const opened = await openItem(studio, publisher, greeting)
    const read = JSON.parse(opened.text) as { readonly blocks: readonly object[] }
    const text = JSON.stringify({ ...read, blocks: [...read.blocks, { part: part.name }] })
    const checked = await studio.call('checkDocument', { cookie: publisher, params: greeting, body: { text } })
    expect(checked.body.problems).toMatchObject([
      { rule: 'unpublished-part', severity: 'warning', message: { zh: told } },
    ])
    const edited = { version: opened.version, base: opened.base, ...editedTo(opened.text, text) }
    const saved = await studio.call('saveSteps', { cookie: publisher, params: greeting, body: edited })
    const items = [{ ...greeting, version: saved.body.version }]
    const refused = await studio.call('publishDraft', { cookie: publisher, body: { items, message: '' } })
    expect(refused.body).toMatchObject({
      code: 'has-problems',
      detail: expect.stringContaining(told.replace(part.name, part.title)),
    })
  })

  it('[E10] a draft may use a part that is a draft, and shows it; published it can only be after it, or with it', async () => {
    await make(part)
    const use = JSON.stringify({ versions: { page: 1 }, title: '春天', blocks: [{ part: part.name }] })
    await studio.call('newPage', { cookie: publisher, body: { name: 'spring', path: '/spring', title: '春天' } })
    const page = { kind: 'page', name: 'spring' } as const
    const body = { ...page, text: use, address: '/spring', as: {} }
    const reply = (await studio.call('canvasPage', { cookie: publisher, body })).body
    const told = '部件「spring-note」还没有发布：先发布它，或和这一页放进同一个发布单'
    expect(reply.problems).toMatchObject([{ severity: 'warning', message: { zh: told }, pointer: '/blocks/0/part' }])
    expect(JSON.stringify(reply.page)).toContain('春天的话')
    expect(reply.origins).toEqual({ words: '/blocks/0' })
    const checked = await studio.call('checkDocument', { cookie: publisher, params: page, body: { text: use } })
    expect(checked.body.problems).toMatchObject([{ rule: 'unpublished-part', severity: 'warning' }])

    const opened = await openItem(studio, publisher, page)
    const { version, base } = opened
    const edited = { version, base, ...editedTo(opened.text, use) }
    const saved = await studio.call('saveSteps', { cookie: publisher, params: page, body: edited })
    expect(saved.status).toBe(200)
    const both = (...items: readonly object[]) =>
      studio.call('publishDraft', { cookie: publisher, body: { items, message: '' } })
    const draft = { ...page, version: saved.body.version }
    expect((await both(draft)).body).toMatchObject({
      code: 'has-problems',
      detail: expect.stringContaining(told.replace(part.name, part.title)),
    })
    expect((await both(draft, { kind: 'part', name: part.name, version: 1 })).status).toBe(200)
    expect(studio.store.page('spring')?.page.blocks.map(({ id }) => id)).toEqual(['words'])
  })

  it('is changed, published again and rolled back as everything else', async () => {
    await make(look)
    await publish(look)
    const first = (await openItem(studio, publisher, look)).base
    const { kind, name } = look
    const { body } = await publishTitle(studio, publisher, '初夏', { kind, name })
    const from = (body.published as { hash: string }[])[0]!.hash
    const back = { from, to: first, message: '' }
    expect((await studio.call('rollBack', { cookie: publisher, params: look, body: back })).status).toBe(200)
    expect(studio.store.theme('spring')?.title).toBe('春天')
  })

  it('is taken out of the shop again, but not while a page reads it', async () => {
    for (const one of [banner, look, part]) {
      await make(one)
      await publish(one)
    }
    studio.write('about.json', JSON.stringify({ ...about, title: banner.name }))
    await studio.store.refresh()
    expect((await archive(banner)).body.detail).toBe('页面「SPRING_BANNER」还在读它，先从页面里去掉')
    studio.write('about.json', JSON.stringify(about))
    await studio.store.refresh()
    for (const one of [banner, look, part]) expect((await archive(one)).status).toBe(200)
    expect([await shown(), studio.store.theme('spring')]).toEqual([[], undefined])
    expect((await make(banner)).body.detail).toContain('归档的「春天轮播」叫 SPRING_BANNER')
    expect((await archive({ kind: 'theme', name: 'lantu' })).body.code).toBe('still-open')
  })

  it.each([
    [{ ...banner, name: '春天' }, 'bad-name', '编号写 3 到 80 个英文字母'],
    [{ ...banner, type: '跑马灯' }, 'bad-name', '种类要是其中一个：轮播图'],
    [{ ...look, name: 'lantu' }, 'name-taken', '主题「澜途」已经是来源 lantu 的主题：直接改它'],
    [{ ...part, name: 'greeting' }, 'name-taken', '部件「问候」已经叫 greeting'],
    [{ ...part, name: 'Greeting' }, 'bad-name', '名字写 2 到 80 个小写英文字母'],
  ])('is refused as %j with what to do', async (body, code, told) => {
    expect((await make(body)).body).toMatchObject({
      code,
      detail: expect.stringContaining(told.replace(part.name, part.title)),
    })
  })

  it('has a name that nobody else has, also of two at once, and however its letters are written', async () => {
    const both = await Promise.all([make(banner), make({ ...banner, title: '另一个' })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { body } = await make({ ...banner, name: 'Spring_Banner' })
    expect(body.detail).toContain('已经用了编号 SPRING_BANNER，页面就按它读：直接改它的内容')
    expect((await make(look, await studio.signedIn('viewer'))).status).toBe(403)
  })

  it('[E8] is no page component where another backend has them: that is said, and nothing is saved', async () => {
    await make(banner)
    const elsewhere = await openStudio(opened().database, { isOwnMall: false })
    const told = expect.stringContaining('页面组件在那个后台里改')
    const again = { ...banner, name: 'OTHER' }
    const refused = await elsewhere.call('newItem', { cookie: publisher, body: again })
    expect(refused.body).toMatchObject({ code: 'not-here', detail: told })
    const saved = await save(elsewhere, publisher, {
      ...{ opened: await openItem(elsewhere, publisher, banner), titles: ['改'], item: banner },
    })
    expect(saved.body).toMatchObject({ code: 'not-here', detail: told })
    const body = { items: [{ kind: 'component', name: banner.name, version: 1 }], message: '' }
    const published = await elsewhere.call('publishDraft', { cookie: publisher, body })
    expect(published.body).toMatchObject({ code: 'has-problems', detail: told })
    expect((await elsewhere.call('me', { cookie: publisher })).body.isOwnMall).toBe(false)
    expect((await elsewhere.call('newItem', { cookie: publisher, body: look })).status).toBe(200)
    await elsewhere.close()
  })
})

const about = { versions: { page: 1 }, title: '关于', blocks: [{ part: 'greeting' }] }
