import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnDatabases, openFrom } from '../../tests/fixtures/databases.ts'
import { drafted } from '../../tests/fixtures/studio-releases.ts'
import { homeItem } from '../../tests/fixtures/studio-edit.ts'
import { OPERATOR_PASSWORD, openStudio, type TestStudio } from '../../tests/fixtures/studio.ts'
import type { Database } from '../db/open-database.ts'
import { studioAudit } from '../db/schema.ts'

/** ms */
const PATIENCE = 120_000

/** On PostgreSQL each has connections of its own; the embedded database has but one process. */
describeOnDatabases('what two instances of the studio know of each other’s deeds', (opened) => {
  let own: Database | undefined
  let one: TestStudio
  let other: TestStudio
  let admin: string
  beforeAll(async () => {
    const { database, source } = opened()
    own = source.databaseUrl === undefined ? undefined : await openFrom(source)
    one = await openStudio(database)
    other = await openStudio(own ?? database, { dir: one.dir })
    admin = await one.signedIn('admin')
  }, PATIENCE)
  afterAll(async () => {
    await other.close()
    await one.close()
    await own?.close()
  })

  const at = (turn: number) => (turn % 2 === 0 ? one : other)
  const isIn = async (cookie: string) => (await other.call('me', { cookie })).status
  const operatorOf = async (cookie: string) => {
    const { operator } = (await one.call('me', { cookie })).body as { operator: { id: string; name: string } }
    return operator
  }
  const byKey = (secret: unknown) => other.call('me', { headers: { authorization: `Bearer ${String(secret)}` } })

  it('[S3] wrong passwords are counted together', async () => {
    await one.signedIn('editor', '两边试')
    const statuses = []
    for (let turn = 0; turn < 7; turn++)
      statuses.push((await at(turn).call('signIn', { body: { name: '两边试', password: `wrong ${turn}` } })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    const right = { body: { name: '两边试', password: OPERATOR_PASSWORD } }
    expect([(await one.call('signIn', right)).status, (await other.call('signIn', right)).status]).toEqual([429, 429])
  })

  it('[S3] wrong passwords at one instant are counted together as well', async () => {
    await one.signedIn('editor', '同时试')
    const tries = Array.from({ length: 16 }, (_, turn) =>
      at(turn).call('signIn', { body: { name: '同时试', password: `wrong ${turn}` } }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(11)
  })

  it('[S3] a link lets one in, whoever uses it at the same instant', async () => {
    const { id } = await operatorOf(await one.signedIn('viewer'))
    const { body } = await one.call('newSignInLink', { cookie: admin, params: { id }, body: {} })
    const secret = String(body.link).split('#')[1]
    const uses = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => at(turn).call('signInByLink', { body: { secret } })),
    )
    expect(uses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(7).fill(410)])
  })

  it('[S4] who signed out, was sent out or disabled is out everywhere', async () => {
    const signedOut = await one.signedIn('editor')
    await one.call('signOut', { cookie: signedOut, body: {} })
    expect(await isIn(signedOut)).toBe(401)

    const sentOut = await one.signedIn('editor')
    const { sessions } = (await one.call('sessionList', { cookie: sentOut })).body as { sessions: { id: string }[] }
    expect(await isIn(sentOut)).toBe(200)
    await one.call('endSession', { cookie: admin, params: { id: sessions[0]!.id }, body: {} })
    expect(await isIn(sentOut)).toBe(401)

    const disabled = await one.signedIn('editor')
    const params = { id: (await operatorOf(disabled)).id }
    expect(await isIn(disabled)).toBe(200)
    await one.call('changeOperator', { cookie: admin, params, body: { isDisabled: true } })
    expect(await isIn(disabled)).toBe(401)
  })

  it('[K3] a key that was ended is over everywhere', async () => {
    const cookie = await one.signedIn('editor')
    const { body } = await one.call('newKey', { cookie, body: { name: 'ci', role: 'editor', days: 1 } })
    expect((await byKey(body.secret)).status).toBe(200)
    await one.call('endKey', { cookie, params: { id: (body.key as { id: string }).id }, body: {} })
    expect((await byKey(body.secret)).status).toBe(401)
  })

  it('[C2] a preview link that was withdrawn is over everywhere', async () => {
    await drafted(one, admin, '只给看的')
    const { body } = await one.call('newPreview', {
      cookie: admin,
      body: { ...homeItem, address: '/', as: {}, hours: 1 },
    })
    const { pathname, search } = new URL(String(body.link))
    const look = async () => (await other.app.inject(pathname + search)).statusCode
    expect(await look()).toBe(200)
    const id = (body.preview as { id: string }).id
    await one.call('withdrawPreview', { cookie: admin, params: { id }, body: {} })
    expect(await look()).toBe(410)
  })

  it('[F1] that publishing takes two people is known everywhere', async () => {
    const items = [await drafted(one, admin, '一个人')]
    await one.call('setPublishingRules', { cookie: admin, body: { fourEyes: true } })
    expect((await other.call('publishDraft', { cookie: admin, body: { items, message: '' } })).body).toMatchObject({
      code: 'needs-approval',
    })
    await other.call('setPublishingRules', { cookie: admin, body: { fourEyes: false } })
    expect((await one.call('publishDraft', { cookie: admin, body: { items, message: '' } })).status).toBe(200)
  })

  it('[S8] refusals of one kind stand in the log once, with how often they were at both', async () => {
    await opened().database.orm.delete(studioAudit)
    const secret = `pagoda_${'x'.repeat(40)}`
    await Promise.all(
      Array.from({ length: 12 }, (_, turn) => at(turn).call('me', { headers: { authorization: `Bearer ${secret}` } })),
    )
    const rows = await opened().database.orm.select().from(studioAudit)
    expect(rows.map(({ action, times }) => [action, times])).toEqual([['key-refused', 12]])
  })
})
