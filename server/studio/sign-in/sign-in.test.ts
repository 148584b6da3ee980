import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SessionRow } from '../../../schemas/studio/sessions.ts'
import { operators, studioAudit } from '../../db/schema.ts'
import { describeOnDatabases, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { openStudio, type TestStudio } from '../../../tests/fixtures/studio.ts'
import { firstLink } from '../first-sign-in.ts'
import { mayTry } from './operator-tries.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { isStrongPassword } from './password-rules.ts'

const GOOD = '海边的三只白鹭在看日出'.concat('2026')
const MINUTE = 60_000

/** The cookie that an answer gives, as a browser sends it back. */
const cookieOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) =>
  String(headers['set-cookie']).split(';', 1)[0] ?? ''

/** All that an answer gives. */
const cookiesOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) =>
  [headers['set-cookie']]
    .flat()
    .map((text) => String(text).split(';', 1)[0])
    .join('; ')

describeOnDatabases('signing in to the studio', (opened) => {
  let studio: TestStudio
  let admin: string
  const db = () => opened().database.orm
  const signIn = (name: string, password: string) => studio.call('signIn', { body: { name, password } })
  const lastAudit = async () => {
    const { body } = await studio.call('auditLog', { cookie: admin })
    return (body.entries as Record<string, unknown>[])[0]
  }
  /** Somebody new with a password. */
  const withPassword = async (name: string, role: 'admin' | 'editor' = 'editor') => {
    const cookie = await studio.cameByLink(role, name)
    const { status } = await studio.call('changePassword', { cookie, body: { next: GOOD } })
    expect(status).toBe(200)
    return cookie
  }
  /** The time of these tests goes on, and what an admin does for others asks for the password again. */
  const proveAdmin = () => studio.call('provePassword', { cookie: admin, body: { password: GOOD } })
  beforeAll(async () => {
    studio = await openStudio(opened().database)
    const link = await firstLink(db(), () => studio.clock.time)
    const answer = await studio.call('signInByLink', { body: { secret: link?.secret } })
    admin = cookieOf(answer)
  }, LONGEST_OPENING)
  afterAll(() => studio.close())

  it('[S3] by the first link is possible once, and no other is made when somebody came in', async () => {
    const { body: who } = await studio.call('me', { cookie: admin })
    expect(who).toMatchObject({ operator: { name: 'admin', role: 'admin' }, needsPassword: true })
    expect(await firstLink(db(), () => studio.clock.time)).toBeUndefined()
    expect((await studio.call('changePassword', { cookie: admin, body: { next: GOOD } })).status).toBe(200)
    const { body } = await studio.call('addOperator', { cookie: admin, body: { name: '小王', role: 'editor' } })
    expect(body).toMatchObject({
      operator: { name: '小王', role: 'editor' },
      link: expect.stringContaining('/studio/sign-in#'),
    })
    const secret = String(body.link).split('#')[1]
    const both = await Promise.all([1, 2].map(() => studio.call('signInByLink', { body: { secret } })))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
    expect(both.find(({ status }) => status === 410)?.body).toMatchObject({ code: 'link-spent' })
  })

  it('[S3] by a link is over after 24 hours, and when a new one was made', async () => {
    const { body: first } = await studio.call('addOperator', { cookie: admin, body: { name: '晚到', role: 'viewer' } })
    const { id } = first.operator as { id: string }
    const { body: second } = await studio.call('newSignInLink', { cookie: admin, params: { id } })
    const use = (link: unknown) => studio.call('signInByLink', { body: { secret: String(link).split('#')[1] } })
    expect((await use(first.link)).status).toBe(410)
    studio.clock.time += 24 * 60 * MINUTE
    expect((await use(second.link)).status).toBe(410)
    studio.clock.time -= 24 * 60 * MINUTE
    expect((await use(second.link)).status).toBe(200)
  })

  it('by name and password gives a cookie of its own, and says who is in', async () => {
    await withPassword('小陈')
    const answer = await signIn('小陈', GOOD)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ operator: { name: '小陈' }, needsPassword: false, mode: 'sandbox' })
    expect((answer.headers['set-cookie'] as string[])[0]).toMatch(
      /^pagoda_studio=[\w-]{43}; Max-Age=2592000; Path=\/studio; HttpOnly; SameSite=Strict$/,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await studio.call('me', { cookie: cookieOf(answer) })).body).toMatchObject({ operator: { name: '小陈' } })
    expect(await lastAudit()).toMatchObject({ operator: '小陈', action: 'sign-in', sentence: '登录' })
  })

  it('[S3] answers a wrong password, an unknown name, somebody without a password and a disabled one alike', async () => {
    await withPassword('停用')
    await db().update(operators).set({ isDisabled: true }).where(eq(operators.name, '停用'))
    await studio.cameByLink('editor', '无密码')
    await withPassword('知道')
    const answers = [
      await signIn('知道', `${GOOD}x`),
      await signIn('没有这个人', GOOD),
      await signIn('无密码', GOOD),
      await signIn('停用', GOOD),
    ]
    const told = answers.map(({ status, body: { requestId, ...body } }) => [status, body, typeof requestId])
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(told[0]).toEqual([401, { code: 'wrong-password', message: expect.any(String) }, 'string'])
  })

  it.each(['知道的人', '不知道的人'])('[S3] locks %s after five wrong passwords, for 15 minutes', async (name) => {
    if (name === '知道的人') await withPassword(name)
    const wrong = await Promise.all(Array.from({ length: 8 }, () => signIn(name, 'not the password')))
    const codes = wrong.map(({ body }) => body.code)
    expect(codes.filter((code) => code === 'wrong-password')).toHaveLength(5)
    expect(codes.filter((code) => code === 'locked')).toHaveLength(3)
    expect((await signIn(name, GOOD)).body).toMatchObject({ code: 'locked' })
    studio.clock.time += 15 * MINUTE - 1
    expect((await signIn(name, GOOD)).body).toMatchObject({ code: 'locked' })
    studio.clock.time += 1
    expect((await signIn(name, GOOD)).status).toBe(name === '知道的人' ? 200 : 401)
  })

  it('[S3] wrong passwords of strangers lock nobody who is known on a device, which has a count of its own', async () => {
    const known = cookiesOf(
      await studio.call('changePassword', { cookie: await studio.cameByLink('editor', '认识'), body: { next: GOOD } }),
    )
    const other = cookiesOf(
      await studio.call('changePassword', { cookie: await studio.cameByLink('editor', '别人'), body: { next: GOOD } }),
    )
    const from = async (cookie: string | undefined, password: string) => {
      const { body } = await studio.call('signIn', { body: { name: '认识', password }, ...(cookie && { cookie }) })
      return body.code ?? 'in'
    }
    for (let tries = 0; tries < 5; tries++) await from(undefined, 'not the password')
    expect([await from(undefined, GOOD), await from(other, GOOD), await from(known, GOOD)]).toEqual([
      'locked',
      'locked',
      'in',
    ])
    for (let tries = 0; tries < 5; tries++) expect(await from(known, 'not the password')).toBe('wrong-password')
    expect(await from(known, GOOD)).toBe('locked')
  })

  it('[S3] strangers of many addresses have 50 tries of a name together, and lock their own place alone before', async () => {
    const tries = (name: string, addresses: readonly number[]) =>
      Promise.all(addresses.map((one) => mayTry(db(), name, { address: `198.51.100.${one}` }, studio.clock.time)))
    const many = await tries(
      '很多地方',
      Array.from({ length: 60 }, (_, one) => one),
    )
    expect(many.filter(Boolean)).toHaveLength(50)
    expect(await mayTry(db(), '很多地方', { known: 'device' }, studio.clock.time)).toBe(true)
    expect((await tries('两个地方', [1, 1, 1, 1, 1, 1, 2])).filter(Boolean)).toHaveLength(6)
    const known = Array.from({ length: 6 }, () => mayTry(db(), '一台设备', { known: 'device' }, studio.clock.time))
    expect((await Promise.all(known)).filter(Boolean)).toHaveLength(5)
    expect(await tries('一台设备', [1])).toEqual([true])
  })

  it('an admin takes a lock away, and who is in stays in', async () => {
    const cookie = await withPassword('被锁')
    for (let tries = 0; tries < 5; tries++) await signIn('被锁', 'not the password')
    const { body } = await studio.call('operatorList', { cookie: admin })
    const row = (body.operators as { name: string; id: string; isLocked: boolean }[]).find(
      ({ name }) => name === '被锁',
    )
    expect(row?.isLocked).toBe(true)
    expect((await studio.call('me', { cookie })).status).toBe(200)
    await proveAdmin()
    await studio.call('changeOperator', { cookie: admin, params: { id: row!.id }, body: { unlock: true } })
    expect((await signIn('被锁', GOOD)).status).toBe(200)
  })

  it('[S3] a forgotten password is set anew after an admin’s link, whose use ends what was before it', async () => {
    const before = await withPassword('忘了密码')
    const { body: who } = await studio.call('me', { cookie: before })
    const params = { id: (who.operator as { id: string }).id }
    await proveAdmin()
    const { body } = await studio.call('newSignInLink', { cookie: admin, params })
    expect((await signIn('忘了密码', GOOD)).status).toBe(200)
    const answer = await studio.call('signInByLink', { body: { secret: String(body.link).split('#')[1] } })
    expect(answer.body).toMatchObject({ operator: { name: '忘了密码' }, needsPassword: true })
    expect((await studio.call('me', { cookie: before })).status).toBe(401)
    expect((await signIn('忘了密码', GOOD)).status).toBe(401)
    const { body: log } = await studio.call('auditLog', { cookie: admin })
    expect((log.entries as { sentence: string }[]).map(({ sentence }) => sentence)).toContain(
      '用链接登录，原来的密码和登录都已作废',
    )
    const next = `${GOOD}新`
    const cookie = cookieOf(answer)
    expect((await studio.call('changePassword', { cookie, body: { next } })).status).toBe(200)
    expect((await signIn('忘了密码', next)).status).toBe(200)
  })

  it('[S2] is over after 12 hours without use, and after 30 days', async () => {
    const start = studio.clock.time
    const idle = await studio.signedIn('viewer')
    const busy = await studio.signedIn('viewer')
    const isIn = async (cookie: string) => (await studio.call('me', { cookie })).status === 200
    studio.clock.time = start + 12 * 60 * MINUTE - 1
    expect(await isIn(busy)).toBe(true)
    studio.clock.time += 1
    expect([await isIn(idle), await isIn(busy)]).toEqual([false, true])
    const end = start + 30 * 24 * 60 * MINUTE
    const seen: boolean[] = []
    for (let at = studio.clock.time; at < end - 1; at += 12 * 60 * MINUTE - 2) {
      studio.clock.time = at
      seen.push(await isIn(busy))
    }
    expect(new Set(seen)).toEqual(new Set([true]))
    studio.clock.time = end - 1
    expect(await isIn(busy)).toBe(true)
    studio.clock.time = end
    expect(await isIn(busy)).toBe(false)
    studio.clock.time = start
  })

  it('[S4] ends with the next call of whoever is disabled, signed out, or set another password elsewhere', async () => {
    const isIn = async (cookie: string) => (await studio.call('me', { cookie })).status === 200
    const first = await withPassword('两处')
    const second = cookieOf(await signIn('两处', GOOD))
    const next = `${GOOD}新`
    expect((await studio.call('changePassword', { cookie: second, body: { current: 'wrong', next } })).status).toBe(401)
    expect((await studio.call('changePassword', { cookie: second, body: { current: GOOD, next } })).status).toBe(200)
    expect([await isIn(first), await isIn(second)]).toEqual([false, true])
    await studio.call('signOut', { cookie: second })
    expect(await isIn(second)).toBe(false)
    const third = cookieOf(await signIn('两处', next))
    const [row] = await db().select().from(operators).where(eq(operators.name, '两处'))
    await proveAdmin()
    await studio.call('changeOperator', { cookie: admin, params: { id: row!.id }, body: { isDisabled: true } })
    expect(await isIn(third)).toBe(false)
  })

  it('[S4] the last admin is neither disabled nor made less, whoever asks at the same instant', async () => {
    const { body } = await studio.call('me', { cookie: admin })
    const { id } = body.operator as { id: string }
    const other = await studio.signedIn('admin', '第二位')
    const [{ id: otherId } = { id: '' }] = await db().select().from(operators).where(eq(operators.name, '第二位'))
    expect((await proveAdmin()).status).toBe(200)
    const answers = await Promise.all([
      studio.call('changeOperator', { cookie: admin, params: { id: otherId }, body: { role: 'viewer' } }),
      studio.call('changeOperator', { cookie: other, params: { id }, body: { isDisabled: true } }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await db().select().from(operators).where(eq(operators.role, 'admin'))
    expect(left.filter(({ isDisabled }) => !isDisabled)).toHaveLength(1)
    await db().update(operators).set({ isDisabled: false, role: 'admin' }).where(eq(operators.id, id))
    await db().update(operators).set({ role: 'viewer' }).where(eq(operators.id, otherId))
    admin = await studio.signedIn('admin', '第三位')
  })

  it('[S4] one ends one’s own session, an admin anybody’s, and nobody else learns that it is there', async () => {
    const [mine, other] = [await studio.signedIn('viewer', '甲'), await studio.signedIn('viewer', '乙')]
    const { body } = await studio.call('operatorList', { cookie: admin })
    const rows = body.operators as { name: string; sessions: { id: string; isOwn: boolean }[] }[]
    const sessionOf = (name: string) => rows.find((row) => row.name === name)?.sessions[0]?.id ?? ''
    const end = (cookie: string, id: string) => studio.call('endSession', { cookie, params: { id } })
    expect((await end(mine, sessionOf('乙'))).body).toMatchObject({ code: 'no-such-operator' })
    expect((await end(mine, sessionOf('甲'))).status).toBe(200)
    expect((await end(admin, sessionOf('乙'))).status).toBe(200)
    expect([
      (await studio.call('me', { cookie: mine })).status,
      (await studio.call('me', { cookie: other })).status,
    ]).toEqual([401, 401])
  })

  it('[S7] a password that is given again lets its session do for 15 minutes what asks for it; wrong ones lock as at the door', async () => {
    const cookie = await withPassword('十五分钟')
    const other = cookieOf(await signIn('十五分钟', GOOD))
    const start = studio.clock.time
    const isAsked = async (of: string) =>
      (await studio.call('newKey', { cookie: of, body: { name: `${Math.random()}`, role: 'viewer', days: 1 } })).body
        .code
    const prove = (password: string) => studio.call('provePassword', { cookie, body: { password } })
    expect([await isAsked(cookie), await isAsked(other)]).toEqual([undefined, undefined])
    studio.clock.time += 15 * MINUTE
    expect([await isAsked(cookie), await isAsked(other)]).toEqual(['password-needed', 'password-needed'])
    expect((await prove('not the password')).body.code).toBe('wrong-password')
    expect((await prove(GOOD)).body).toEqual({ until: studio.clock.time + 15 * MINUTE })
    expect([await isAsked(cookie), await isAsked(other)]).toEqual([undefined, 'password-needed'])
    studio.clock.time += 15 * MINUTE
    for (let tries = 0; tries < 5; tries++) expect((await prove('not the password')).body.code).toBe('wrong-password')
    expect((await prove(GOOD)).body.code).toBe('locked')
    studio.clock.time = start
  })

  it('[S6] everybody sees where they are signed in, by device, and ends one or all the others; no key does', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4) Version/17.4 Mobile Safari/604.1' }
    await withPassword('三处')
    const signedIn = async () =>
      cookieOf(await studio.call('signIn', { body: { name: '三处', password: GOOD }, headers }))
    const [phone, here] = [await signedIn(), await signedIn()]
    await studio.signedIn('editor', '旁人')
    const list = async () => (await studio.call('sessionList', { cookie: here })).body.sessions as SessionRow[]
    const isIn = async (cookie: string) => (await studio.call('me', { cookie })).status === 200
    const sessions = await list()
    expect(sessions).toHaveLength(3)
    expect(sessions.filter(({ isOwn }) => isOwn)).toMatchObject([
      { device: 'Safari 17 · iPhone', seenAt: studio.clock.time, begunAt: studio.clock.time },
    ])
    const [other] = sessions.filter(({ isOwn, agent }) => !isOwn && agent.includes('iPhone'))
    await studio.call('endSession', { cookie: here, params: { id: other!.id } })
    expect([await isIn(phone), await isIn(here), (await list()).length]).toEqual([false, true, 2])
    const again = await signedIn()
    expect((await studio.call('endOtherSessions', { cookie: here })).body).toEqual({ ended: 2 })
    expect([await isIn(again), await isIn(here)]).toEqual([false, true])
    expect(await list()).toMatchObject([{ isOwn: true }])
    expect(await lastAudit()).toMatchObject({ operator: '三处', sentence: '结束了自己在别处的 2 个登录' })
  })

  it('[S5] keeps no secret and no typed name in the audit log', async () => {
    await signIn('我把密码打在这里了', 'hunter2-hunter2')
    const rows = await db().select().from(studioAudit)
    const all = JSON.stringify(rows)
    expect(all).not.toContain('我把密码打在这里了')
    expect(all).not.toContain('hunter2')
    expect(all).not.toContain(GOOD)
    const { body } = await studio.call('auditLog', { cookie: admin, query: { operator: '?' } })
    expect(body.entries).toContainEqual(
      expect.objectContaining({
        action: 'sign-in-refused',
        sentence: expect.stringMatching(/^登录没有成功：名字或密码不对/) as string,
      }),
    )
  })
})

describe('a password', () => {
  it('is kept with what its hash cost, and fits no other', async () => {
    const hash = await hashPassword(GOOD)
    expect(hash).toMatch(/^scrypt\$15\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
    expect([await isPassword(GOOD, hash), await isPassword(`${GOOD} `, hash), await isPassword('', null)]).toEqual([
      true,
      false,
      false,
    ])
    expect(await hashPassword(GOOD)).not.toBe(hash)
  })

  it('is known however the same signs are written', async () => {
    expect(await isPassword('Ｃafe\u0301 am Meer 7', await hashPassword('Caf\u00e9 am Meer 7'))).toBe(true)
  })

  it.each([
    ['elf signs .', false],
    ['twelve signs', true],
    ['海边的三只白鹭在看日出啊', true],
    ['Password1234', false],
    ['pass-word-12-34', false],
    ['aaaaaaaaaaaaaaaa', false],
    ['abababababababab', false],
    ['zhangxiaolin2026', false],
    ['zhangxiaolin likes tea', true],
  ])('%j is strong enough: %s', (password, isStrong) => {
    expect(isStrongPassword(password, 'Zhang Xiaolin')).toBe(isStrong)
  })
})
