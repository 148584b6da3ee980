import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ReleaseRow } from '../../../schemas/studio/releases.ts'
import { describeOnDatabases, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { publishTitle } from '../../../tests/fixtures/studio-edit.ts'
import { drafted, forgetReleases, releasing } from '../../../tests/fixtures/studio-releases.ts'
import { openStudio, type TestStudio } from '../../../tests/fixtures/studio.ts'

const eve = { kind: 'page', name: 'eve' } as const
const EVENING = '2026-11-20T20:00'

describeOnDatabases('a link to a release', (opened) => {
  let studio: TestStudio
  /** Another instance beside it. */
  let other: TestStudio
  let [admin, editor, publisher, second] = ['', '', '', '']
  let act: ReturnType<typeof releasing>
  beforeAll(async () => {
    studio = await openStudio(opened().database)
    other = await openStudio(opened().database, { dir: studio.dir })
    admin = await studio.signedIn('admin')
    editor = await studio.signedIn('editor', 'edda')
    publisher = await studio.signedIn('publisher')
    second = await studio.signedIn('publisher')
    act = releasing(studio)
  }, LONGEST_OPENING)
  afterAll(async () => {
    await other.close()
    await studio.close()
  })
  beforeEach(async () => {
    await forgetReleases(opened().database.orm)
    await studio.store.refresh()
    await studio.call('newPage', { cookie: editor, body: { name: 'eve', path: '/eve', title: '前夜' } })
    await studio.call('publishDraft', { cookie: publisher, body: { items: [{ ...eve, version: 1 }], message: '' } })
  })

  /** A release of a new title, and where its link leads. */
  async function linked() {
    const { body: release } = await act.bundle(editor, [await drafted(studio, editor, '还没有公开的价', eve)])
    const body = { ...eve, as: {}, hours: 1 }
    const made = await studio.call('previewRelease', { cookie: editor, params: { id: release.id }, body })
    const { pathname, search } = new URL(made.body.link as string)
    return { release, url: pathname + search }
  }
  /** What each instance answers to whoever has the link, by either method; once, where they say the same. */
  async function told(url: string): Promise<[status: number, isTold: boolean]> {
    await other.store.refresh()
    const answers: [number, boolean][] = []
    for (const { app } of [studio, other]) {
      const statuses = []
      for (const method of ['GET', 'HEAD', 'GET'] as const) {
        const { statusCode, body, headers } = await app.inject({ method, url })
        expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        expect([headers.etag, headers['last-modified']]).toEqual([undefined, undefined])
        statuses.push(statusCode)
        if (method === 'GET') answers.push([statusCode, body.includes('还没有公开的价')])
      }
      expect(new Set(statuses).size).toBe(1)
    }
    const [first, ...others] = answers
    expect(others).toEqual(others.map(() => first))
    return first!
  }
  const SHOWN: [number, boolean] = [200, true]
  const OVER: [number, boolean] = [410, false]

  const archive = (archived: boolean) =>
    studio.call('archiveItem', { cookie: publisher, params: eve, body: { archived } })

  type Deed = (release: ReleaseRow) => Promise<{ readonly body: ReleaseRow }>
  const ways: readonly [string, [number, boolean], readonly Deed[]][] = [
    ['shows it while it is put together', SHOWN, []],
    ['shows it while somebody waits for an approval', SHOWN, [(one) => act.ask(editor, one)]],
    [
      'shows it to those who mend it after it was refused',
      SHOWN,
      [(one) => act.ask(editor, one), (one) => act.decide(second, one, { isApproved: false, reason: '价不对' })],
    ],
    ['shows it while its moment is set', SHOWN, [(one) => act.schedule(publisher, one, { at: EVENING })]],
    ['shows it once it serves', SHOWN, [(one) => act.publish(publisher, one)]],
    ['is over when it was given up', OVER, [(one) => act.cancel(editor, one)]],
    [
      'is over when it was taken back',
      OVER,
      [(one) => act.publish(publisher, one), (one) => act.rollBack(publisher, one, { message: '' })],
    ],
    ['is over when its page left it', OVER, [(one) => act.change(editor, one, { remove: [eve] })]],
  ]
  it.each(ways)('[C2, G2] %s', async (_, expected, deeds) => {
    const { release, url } = await linked()
    let now = release
    for (const deed of deeds) {
      const { body } = await deed(now)
      expect(body).toMatchObject({ id: release.id })
      now = body
    }
    expect(await told(url)).toEqual(expected)
  })

  it('[C2, F1] is over while its page is archived, and after it was withdrawn', async () => {
    const { url } = await linked()
    expect((await archive(true)).status).toBe(200)
    expect(await told(url)).toEqual(OVER)
    await archive(false)
    expect(await told(url)).toEqual(SHOWN)
    const { body } = await studio.call('previewList', { cookie: editor, params: eve })
    const [{ id }] = body.previews as [{ id: string }]
    await studio.call('withdrawPreview', { cookie: editor, params: { id } })
    expect(await told(url)).toEqual(OVER)
  })

  it('[C2] is over after its hours', async () => {
    const { url } = await linked()
    for (const one of [studio, other]) one.clock.time += 60 * 60 * 1000
    expect(await told(url)).toEqual(OVER)
    for (const one of [studio, other]) one.clock.time -= 60 * 60 * 1000
  })

  it('[C2, S4] is over, as every link of theirs is, once whoever made it is let out', async () => {
    const leaving = await studio.signedIn('editor', 'leo')
    await publishTitle(studio, publisher, '现在的', eve)
    await drafted(studio, editor, '还没有公开的价', eve)
    const body = { ...eve, address: '/eve', as: {}, hours: 1 }
    const { link } = (await studio.call('newPreview', { cookie: leaving, body })).body
    const { pathname, search } = new URL(link as string)
    expect(await told(pathname + search)).toEqual(SHOWN)
    const { body: people } = await studio.call('operatorList', { cookie: admin })
    const leo = (people.operators as { id: string; name: string }[]).find(({ name }) => name === 'leo')!
    await studio.call('changeOperator', { cookie: admin, params: { id: leo.id }, body: { isDisabled: true } })
    expect(await told(pathname + search)).toEqual(OVER)
  })
})
