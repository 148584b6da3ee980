import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { studioAudit, studioPublications, studioReleases } from '../../db/schema.ts'
import { describeOnDatabases, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { homeItem, openItem, publishTitle, save } from '../../../tests/fixtures/studio-edit.ts'
import { drafted, forgetReleases, releasing } from '../../../tests/fixtures/studio-releases.ts'
import { openStudio, type TestStudio } from '../../../tests/fixtures/studio.ts'
import { LEASE } from './due-releases.ts'

const EVENING = '2026-11-20T20:00'

describeOnDatabases('what is published at a moment', (opened) => {
  let studio: TestStudio
  let publisher: string
  let act: ReturnType<typeof releasing>
  const db = () => opened().database.orm
  const titleOf = (of: TestStudio) => of.store.page('home')?.page.title
  const states = async () => (await db().select().from(studioReleases)).map(({ state, reason }) => [state, reason])
  const published = () => db().select().from(studioPublications).where(eq(studioPublications.action, 'publish'))
  const atEight = async () => {
    studio.shop.now = '2026-11-20T20:00:00'
    await studio.publishDue()
  }
  beforeEach(async () => {
    await forgetReleases(db())
    studio = await openStudio(opened().database)
    publisher = await studio.signedIn('publisher')
    act = releasing(studio)
    return () => studio.close()
  }, LONGEST_OPENING)

  it('[T1] is published when the shop’s clock comes to it, not before, and the list of pages says when', async () => {
    const { status, body } = await act.scheduleDrafts(publisher, [await drafted(studio, publisher, '冬天')], EVENING)
    expect([status, body.state, body.dueAt]).toEqual([200, 'scheduled', Date.parse('2026-11-20T20:00:00+08:00')])
    const list = await studio.call('itemList', { cookie: publisher })
    expect(list.body.items).toContainEqual(expect.objectContaining({ ...homeItem, scheduledAt: body.dueAt }))
    studio.shop.now = '2026-11-20T19:59:59'
    await studio.publishDue()
    expect(titleOf(studio)).toBe('首页')
    await atEight()
    expect(titleOf(studio)).toBe('冬天')
    const { row, draft } = (await studio.call('item', { cookie: publisher, params: homeItem })).body
    expect([row, draft]).toEqual([expect.not.objectContaining({ scheduledAt: body.dueAt }), undefined])
    const { entries } = (await studio.call('itemHistory', { cookie: publisher, params: homeItem })).body
    expect(entries).toMatchObject([{ action: 'publish', message: '开卖', isLive: true }, { action: 'file' }])
  })

  it.each(['2026-11-20T08:30', '2020-01-01T00:00'])('[T1] refuses the moment %s, which is over', async (at) => {
    const { status, body } = await act.scheduleDrafts(publisher, [await drafted(studio, publisher, '冬天')], at)
    expect([status, body.code, await states()]).toEqual([400, 'moment-past', []])
  })

  it('refuses a draft with problems, and one that is another than was seen', async () => {
    const draft = await drafted(studio, publisher, '')
    expect((await act.scheduleDrafts(publisher, [draft], EVENING)).body.code).toBe('has-problems')
    expect((await act.scheduleDrafts(publisher, [{ ...draft, version: 7 }], EVENING)).body.code).toBe('draft-moved')
    expect(await states()).toEqual([])
  })

  it('[G1] publishes the text that was seen; the draft that went on goes on from it', async () => {
    const first = await openItem(studio, publisher)
    const { edited } = await save(studio, publisher, { opened: first, titles: ['冬天'] })
    await act.scheduleDrafts(publisher, [{ ...homeItem, version: 1 }], EVENING)
    const later = { text: edited.text, version: 1, base: first.base }
    await save(studio, publisher, { opened: later, titles: ['春天'] })
    await atEight()
    expect(titleOf(studio)).toBe('冬天')
    const draft = await openItem(studio, publisher)
    expect([draft.version, draft.text]).toEqual([2, expect.stringContaining('春天')])
    // An editor that was open all the time still says what was published when it began.
    const again = await save(studio, publisher, { opened: { ...draft, base: first.base }, titles: ['夏天'] })
    expect(again.body).toEqual({ version: 3 })
    const body = { items: [{ ...homeItem, version: 3 }], message: '' }
    expect((await studio.call('publishDraft', { cookie: publisher, body })).status).toBe(200)
    expect(titleOf(studio)).toBe('夏天')
  })

  it('[T3] is not published when something else serves by then, and says so', async () => {
    await act.scheduleDrafts(publisher, [await drafted(studio, publisher, '冬天')], EVENING)
    await publishTitle(studio, publisher, '早一步')
    await atEight()
    expect(titleOf(studio)).toBe('早一步')
    expect(await states()).toEqual([['failed', expect.stringContaining('页面「冬天」线上已经是别的版本')]])
    const said = await db().select().from(studioAudit).where(eq(studioAudit.action, 'release-fail'))
    expect(said).toMatchObject([{ address: '定时', detail: { reason: expect.stringContaining('页面「冬天」') } }])
    await studio.publishDue()
    expect(await published()).toHaveLength(1)
  })

  it('[T3] is not published when it does not pass the check by then', async () => {
    await studio.call('newPage', { cookie: publisher, body: { name: 'eve', path: '/eve', title: '前夜' } })
    await act.scheduleDrafts(publisher, [{ kind: 'page', name: 'eve', version: 1 }], EVENING)
    const routes = [...studio.store.routes(), { name: 'late', path: '/eve', title: '后来', open: false }]
    studio.write('routes.json', JSON.stringify({ routes }))
    await studio.store.refresh()
    await atEight()
    expect(await states()).toEqual([['failed', expect.stringContaining('「后来」')]])
    expect(studio.store.page('eve')).toBeUndefined()
  })

  it.each([
    ['who set it is no publisher any more', { role: 'editor' }],
    ['who set it was let out', { isDisabled: true }],
  ])(
    '[T3] is not published when %s by then, alone or with others; another publisher sets the moment anew',
    async (_, change) => {
      const name = `小林-${randomUUID().slice(0, 8)}`
      const leaver = await studio.signedIn('publisher', name)
      const admin = await studio.signedIn('admin')
      const about = { kind: 'page', name: 'about' } as const
      await act.scheduleDrafts(leaver, [await drafted(studio, leaver, '冬天')], EVENING)
      const { body: both } = await act.bundle(leaver, [await drafted(studio, leaver, '我们', about)])
      await act.schedule(leaver, both, { at: EVENING })
      const { operators } = (await studio.call('operatorList', { cookie: admin })).body as {
        operators: { id: string; name: string; setForLater: object[] }[]
      }
      const { id = '', setForLater } = operators.find((one) => one.name === name) ?? {}
      // An admin is told of both before the role is taken away.
      const dueAt = Date.parse('2026-11-20T20:00:00+08:00')
      expect(setForLater).toHaveLength(2)
      expect(setForLater).toContainEqual({ id: both.id, name: both.name, dueAt })
      expect(operators.filter((one) => one.setForLater.length > 0).map((one) => one.name)).toEqual([name])
      expect((await studio.call('changeOperator', { cookie: admin, params: { id }, body: change })).status).toBe(200)
      await atEight()
      expect(titleOf(studio)).toBe('首页')
      const reason = `定时的${name}已经没有发布权限，没有发布：请有发布权限的人现在发布，或者重新定时`
      expect(await states()).toEqual([
        ['failed', reason],
        ['failed', reason],
      ])
      const { release } = await act.read(publisher, both)
      const later = await act.schedule(publisher, release, { at: '2026-11-20T21:00' })
      expect([later.status, later.body.state]).toEqual([200, 'scheduled'])
      studio.shop.now = '2026-11-20T21:00:00'
      await studio.publishDue()
      expect(studio.store.page('about')?.page.title).toBe('我们')
    },
  )

  it('[T4] is moved to another time, or cancelled; then nothing happens at the first one', async () => {
    const { body } = await act.scheduleDrafts(publisher, [await drafted(studio, publisher, '冬天')], EVENING)
    const moved = await act.schedule(publisher, body, { at: '2026-11-21T10:00' })
    expect(moved.body.dueAt).toBe(Date.parse('2026-11-21T10:00:00+08:00'))
    await atEight()
    expect(titleOf(studio)).toBe('首页')
    expect((await act.cancel(publisher, body)).body.code).toBe('release-moved')
    expect((await act.cancel(publisher, moved.body)).body.state).toBe('cancelled')
    studio.shop.now = '2026-11-21T10:00:00'
    await studio.publishDue()
    expect([titleOf(studio), (await openItem(studio, publisher)).version]).toEqual(['首页', 1])
  })

  it('[T2] happens once where two instances look at the same instant, and the other one hears of it', async () => {
    const other = await openStudio(opened().database, { dir: studio.dir })
    await act.scheduleDrafts(publisher, [await drafted(studio, publisher, '冬天')], EVENING)
    for (const one of [studio, other]) one.shop.now = '2026-11-20T20:00:00'
    await Promise.all([studio, other, studio, other].map((one) => one.publishDue()))
    expect([await states(), (await published()).length]).toEqual([[['published', null]], 1])
    await other.store.refresh()
    expect(titleOf(other)).toBe('冬天')
    await other.close()
  })

  it('[T2] is taken over when the instance that took it is gone', async () => {
    const { body } = await act.scheduleDrafts(publisher, [await drafted(studio, publisher, '冬天')], EVENING)
    const leasedUntil = studio.clock.time + LEASE
    await db().update(studioReleases).set({ leasedUntil }).where(eq(studioReleases.id, body.id))
    await atEight()
    expect(titleOf(studio)).toBe('首页')
    studio.clock.time += LEASE + 1
    await studio.publishDue()
    expect(titleOf(studio)).toBe('冬天')
  })

  it('[S1, S5] is a publisher’s alone, and stands in the audit log', async () => {
    const editor = await studio.signedIn('editor')
    const draft = await drafted(studio, editor, '冬天')
    expect((await act.scheduleDrafts(editor, [draft], EVENING)).body.code).toBe('not-allowed')
    const { body } = await act.scheduleDrafts(publisher, [draft], EVENING)
    const about = (name: 'schedule' | 'unschedule' | 'publish', more = {}) => act[name](editor, body, more)
    const refused = [await about('schedule', { at: EVENING }), await about('unschedule'), await about('publish')]
    expect(refused.map(({ body: { code } }) => code)).toEqual(['not-allowed', 'not-allowed', 'not-allowed'])
    expect((await act.cancel(editor, body)).body).toMatchObject({ code: 'not-allowed', detail: expect.any(String) })
    const said = await db().select().from(studioAudit).where(eq(studioAudit.action, 'release-schedule'))
    expect(said.at(-1)).toMatchObject({ detail: { release: '晚上八点', at: EVENING } })
  })

  describe('a new page', () => {
    it('comes with its address at its moment', async () => {
      const made = { name: 'eve', path: '/eve', title: '前夜', template: 'campaign' }
      await studio.call('newPage', { cookie: publisher, body: made })
      await act.scheduleDrafts(publisher, [{ kind: 'page', name: 'eve', version: 1 }], EVENING)
      await atEight()
      expect(studio.store.routes().at(-1)).toMatchObject({ name: 'eve', path: '/eve' })
      const ofRoute = and(eq(studioPublications.kind, 'route'), eq(studioPublications.name, 'eve'))
      expect(await db().select().from(studioPublications).where(ofRoute)).toHaveLength(1)
    })
  })
})
