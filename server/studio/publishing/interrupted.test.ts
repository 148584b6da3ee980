import { afterAll, beforeAll, expect, it } from 'vitest'
import { studioAudit, studioPointers, studioPublications } from '../../db/schema.ts'
import { breaking } from '../../../tests/fixtures/breaking-database.ts'
import { describeOnDatabases, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { homeItem, openItem, save } from '../../../tests/fixtures/studio-edit.ts'
import { openStudio, type TestStudio } from '../../../tests/fixtures/studio.ts'

describeOnDatabases('a database that is gone in the middle of a publish', (opened) => {
  let studio: TestStudio
  let database: ReturnType<typeof breaking>
  let publisher = ''
  beforeAll(async () => {
    database = breaking(opened().database)
    studio = await openStudio(database)
    publisher = await studio.signedIn('publisher')
  }, LONGEST_OPENING)
  afterAll(() => studio.close())

  it('publishes nothing, loses nothing, says so, and the next try goes well', async () => {
    await save(studio, publisher, { opened: await openItem(studio, publisher), titles: ['冬天'] })
    const publish = () =>
      studio.call('publishDraft', { cookie: publisher, body: { items: [{ ...homeItem, version: 1 }], message: '' } })
    database.isBreaking = true
    const lost = await publish()
    database.isBreaking = false
    expect([lost.status, lost.body.code]).toEqual([503, 'unavailable'])
    const { orm } = opened().database
    expect([await orm.select().from(studioPointers), await orm.select().from(studioPublications)]).toEqual([[], []])
    const actions = (await orm.select().from(studioAudit)).map(({ action }) => action)
    expect(actions).toEqual(['change'])
    expect([studio.store.page('home')?.page.title, (await openItem(studio, publisher)).version]).toEqual(['首页', 1])
    expect((await publish()).status).toBe(200)
    expect(studio.store.page('home')?.page.title).toBe('冬天')
  })

  it('keeps a draft that could not be saved from being half of one', async () => {
    const before = await openItem(studio, publisher)
    database.isBreaking = true
    const lost = await save(studio, publisher, { opened: before, titles: ['一', '二'] })
    database.isBreaking = false
    expect(lost.body.code).toBe('unavailable')
    expect(await openItem(studio, publisher)).toEqual(before)
    const { version, base } = before
    const again = await studio.call('saveSteps', {
      cookie: publisher,
      params: homeItem,
      body: { version, base, ...lost.edited },
    })
    expect(again.body).toEqual({ version: 2 })
  })
})
