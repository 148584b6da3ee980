import { afterAll, beforeAll, expect, it } from 'vitest'
import { studioPointers, studioReleases } from '../../db/schema.ts'
import { breaking } from '../../../tests/fixtures/breaking-database.ts'
import { describeOnDatabases, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { drafted, releasing } from '../../../tests/fixtures/studio-releases.ts'
import { openStudio, type TestStudio } from '../../../tests/fixtures/studio.ts'
import { LEASE } from './due-releases.ts'

describeOnDatabases('a database that is gone in the middle of a release', (opened) => {
  let studio: TestStudio
  let database: ReturnType<typeof breaking>
  let publisher = ''
  const orm = () => opened().database.orm
  const states = async () => (await orm().select().from(studioReleases)).map(({ state }) => state)
  beforeAll(async () => {
    database = breaking(opened().database)
    studio = await openStudio(database)
    publisher = await studio.signedIn('publisher')
  }, LONGEST_OPENING)
  afterAll(() => studio.close())

  it('[T3] publishes nothing at its moment, is no failure of the release, and the next look does it', async () => {
    const act = releasing(studio)
    await act.scheduleDrafts(publisher, [await drafted(studio, publisher, '冬天')], '2026-11-20T20:00')
    studio.shop.now = '2026-11-20T20:00:00'
    database.isBreaking = true
    await expect(studio.publishDue()).rejects.toBeInstanceOf(Error)
    database.isBreaking = false
    expect([await states(), await orm().select().from(studioPointers)]).toEqual([['scheduled'], []])
    await studio.publishDue()
    expect(studio.store.page('home')?.page.title).toBe('首页')
    studio.clock.time += LEASE + 1
    await studio.publishDue()
    expect([await states(), studio.store.page('home')?.page.title]).toEqual([['published'], '冬天'])
  })

  it('[G2] leaves a release as it was when somebody publishes it, and says so', async () => {
    const act = releasing(studio)
    const theme = { kind: 'theme', name: 'lantu' } as const
    const items = [await drafted(studio, publisher, '春天'), await drafted(studio, publisher, '新主题', theme)]
    const { body } = await act.bundle(publisher, items)
    database.isBreaking = true
    const lost = await act.publish(publisher, body)
    database.isBreaking = false
    expect([lost.status, lost.body.code]).toEqual([503, 'unavailable'])
    expect([(await states()).toSorted(), studio.store.theme('lantu')?.title]).toEqual([['open', 'published'], '澜途'])
    expect((await act.publish(publisher, body)).body.state).toBe('published')
    expect(studio.store.theme('lantu')?.title).toBe('新主题')
  })
})
