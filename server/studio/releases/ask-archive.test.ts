import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ReleaseRow } from '../../../schemas/studio/releases.ts'
import { describeOnDatabases } from '../../../tests/fixtures/databases.ts'
import { openItem, save } from '../../../tests/fixtures/studio-edit.ts'
import { forgetReleases, releasing } from '../../../tests/fixtures/studio-releases.ts'
import { type Answer, openStudio, type TestStudio } from '../../../tests/fixtures/studio.ts'

const eve = { kind: 'page', name: 'eve' } as const

describeOnDatabases('archiving where publishing takes two people', (opened) => {
  let studio: TestStudio
  let other: TestStudio
  let [admin, editor, publisher, second] = ['', '', '', '']
  let act: ReturnType<typeof releasing>
  beforeAll(async () => {
    studio = await openStudio(opened().database)
    other = await openStudio(opened().database, { dir: studio.dir })
    admin = await studio.signedIn('admin', 'anna')
    editor = await studio.signedIn('editor', 'edda')
    publisher = await studio.signedIn('publisher', 'paul')
    second = await studio.signedIn('publisher', 'petra')
    act = releasing(studio)
  })
  afterAll(async () => {
    await other.close()
    await studio.close()
  })
  beforeEach(async () => {
    await forgetReleases(opened().database.orm)
    await studio.store.refresh()
    await studio.call('newPage', { cookie: editor, body: { name: 'eve', path: '/eve', title: '前夜' } })
    const items = [{ ...eve, version: 1 }]
    await studio.call('publishDraft', { cookie: publisher, body: { items, message: '' } })
    await studio.call('setPublishingRules', { cookie: admin, body: { fourEyes: true } })
  })

  type Told = Answer<ReleaseRow & { code?: string; detail?: string }>
  const asked = async (cookie: string, archived = true, params: Readonly<Record<string, string>> = eve) =>
    (await studio.call('askArchive', { cookie, params, body: { archived, message: '过季了' } })) as unknown as Told
  const approved = async (release: ReleaseRow) =>
    (await act.decide(second, release, { isApproved: true, reason: '' })).body
  /** As one person may where it does not take two. */
  const publishAlone = async (title: string) => {
    await studio.call('setPublishingRules', { cookie: admin, body: { fourEyes: false } })
    const item = await openItem(studio, editor, eve)
    const { body } = await save(studio, editor, { opened: item, titles: [title], item: eve })
    const items = [{ ...eve, version: body.version }]
    await studio.call('publishDraft', { cookie: publisher, body: { items, message: '' } })
  }
  /** The title and the address that shoppers get, at each instance. */
  const served = async () => {
    await other.store.refresh()
    return [studio, other].map(({ store }) => [
      store.page('eve')?.page.title,
      store.routes().find(({ name }) => name === 'eve')?.path,
    ])
  }
  const THERE = [
    ['前夜', '/eve'],
    ['前夜', '/eve'],
  ]
  const GONE = [
    [undefined, undefined],
    [undefined, undefined],
  ]

  it('[F1, F2] is asked for by one, approved by another, and then done with its address', async () => {
    const { status, body } = await asked(editor)
    expect([status, body.code]).toEqual([200, undefined])
    expect(body).toMatchObject({
      ...{ kind: 'archive', name: '归档「前夜」', message: '过季了', state: 'asked', askedBy: 'edda' },
      items: [eve],
    })
    expect((await act.publish(publisher, body)).body.code).toBe('needs-approval')
    expect(await served()).toEqual(THERE)
    expect((await act.publish(publisher, await approved(body))).body.state).toBe('published')
    expect(await served()).toEqual(GONE)
  })

  it('[F1, F2] comes back into the shop in the same way', async () => {
    await act.publish(publisher, await approved((await asked(editor)).body))
    const { body } = await asked(publisher, false)
    expect(body).toMatchObject({ kind: 'unarchive', name: '恢复「前夜」' })
    await act.publish(publisher, await approved(body))
    expect(await served()).toEqual(THERE)
  })

  it('[F2] is not approved by whoever asked, nor done before it was approved', async () => {
    const { body } = await asked(publisher)
    expect((await act.decide(publisher, body, { isApproved: true, reason: '' })).body.code).toBe('own-request')
    const refused = await act.decide(second, body, { isApproved: false, reason: '还有人看' })
    expect(refused.body).toMatchObject({ state: 'open', reason: 'petra 没有批准：还有人看' })
    expect((await act.publish(publisher, refused.body)).body.code).toBe('needs-approval')
    expect(await served()).toEqual(THERE)
  })

  it('[T1] may be done at its moment', async () => {
    const release = await approved((await asked(editor)).body)
    await act.schedule(publisher, release, { at: '2026-11-20T20:00' })
    studio.shop.now = '2026-11-20T20:00:00'
    await studio.publishDue()
    studio.shop.now = '2026-11-20T08:30:00'
    expect((await act.read(editor, release)).release.state).toBe('published')
    expect(await served()).toEqual(GONE)
  })

  it('[G3] is taken back by one, as any release', async () => {
    const { body } = await act.publish(publisher, await approved((await asked(editor)).body))
    expect((await act.rollBack(publisher, body, { message: '' })).body.state).toBe('rolled-back')
    expect(await served()).toEqual(THERE)
  })

  it('[G3] is not taken back where it came back by itself since', async () => {
    const { body } = await act.publish(publisher, await approved((await asked(editor)).body))
    await act.publish(publisher, await approved((await asked(editor, false)).body))
    expect((await act.rollBack(publisher, body, { message: '' })).body).toMatchObject({
      code: 'served-since',
      detail: '页面「前夜」后来又恢复了',
    })
  })

  it('[G3] is not taken back where another text serves since', async () => {
    await act.publish(publisher, await approved((await asked(editor)).body))
    const { body } = await act.publish(publisher, await approved((await asked(editor, false)).body))
    await publishAlone('另一夜')
    expect((await act.rollBack(publisher, body, { message: '' })).body).toMatchObject({
      code: 'served-since',
      detail: '页面「另一夜」后来又发布过别的版本',
    })
  })

  it('is not done to another text than was asked for', async () => {
    const release = await approved((await asked(editor)).body)
    await publishAlone('另一夜')
    expect((await act.publish(publisher, release)).body).toMatchObject({
      code: 'published-moved',
      detail: '页面「前夜」线上已经是别的版本，取消后重新请求',
    })
  })

  it('is refused with the reason where it can not be: nothing there, no change, still open, asked already', async () => {
    const codes = async (answer: Promise<Told>) => {
      const { body } = await answer
      return [body.code, body.detail]
    }
    expect(await codes(asked(editor, true, { kind: 'page', name: 'nothing' }))).toEqual(['no-such-item', undefined])
    expect(await codes(asked(editor, false))).toEqual(['nothing-changed', undefined])
    expect(await codes(asked(editor, true, { kind: 'page', name: 'home' }))).toEqual([
      'still-open',
      '地址 / 是商城本来就有的，由开发者关',
    ])
    await asked(editor)
    expect(await codes(asked(publisher))).toEqual(['nothing-changed', '「归档「前夜」」已经在发布单里'])
  })

  it('has no drafts, and no share of the shoppers', async () => {
    const { body } = await asked(editor)
    expect((await act.change(editor, body, { remove: [eve] })).body).toMatchObject({ code: 'release-state' })
    const tried = await act.tryOut(publisher, await approved(body), { share: 10 })
    expect(tried.body).toMatchObject({ code: 'not-for-canary', detail: '归档和恢复不能只给一部分顾客' })
  })

  it('shows what serves, with nothing to compare', async () => {
    const { body } = await asked(editor)
    const { items } = await act.read(editor, body)
    expect(items).toMatchObject([{ ...eve, title: '前夜', hasMoved: false, hasNewerDraft: false }])
    expect(items[0]!['before']).toBe(items[0]!['hash'])
  })
})
