import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  studioAudit,
  studioDrafts,
  studioEditors,
  studioPointers,
  studioPublications,
  studioRevisions,
  studioSteps,
} from '../../db/schema.ts'
import { describeOnDatabases, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { homeItem, openItem, publishTitle, retitled, save } from '../../../tests/fixtures/studio-edit.ts'
import { openStudio, pageText, type TestStudio } from '../../../tests/fixtures/studio.ts'

const home = pageText('首页')

describeOnDatabases('a draft', (opened) => {
  let studio: TestStudio
  let [lin, chen] = ['', '']
  const db = () => opened().database.orm
  const open = () => openItem(studio, lin)
  const send = (body: object, cookie = lin) => studio.call('saveSteps', { cookie, params: homeItem, body })
  beforeAll(async () => {
    studio = await openStudio(opened().database)
    lin = await studio.signedIn('editor', '小林')
    chen = await studio.signedIn('editor', '小陈')
  }, LONGEST_OPENING)
  beforeEach(async () => {
    await db().delete(studioDrafts)
    await db().delete(studioEditors)
  })
  afterAll(() => studio.close())

  it('begins with the first step, on what is published, and keeps each step by its label', async () => {
    const saved = await save(studio, lin, { opened: await open(), titles: ['冬天', '冬天的海'] })
    expect([saved.status, saved.body]).toEqual([200, { version: 2 }])
    const { body } = await studio.call('item', { cookie: chen, params: homeItem })
    expect(body).toMatchObject({
      row: { state: 'draft', title: '冬天的海', changedBy: '小林' },
      published: { text: home, source: 'file' },
      draft: { text: saved.edited.text, version: 2, base: (body.published as { hash: string }).hash },
    })
    const { steps } = body.draft as { steps: object[] }
    expect(steps).toMatchObject([
      { label: '标题改成 冬天', version: 1, author: '小林' },
      { label: '标题改成 冬天的海', version: 2, author: '小林' },
    ])
  })

  it('[C3] is checked by its changes alone, before and after it begins, and nothing is saved', async () => {
    const check = (body: object) => studio.call('checkChange', { cookie: chen, params: homeItem, body })
    const wrong = [{ op: 'replace', path: ['byId', 'words', 'widget'], value: 'rich-tex' }]
    const before = await open()
    const { version, base } = before
    const problems = [expect.objectContaining({ rule: 'unknown-widget', pointer: '/blocks/0/widget' })]
    expect((await check({ version, base, patches: wrong })).body).toEqual({ problems })
    expect((await check({ version, base, patches: [] })).body).toEqual({ problems: [] })
    const saved = await save(studio, lin, { opened: before, titles: ['冬天'] })
    const late = await check({ version, base, patches: wrong })
    expect([late.status, late.body]).toEqual([200, {}])
    expect((await check({ version: 1, base, patches: wrong })).body).toEqual({ problems })
    const elsewhere = [{ op: 'replace', path: ['byId', 'nobody', 'props', 'text'], value: 'x' }]
    expect((await check({ version: 1, base, patches: elsewhere })).body.code).toBe('invalid-request')
    expect((await open()).text).toBe(saved.edited.text)
  })

  it('[P3] does not begin with what another instance has replaced, and opens with what serves then', async () => {
    const other = await openStudio(opened().database, { dir: studio.dir })
    const before = await open()
    expect((await publishTitle(other, await other.signedIn('publisher'), '夏天')).status).toBe(200)
    const late = await save(studio, lin, { opened: before, titles: ['秋天'] })
    expect([late.status, late.body.code]).toEqual([409, 'published-moved'])
    expect((await open()).text).toContain('夏天')
    await other.close()
    for (const table of [studioPointers, studioPublications, studioRevisions]) await db().delete(table)
    await studio.store.refresh()
  })

  it('[D1] takes a step that is sent twice once, also with new ones behind it', async () => {
    const opened = await open()
    const edited = retitled(opened.text, ['一', '二'])
    const first = {
      version: 0,
      base: opened.base,
      steps: edited.steps.slice(0, 1),
      text: retitled(opened.text, ['一']).text,
    }
    const both = { version: 0, base: opened.base, ...edited }
    expect([(await send(first)).body, (await send(first)).body]).toEqual([{ version: 1 }, { version: 1 }])
    expect([(await send(both)).body, (await send(both)).body, (await send(first)).body]).toEqual([
      { version: 2 },
      { version: 2 },
      { version: 1 },
    ])
    expect(await db().select().from(studioSteps)).toHaveLength(2)
  })

  it('[D1] of two who save at the same instant takes one, and the other is told what came between', async () => {
    const opened = await open()
    const both = await Promise.all([
      save(studio, lin, { opened, titles: ['小林的'] }),
      save(studio, chen, { opened, titles: ['小陈的'] }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const lost = both.find(({ status }) => status === 409)
    expect(lost?.body).toMatchObject({ code: 'draft-moved' })
    const won = both.find(({ status }) => status === 200)
    const since = await studio.call('draftSince', {
      cookie: chen,
      params: homeItem,
      body: { version: 0, tab: 'tab-of-chen' },
    })
    expect(since.body).toMatchObject({ version: 1, steps: won?.edited.steps, text: won?.edited.text })
  })

  it('[D2] refuses steps that do not make the text, patches of another text, and what is no document', async () => {
    const opened = await open()
    const { steps, text } = retitled(opened.text, ['改过'])
    const stranger = {
      id: 'a-step-of-mine',
      label: '改',
      inverse: [],
      patches: [{ op: 'replace', path: ['byId', 'none', 'props'], value: 1 }],
    }
    const forged = { ...stranger, patches: [{ op: 'add', path: ['__proto__', 'polluted'], value: true }] }
    const endless = {
      ...stranger,
      patches: [{ op: 'replace', path: ['order', 'blocks', 'length'], value: 4_294_967_295 }],
    }
    const bodies = [
      { steps: [endless], text },
      { steps, text: text.replace('改过', '别的') },
      { steps: [stranger], text },
      { steps: [forged], text: opened.text },
      { steps, text: '{ half' },
    ]
    for (const body of bodies)
      expect((await send({ version: 0, base: opened.base, ...body })).body).toMatchObject({ code: 'invalid-request' })
    expect(await db().select().from(studioDrafts)).toEqual([])
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('begins only on what is published, and for an item that there is', async () => {
    const { text } = await open()
    const edited = retitled(text, ['新'])
    const other = { version: 0, base: '0123456789abcdef', ...edited }
    expect((await send(other)).body).toMatchObject({ code: 'published-moved' })
    const params = { kind: 'page', name: 'nowhere' }
    expect((await studio.call('saveSteps', { cookie: lin, params, body: other })).body).toMatchObject({
      code: 'no-such-item',
    })
  })

  it('that was thrown away is gone for who still has it open, and stays in the history', async () => {
    const saved = await save(studio, lin, { opened: await open(), titles: ['不要了'] })
    const discard = (version: number) =>
      studio.call('discardDraft', { cookie: chen, params: homeItem, body: { version } })
    expect((await discard(2)).body).toMatchObject({ code: 'draft-moved' })
    expect((await discard(1)).status).toBe(200)
    expect((await discard(1)).body).toMatchObject({ code: 'draft-gone' })
    const later = { version: 1, base: null, ...retitled(saved.edited.text, ['还在改']) }
    expect((await send(later)).body).toMatchObject({ code: 'draft-gone' })
    const history = await studio.call('itemHistory', { cookie: lin, params: homeItem })
    const [last] = history.body.entries as { hash: string }[]
    expect(last).toMatchObject({ action: 'discarded', by: '小陈', isLive: false })
    const params = { ...homeItem, hash: last!.hash }
    expect((await studio.call('revision', { cookie: lin, params })).body).toMatchObject({ text: saved.edited.text })
  })

  it('that a file was changed under can be saved on, and takes the new file as its base once it was merged', async () => {
    const opened = await open()
    await save(studio, lin, { opened, titles: ['草稿'] })
    studio.write('home.json', pageText('文件改过'))
    await studio.store.refresh()
    const { published, draft } = (await studio.call('item', { cookie: lin, params: homeItem })).body as {
      published: { hash: string }
      draft: { text: string; version: number; base: string }
    }
    expect(draft.base).not.toBe(published.hash)
    const merged = { version: 1, base: published.hash, ...retitled(draft.text, ['合并']) }
    expect((await send(merged)).body).toEqual({ version: 2 })
    expect((await open()).base).toBe(published.hash)
    const params = { ...homeItem, hash: draft.base }
    expect((await studio.call('revision', { cookie: lin, params })).body).toMatchObject({ text: home })
    studio.write('home.json', home)
    await studio.store.refresh()
  })

  it('of a file that went away can be published once that was merged', async () => {
    const { text } = (await save(studio, lin, { opened: await open(), titles: ['草稿'] })).edited
    rmSync(join(studio.dir, 'home.json'))
    await studio.store.refresh()
    expect((await send({ version: 1, base: null, ...retitled(text, ['新的']) })).body).toEqual({ version: 2 })
    expect((await open()).base).toBeNull()
    studio.write('home.json', home)
    await studio.store.refresh()
  })

  it('tells who has it open and what is selected, until they leave or say nothing for 30 seconds', async () => {
    const look = (cookie: string, tab: string, more: object = {}) =>
      studio.call('draftSince', { cookie, params: homeItem, body: { version: 0, tab, ...more } })
    await look(lin, 'tab-of-lin', { block: 'words' })
    const { body } = await look(chen, 'tab-of-chen')
    expect(body).toMatchObject({
      version: 0,
      steps: [],
      editors: [
        { name: '小林', isSelf: false, block: 'words' },
        { name: '小陈', isSelf: true },
      ].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    })
    const names = async () =>
      ((await look(chen, 'tab-of-chen')).body.editors as { name: string }[]).map(({ name }) => name)
    studio.clock.time += 29_999
    expect(await names()).toContain('小林')
    studio.clock.time += 1
    expect(await names()).toEqual(['小陈'])
    // Nobody closes the tab of somebody else.
    await look(lin, 'tab-of-chen', { leaving: true })
    expect(await names()).toEqual(['小陈'])
    await look(chen, 'tab-of-chen', { leaving: true })
    expect((await look(lin, 'tab-of-lin')).body).toMatchObject({ editors: [{ name: '小林' }] })
  })

  it('[S5] stands in the audit log with what was done', async () => {
    await db().delete(studioAudit)
    await save(studio, lin, { opened: await open(), titles: ['春', '夏'] })
    const [row] = await db().select().from(studioAudit)
    expect(row).toMatchObject({ operator: '小林', action: 'change', kind: 'page', name: 'home', address: '127.0.0.1' })
    expect(row?.detail).toEqual({ version: 2, labels: ['标题改成 春', '标题改成 夏'] })
  })

  it('refuses a document that is too large', async () => {
    const { base } = await open()
    const { steps } = retitled(home, ['大'])
    const large = await send({ version: 0, base, steps, text: `"${'海'.repeat(400_000)}"` })
    expect([large.status, large.body.code]).toEqual([413, 'too-large'])
    const huge = await send({ version: 0, base, steps, text: 'x'.repeat(5_000_000) })
    expect([huge.status, huge.body.code]).toEqual([413, 'too-large'])
  })
})
