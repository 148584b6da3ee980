import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ReleaseRow } from '../../../schemas/studio/releases.ts'
import { studioAudit, studioPublications } from '../../db/schema.ts'
import { describeOnDatabases, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { homeItem, openItem, publishTitle, save } from '../../../tests/fixtures/studio-edit.ts'
import { drafted, forgetReleases, releasing } from '../../../tests/fixtures/studio-releases.ts'
import { openStudio, type TestStudio } from '../../../tests/fixtures/studio.ts'
import { applySteps } from '../drafts/apply-steps.ts'

const part = { kind: 'part', name: 'greeting' } as const
const theme = { kind: 'theme', name: 'lantu' } as const

describeOnDatabases('a release', (opened) => {
  let studio: TestStudio
  let editor: string
  let publisher: string
  let act: ReturnType<typeof releasing>
  const db = () => opened().database.orm
  const titles = () => [studio.store.page('home')?.page.title, studio.store.theme('lantu')?.title]
  const three = async () => [
    await drafted(studio, editor, '冬天'),
    await drafted(studio, editor, '新问候', part),
    await drafted(studio, editor, '新主题', theme),
  ]
  beforeEach(async () => {
    await forgetReleases(db())
    studio = await openStudio(opened().database)
    editor = await studio.signedIn('editor')
    publisher = await studio.signedIn('publisher')
    act = releasing(studio)
    return () => studio.close()
  }, LONGEST_OPENING)

  it('[G2] takes several items of any kind at one instant, or none of them', async () => {
    const { body } = await act.bundle(editor, await three())
    expect(body).toMatchObject({ state: 'open', kind: 'bundle', items: [{ name: 'home' }, part, theme] })
    const wrong = await act.change(editor, body, { add: [await drafted(studio, editor, '', homeItem)] })
    expect((await act.publish(publisher, wrong.body)).body).toMatchObject({ code: 'has-problems' })
    expect(titles()).toEqual(['首页', '澜途'])
    const mended = await act.change(editor, wrong.body, { add: [await drafted(studio, editor, '冬天')] })
    const done = await act.publish(publisher, mended.body)
    expect([done.body.state, titles()]).toEqual(['published', ['冬天', '新主题']])
    const history = await db().select().from(studioPublications).where(eq(studioPublications.action, 'publish'))
    expect([...new Set(history.map(({ message }) => message))]).toEqual(['双十一'])
    expect((await openItem(studio, editor)).version).toBe(0)
  })

  it('[G1] pins texts: a draft that is changed later comes in when it is taken in anew', async () => {
    const { body } = await act.bundle(editor, [await drafted(studio, editor, '冬天')])
    const later = await drafted(studio, editor, '春天')
    expect((await act.read(editor, body)).items).toMatchObject([{ hasNewerDraft: true, draftVersion: 2 }])
    const anew = await act.change(editor, body, { add: [later] })
    expect((await act.read(editor, body)).items).toMatchObject([{ hasNewerDraft: false }])
    expect((await act.publish(publisher, body)).body.code).toBe('release-moved')
    await act.publish(publisher, anew.body)
    expect(titles()[0]).toBe('春天')
  })

  it('[G10] says which of its items were rolled back by themselves since, until they are published again', async () => {
    const before = (await openItem(studio, publisher)).base
    const bundle = await act.bundle(editor, await three())
    await act.publish(publisher, bundle.body)
    const listed = async () =>
      ((await studio.call('releaseList', { cookie: editor })).body.releases as readonly ReleaseRow[])[0]
    expect(await listed()).not.toHaveProperty('takenBack')
    const from = (await openItem(studio, publisher)).base
    const body = { from, to: before, message: '' }
    expect((await studio.call('rollBack', { cookie: publisher, params: homeItem, body })).status).toBe(200)
    expect(await listed()).toMatchObject({ state: 'published', takenBack: [homeItem] })
    const again = await act.bundle(editor, [await drafted(studio, editor, '再来')])
    await act.publish(publisher, again.body)
    const { releases } = (await studio.call('releaseList', { cookie: editor })).body
    expect(JSON.stringify(releases)).not.toContain('takenBack')
  })

  it('lets items out again, and publishes no empty one', async () => {
    const { body } = await act.bundle(editor, [await drafted(studio, editor, '冬天')])
    const empty = await act.change(editor, body, { remove: [homeItem] })
    expect(empty.body.items).toEqual([])
    expect((await act.publish(publisher, empty.body)).body.code).toBe('nothing-changed')
    expect((await act.cancel(editor, empty.body)).body.state).toBe('cancelled')
    expect((await act.change(editor, { ...empty.body, version: 3 }, { name: '后来' })).body.code).toBe('release-state')
  })

  it('says of each item that moved since it was pinned', async () => {
    const { body } = await act.bundle(editor, await three())
    await publishTitle(studio, publisher, '早一步')
    expect((await act.read(editor, body)).items).toMatchObject([{ hasMoved: true }, { hasMoved: false }, {}])
    const { code, detail } = (await act.publish(publisher, body)).body
    expect([code, detail]).toEqual(['published-moved', expect.stringContaining('页面「冬天」')])
    expect(titles()).toEqual(['早一步', '澜途'])
  })

  it('[G3] goes back as one, to files, to earlier revisions, and to nothing where there was nothing', async () => {
    await publishTitle(studio, publisher, '秋天')
    await studio.call('newPage', { cookie: editor, body: { name: 'eve', path: '/eve', title: '前夜' } })
    const items = [...(await three()), { kind: 'page', name: 'eve', version: 1 }]
    const { body } = await act.publish(publisher, (await act.bundle(editor, items)).body)
    expect([titles(), studio.store.page('eve')?.page.title]).toEqual([['冬天', '新主题'], '前夜'])
    const back = await act.rollBack(publisher, body, { message: '太早了' })
    expect([back.body.state, titles(), studio.store.page('eve')]).toEqual(['rolled-back', ['秋天', '澜途'], undefined])
    expect(studio.store.routes().map(({ path }) => path)).not.toContain('/eve')
    const { entries } = (await studio.call('itemHistory', { cookie: publisher, params: homeItem })).body
    expect((entries as object[])[0]).toMatchObject({ action: 'roll-back', message: '太早了', isLive: true })
    expect((await act.rollBack(publisher, back.body, { message: '' })).body.code).toBe('release-state')
  })

  it('[G3] does not go back over what was published since, and says of what', async () => {
    const { body } = await act.publish(publisher, (await act.bundle(editor, await three())).body)
    await publishTitle(studio, publisher, '后来')
    const { code, detail } = (await act.rollBack(publisher, body, { message: '' })).body
    expect([code, detail]).toEqual(['served-since', '页面「后来」后来又发布过别的版本'])
    expect(titles()).toEqual(['后来', '新主题'])
  })

  it('[G2] of two who publish it at once, one does, and all is done once', async () => {
    const other = await openStudio(opened().database, { dir: studio.dir })
    const { body } = await act.bundle(editor, await three())
    const both = await Promise.all([act, releasing(other)].map((one) => one.publish(publisher, body)))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await db().select().from(studioPublications).where(eq(studioPublications.action, 'publish'))).toHaveLength(3)
    await other.close()
  })

  it('is published at a moment as any other, and taken off it again', async () => {
    const { body } = await act.bundle(editor, await three())
    const timed = await act.schedule(publisher, body, { at: '2026-11-20T20:00' })
    expect((await act.change(editor, timed.body, { name: '别的' })).body.code).toBe('release-state')
    const open = await act.unschedule(publisher, timed.body)
    expect([open.body.state, open.body.dueAt]).toEqual(['open', undefined])
    await act.schedule(publisher, open.body, { at: '2026-11-20T20:00' })
    studio.shop.now = '2026-11-20T21:00:00'
    await studio.publishDue()
    expect(titles()).toEqual(['冬天', '新主题'])
  })

  it('[C2] is previewed together, by a link to each of its pages', async () => {
    const said = {
      op: 'replace' as const,
      path: ['byId', 'hello', 'props', 'parts'],
      value: [{ paragraphs: ['同一刻'] }],
    }
    const greeting = await openItem(studio, editor, part)
    const steps = [{ id: 'other-words', label: '换一句', patches: [said], inverse: [] }]
    const body = { version: 0, base: greeting.base, steps, ...applySteps('part', greeting.text, steps) }
    await studio.call('saveSteps', { cookie: editor, params: part, body })
    const about = { kind: 'page', name: 'about' } as const
    const items = [{ ...part, version: 1 }, await drafted(studio, editor, '关于我们', about)]
    const { body: release } = await act.bundle(editor, items)
    const link = async (item: object) =>
      (
        await studio.call('previewRelease', {
          ...{ cookie: editor, params: { id: release.id } },
          body: { ...item, as: {}, hours: 1 },
        })
      ).body
    const made = await link(about)
    const { pathname, search } = new URL(made.link as string)
    const page = await studio.app.inject({ method: 'GET', url: pathname + search })
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('同一刻')])
    expect(page.body).toContain('关于我们')
    expect((await link(homeItem)).code).toBe('no-such-item')
    expect((await studio.app.inject({ method: 'GET', url: '/tc-fostay/about' })).body).not.toContain('同一刻')
  })

  describe('with four eyes', () => {
    let admin: string
    const fourEyes = (on: boolean, cookie = admin) =>
      studio.call('setPublishingRules', { cookie, body: { fourEyes: on } })
    beforeEach(async () => {
      admin = await studio.signedIn('admin')
      await fourEyes(true)
    })

    it('[F1] nobody publishes alone, now or at a time; an admin alone switches it', async () => {
      const draft = await drafted(studio, editor, '冬天')
      const alone = await studio.call('publishDraft', { cookie: admin, body: { items: [draft], message: '' } })
      expect([alone.status, alone.body.code]).toEqual([409, 'needs-approval'])
      expect((await act.scheduleDrafts(publisher, [draft], '2026-11-20T20:00')).body.code).toBe('needs-approval')
      const { body } = await act.bundle(publisher, [draft])
      expect((await act.publish(publisher, body)).body.code).toBe('needs-approval')
      expect((await fourEyes(false, publisher)).body.code).toBe('not-allowed')
      await fourEyes(false)
      expect((await act.publish(publisher, body)).body.state).toBe('published')
      const said = await db().select().from(studioAudit).where(eq(studioAudit.action, 'four-eyes'))
      expect(said.slice(-2).map(({ detail }) => detail)).toEqual([{ isOn: true }, { isOn: false }])
    })

    it('[F2] an editor asks, another one approves, and then it is published', async () => {
      const { body } = await act.bundle(editor, await three(), { ask: {} })
      expect(body).toMatchObject({ state: 'asked', askedBy: expect.stringContaining('editor') })
      expect((await act.decide(editor, body, { isApproved: true, reason: '' })).body.code).toBe('not-allowed')
      const approved = await act.decide(publisher, body, { isApproved: true, reason: '' })
      expect(approved.body).toMatchObject({ state: 'open', approvedBy: expect.stringContaining('publisher') })
      expect((await act.publish(publisher, approved.body)).body.state).toBe('published')
    })

    it('[F2] whoever asked does not approve, and a refusal has a reason', async () => {
      const { body } = await act.bundle(publisher, await three(), { ask: { at: '2026-11-20T20:00' } })
      expect(body.wantedAt).toBe(Date.parse('2026-11-20T20:00:00+08:00'))
      expect((await act.decide(publisher, body, { isApproved: true, reason: '' })).body.code).toBe('own-request')
      expect((await act.decide(admin, body, { isApproved: false, reason: ' ' })).body.code).toBe('invalid-request')
      const refused = await act.decide(admin, body, { isApproved: false, reason: '图片太大' })
      expect(refused.body).toMatchObject({ state: 'open', reason: expect.stringContaining('没有批准：图片太大') })
      expect((await act.publish(publisher, refused.body)).body.code).toBe('needs-approval')
    })

    it('[F3] what is changed after an approval needs another one', async () => {
      const { body } = await act.bundle(editor, [await drafted(studio, editor, '冬天')], { ask: {} })
      const approved = await act.decide(publisher, body, { isApproved: true, reason: '' })
      const changed = await act.change(editor, approved.body, { add: [await drafted(studio, editor, '春天')] })
      expect(changed.body.approvedBy).toBeUndefined()
      expect((await act.publish(publisher, changed.body)).body.code).toBe('needs-approval')
      expect((await act.decide(publisher, body, { isApproved: true, reason: '' })).body.code).toBe('release-moved')
    })

    it('[F1] what was never live does not go live as a way back; what was live does', async () => {
      await fourEyes(false)
      await publishTitle(studio, publisher, '秋天')
      await fourEyes(true)
      const { version } = await drafted(studio, editor, '没有人批准')
      await studio.call('discardDraft', { cookie: publisher, params: homeItem, body: { version } })
      const { entries } = (await studio.call('itemHistory', { cookie: publisher, params: homeItem })).body
      const [thrownAway, live, file] = entries as { hash: string; action: string }[]
      expect([thrownAway, live, file].map((entry) => entry?.action)).toEqual(['discarded', 'publish', 'file'])
      const back = (to = '') =>
        studio.call('rollBack', { cookie: publisher, params: homeItem, body: { from: live?.hash, to, message: '' } })
      expect((await back(thrownAway?.hash)).body).toMatchObject({ code: 'no-such-revision' })
      expect(titles()[0]).toBe('秋天')
      expect((await back(file?.hash)).status).toBe(200)
      expect(titles()[0]).toBe('首页')
    })

    it('[F1] nobody archives or restores alone, and is told what to do', async () => {
      await studio.call('newPage', { cookie: editor, body: { name: 'eve', path: '/eve', title: '前夜' } })
      const { body } = await act.bundle(editor, [{ kind: 'page', name: 'eve', version: 1 }], { ask: {} })
      await act.publish(publisher, (await act.decide(publisher, body, { isApproved: true, reason: '' })).body)
      const archive = (archived: boolean) =>
        studio.call('archiveItem', { cookie: publisher, params: { kind: 'page', name: 'eve' }, body: { archived } })
      expect((await archive(true)).body).toMatchObject({
        code: 'archive-alone',
        message: expect.stringContaining('请求审批'),
      })
      expect(studio.store.page('eve')?.page.title).toBe('前夜')
      await fourEyes(false)
      expect((await archive(true)).status).toBe(200)
      await fourEyes(true)
      expect((await archive(false)).body.code).toBe('archive-alone')
    })

    it('[F1, T3] what was set for a moment before the switch is not published then', async () => {
      await fourEyes(false)
      await act.scheduleDrafts(publisher, [await drafted(studio, editor, '冬天')], '2026-11-20T20:00')
      await fourEyes(true)
      studio.shop.now = '2026-11-20T20:00:00'
      await studio.publishDue()
      const { releases } = (await studio.call('releaseList', { cookie: editor })).body
      expect(releases).toMatchObject([{ state: 'failed', reason: expect.stringContaining('另一位') }])
      expect(titles()[0]).toBe('首页')
    })

    it('asks for nothing that can’t be published, and goes back without being asked', async () => {
      const broken = await drafted(studio, editor, '')
      expect((await act.bundle(editor, [broken], { ask: {} })).body.code).toBe('has-problems')
      const { body } = await act.bundle(editor, [await drafted(studio, editor, '冬天')], { ask: {} })
      const approved = await act.decide(publisher, body, { isApproved: true, reason: '' })
      const done = await act.publish(publisher, approved.body)
      expect((await act.rollBack(publisher, done.body, { message: '' })).body.state).toBe('rolled-back')
    })
  })

  it('is nobody’s by an id that is not there, and a viewer only looks', async () => {
    const viewer = await studio.signedIn('viewer')
    expect((await act.publish(publisher, { id: 'nowhere', version: 1 })).body.code).toBe('no-such-release')
    expect((await studio.call('release', { cookie: viewer, params: { id: 'nowhere' } })).status).toBe(404)
    expect((await act.bundle(viewer, [])).body.code).toBe('not-allowed')
    const { body } = await act.bundle(editor, [])
    expect((await act.read(viewer, body)).release).toMatchObject({ state: 'open', items: [] })
    expect((await save(studio, viewer, { opened: await openItem(studio, viewer), titles: ['x'] })).status).toBe(403)
  })
})
