import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { StudioCallName } from '../../../schemas/studio/contracts.ts'
import { POLL_HEADER } from '../../../schemas/studio/sessions.ts'
import { operators, operatorSessions } from '../../db/schema.ts'
import { describeOnDatabases, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { OPERATOR_PASSWORD, openStudio, type TestStudio } from '../../../tests/fixtures/studio.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describeOnDatabases('a session of the studio that is over', (opened) => {
  let studio: TestStudio
  let admin: string
  const db = () => opened().database.orm
  beforeAll(async () => {
    studio = await openStudio(opened().database)
  }, LONGEST_OPENING)
  afterAll(() => studio.close())
  beforeEach(async () => {
    // What is said is found by the instant at which it was done.
    studio.clock.time += 1
    admin = await studio.signedIn('admin', `安娜${studio.clock.time}`)
  })

  let made = 0
  const somebody = async () => {
    const name = `小王${(made += 1)}`
    const cookie = await studio.signedIn('editor', name)
    const { body } = await studio.call('me', { cookie })
    const { sessions } = (await studio.call('sessionList', { cookie })).body as { sessions: { id: string }[] }
    return { name, cookie, id: (body.operator as { id: string }).id, session: sessions[0]?.id ?? '' }
  }
  /** What the next call is told, whichever it is. */
  const why = async (cookie: string) => {
    const { status, body } = await studio.call('itemList', { cookie })
    expect([status, body.code]).toEqual([401, 'signed-out'])
    return body.detail
  }
  const seenAt = async (name: string) => {
    const { body } = await studio.call('operatorList', { cookie: admin })
    return (body.operators as { name: string; seenAt?: number }[]).find((row) => row.name === name)?.seenAt
  }
  const otherSession = async (name: string) => {
    const { headers } = await studio.call('signIn', { body: { name, password: OPERATOR_PASSWORD } })
    return [headers['set-cookie']]
      .flat()
      .map((text) => String(text).split(';', 1)[0])
      .join('; ')
  }

  it('[S4] says who ended it', async () => {
    const { cookie, session } = await somebody()
    await studio.call('endSession', { cookie: admin, params: { id: session } })
    expect(await why(cookie)).toBe(`安娜${studio.clock.time} 结束了这个登录`)
  })

  it('[S6] says that its owner did, elsewhere', async () => {
    const { name, cookie, session } = await somebody()
    const other = await otherSession(name)
    await studio.call('endSession', { cookie: other, params: { id: session } })
    expect(await why(cookie)).toBe('你在别处结束了这个登录')
    const third = await otherSession(name)
    studio.clock.time += 1
    await studio.call('endOtherSessions', { cookie: third })
    expect(await why(other)).toBe('你在别处结束了其他登录')
  })

  it('[S4] says that the password was changed elsewhere, or set anew by a link', async () => {
    const { name, cookie, id } = await somebody()
    const other = await otherSession(name)
    studio.clock.time += 1
    const next = '海边的三只白鹭在看日出啊'
    await studio.call('changePassword', { cookie: other, body: { current: OPERATOR_PASSWORD, next } })
    expect(await why(cookie)).toBe('你的密码在别处改过了')
    studio.clock.time += 1
    const { link } = (await studio.call('newSignInLink', { cookie: admin, params: { id } })).body
    await studio.call('signInByLink', { body: { secret: String(link).split('#')[1] } })
    expect(await why(other)).toBe('有人用你的登录链接进来了，原来的密码也作废了')
  })

  it('[S4] says that an admin disabled its owner', async () => {
    const { cookie, id } = await somebody()
    await studio.call('changeOperator', { cookie: admin, params: { id }, body: { isDisabled: true } })
    expect(await why(cookie)).toBe('管理员停用了你的账号')
  })

  it('[S2] says that nobody used it, or that it was a long one', async () => {
    const { cookie, session } = await somebody()
    const start = studio.clock.time
    studio.clock.time = start + 12 * HOUR
    expect(await why(cookie)).toBe('12 小时没有用过')
    studio.clock.time = start + 30 * DAY
    await db().update(operatorSessions).set({ seenAt: studio.clock.time }).where(eq(operatorSessions.id, session))
    expect(await why(cookie)).toBe('登录满 30 天了')
    studio.clock.time = start
  })

  it('[S2] was not used by what a timer asks, and was by the same call of a person', async () => {
    const begun = studio.clock.time
    const [idle, used] = [await somebody(), await somebody()]
    const ask = (name: StudioCallName, { cookie }: { cookie: string }, headers = {}) =>
      studio.call(name, {
        ...{ cookie, headers },
        ...(name === 'draftSince' && {
          params: { kind: 'page', name: 'home' },
          body: { version: 0, tab: 'one-open-editor' },
        }),
      })
    for (let hour = 1; hour < 12; hour += 1) {
      studio.clock.time = begun + hour * HOUR
      for (const name of ['releaseList', 'draftSince'] as const) {
        expect((await ask(name, idle, { [POLL_HEADER]: '1' })).status).toBe(200)
        expect((await ask(name, used)).status).toBe(200)
      }
    }
    studio.clock.time = begun + 12 * HOUR
    expect(await why(idle.cookie)).toBe('12 小时没有用过')
    expect((await ask('releaseList', used)).status).toBe(200)
    studio.clock.time = begun
  })

  it('says nothing where none ever was', async () => {
    for (const cookie of ['', 'pagoda_studio=', 'pagoda_studio=made-up']) expect(await why(cookie)).toBeUndefined()
  })

  it('leaves its owner as somebody who was there, and until when', async () => {
    const { name, session, id } = await somebody()
    const seen = studio.clock.time
    studio.clock.time += HOUR
    await studio.call('endSession', { cookie: admin, params: { id: session } })
    expect(await seenAt(name)).toBe(seen)
    await otherSession(name)
    await db().delete(operatorSessions).where(eq(operatorSessions.operatorId, id))
    expect(await seenAt(name)).toBe(studio.clock.time)
    await db().insert(operators).values({ id: 'new', name: '新来的', role: 'editor', createdAt: seen })
    expect(await seenAt('新来的')).toBeUndefined()
  })
})
