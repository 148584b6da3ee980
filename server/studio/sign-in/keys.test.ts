import { Writable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { studioContracts, type StudioCallName } from '../../../schemas/studio/contracts.ts'
import type { StudioContract } from '../../../schemas/studio/contract.ts'
import type { KeyRow } from '../../../schemas/studio/keys.ts'
import type { Role } from '../../../schemas/studio/role.ts'
import { describeOnDatabases, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { OPERATOR_PASSWORD, openStudio, type TestStudio } from '../../../tests/fixtures/studio.ts'
import { operatorKeys, operators, studioAudit } from '../../db/schema.ts'
import { createLog } from '../../logging/log.ts'

const DAY = 24 * 60 * 60 * 1000
/** Of a page that is not this server's, as a browser would tell it: a key needs no other. */
const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }

describeOnDatabases('the key of an operator', (opened) => {
  let studio: TestStudio
  let admin: string
  const lines: string[] = []
  const db = () => opened().database.orm

  const newKey = async (cookie: string, role: Role, name = `k${Math.random()}`.slice(0, 12), days = 30) => {
    const { status, body } = await studio.call('newKey', { cookie, body: { name, role, days } })
    return { status, code: body.code, secret: String(body.secret), key: body.key as KeyRow }
  }
  const byKey = (secret: string, name: StudioCallName, asked: object = {}, more: Record<string, string> = {}) =>
    studio.call(name, { ...asked, headers: { ...elsewhere, authorization: `Bearer ${secret}`, ...more } })

  beforeAll(async () => {
    const into = new Writable({
      write(line, _, done) {
        lines.push(String(line))
        done()
      },
    })
    studio = await openStudio(opened().database, {
      log: createLog('debug', into),
      limits: { signIns: 1_000, calls: 10_000, keyCalls: 40, wrongKeys: 5 },
    })
    admin = await studio.signedIn('admin', '管理')
  }, LONGEST_OPENING)
  afterAll(() => studio.close())

  it('[K1] has a role not above its operator’s, is told once, and is kept as a hash', async () => {
    const editor = await studio.signedIn('editor', '小陈')
    expect(await newKey(editor, 'publisher')).toMatchObject({ status: 403, code: 'role-above-own' })
    const made = await newKey(editor, 'editor', 'ci')
    expect(made.secret).toMatch(/^pagoda_[\w-]{43}$/)
    expect(made.key).toMatchObject({ name: 'ci', role: 'editor', operator: '小陈', isOwn: true })
    expect(made.key.expiresAt - made.key.createdAt).toBe(30 * DAY)
    expect(await newKey(editor, 'viewer', 'ci')).toMatchObject({ status: 409, code: 'key-exists' })
    const { body } = await studio.call('keyList', { cookie: editor })
    expect(body.keys).toEqual([made.key])
    expect(JSON.stringify([body, await db().select().from(operatorKeys)])).not.toContain(made.secret)
    expect((await byKey(made.secret, 'me')).body).toMatchObject({ operator: { name: '小陈', role: 'editor' } })
  })

  it('[K2] makes calls under the role checks of a session, from wherever it comes', async () => {
    const { secret } = await newKey(admin, 'editor')
    expect((await byKey(secret, 'itemList')).status).toBe(200)
    const page = { name: 'by-key', title: '用密钥', path: '/by-key' }
    expect((await byKey(secret, 'newPage', { body: page })).status).toBe(200)
    const items = [{ kind: 'page', name: 'by-key', version: 1 }]
    const refused = await byKey(secret, 'publishDraft', { body: { items, message: '' } })
    expect([refused.status, refused.body.code]).toEqual([403, 'not-allowed'])
    expect((await byKey(secret, 'operatorList')).body).toMatchObject({ code: 'not-allowed' })
  })

  it('[K2] stands in the audit log with its name, and in no log with its secret', async () => {
    const { secret } = await newKey(admin, 'publisher', '发布脚本')
    await byKey(secret, 'newPage', { body: { name: 'told', title: '记录', path: '/told' } })
    const { body } = await studio.call('auditLog', { cookie: admin })
    const [last, before] = body.entries as { operator: string; sentence: string }[]
    expect(last).toMatchObject({
      operator: '管理',
      sentence: '新建了页面「记录」（told），地址 /told（用密钥「发布脚本」）',
    })
    expect(before?.sentence).toBe('给管理建了密钥「发布脚本」（发布，30 天）')
    await byKey(`${secret}x`, 'me')
    expect(JSON.stringify([lines, await db().select().from(studioAudit)])).not.toContain(secret.slice(10))
    expect(lines.join('')).toContain('/studio/api/')
  })

  it('[K2] is not taken together with a cookie, and another scheme is none', async () => {
    const { secret } = await newKey(admin, 'viewer')
    const headers = { authorization: `bearer ${secret}` }
    for (const cookie of [admin, 'theme=dark']) {
      const { status, body } = await studio.call('me', { cookie, headers })
      expect([status, body.code]).toEqual([400, 'key-with-cookie'])
    }
    const proxied = await studio.call('me', { cookie: admin, headers: { authorization: 'Basic cHJveHk6cHJveHk=' } })
    expect(proxied.status).toBe(200)
  })

  it('[K2] decides nothing about people, passwords and keys, whatever its role', async () => {
    const { secret } = await newKey(admin, 'admin')
    const people = Object.values<StudioContract>(studioContracts).filter(({ peopleOnly }) => peopleOnly)
    expect(people.map(({ name }) => name).toSorted()).toEqual([
      ...[
        'addOperator',
        'changeOperator',
        'changePassword',
        'decideRelease',
        'endKey',
        'endOtherSessions',
        'endSession',
      ],
      ...['newKey', 'newSignInLink', 'provePassword', 'sessionList', 'setPublishingRules', 'signIn', 'signInByLink'],
      'signOut',
    ])
    for (const { name } of people) {
      const { status, body } = await byKey(secret, name as StudioCallName, { params: { id: 'x' }, body: {} })
      expect([name, status, body.code]).toEqual([name, 403, 'people-only'])
    }
    expect((await byKey(secret, 'operatorList')).status).toBe(200)
  })

  it('[K3] is over when it expires or is ended, and nobody ends another’s', async () => {
    const [mine, other] = [await studio.signedIn('editor', '甲方'), await studio.signedIn('editor', '乙方')]
    const one = await newKey(mine, 'editor', 'one', 1)
    const two = await newKey(mine, 'viewer', 'two')
    const end = (cookie: string, id: string) => studio.call('endKey', { cookie, params: { id } })
    expect((await end(other, one.key.id)).body).toMatchObject({ code: 'no-such-key' })
    expect((await studio.call('keyList', { cookie: other })).body).toEqual({ keys: [] })
    const all = (await studio.call('keyList', { cookie: admin })).body.keys as KeyRow[]
    expect(all.filter(({ operator }) => operator === '甲方').map(({ name }) => name)).toEqual(['one', 'two'])
    expect((await end(admin, two.key.id)).status).toBe(200)
    expect((await byKey(two.secret, 'me')).body).toMatchObject({ code: 'wrong-key', message: expect.any(String) })
    studio.clock.time += DAY
    expect((await byKey(one.secret, 'me')).body).toMatchObject({ code: 'key-expired' })
    studio.clock.time -= DAY
    expect((await newKey(mine, 'viewer', 'two')).status).toBe(200)
  })

  it('[K3] is less when its operator is made less, and dead at once when they are disabled', async () => {
    const cookie = await studio.signedIn('publisher', '丙方')
    const { secret } = await newKey(cookie, 'publisher')
    const [row] = await db().select().from(operators).where(eq(operators.name, '丙方'))
    const change = (body: object) => studio.call('changeOperator', { cookie: admin, params: { id: row!.id }, body })
    await change({ role: 'viewer' })
    expect((await byKey(secret, 'me')).body).toMatchObject({ operator: { role: 'viewer' } })
    await change({ isDisabled: true })
    expect((await byKey(secret, 'me')).body).toMatchObject({ code: 'wrong-key' })
    await change({ isDisabled: false })
    expect((await byKey(secret, 'me')).body).toMatchObject({ code: 'wrong-key' })
  })

  it('[K4] ends with a changed password, unless it is kept, and with one that was forgotten: the answer and the log say so', async () => {
    const cookie = await studio.signedIn('editor', '换密码')
    const [one, two] = [await newKey(cookie, 'editor', 'ci'), await newKey(cookie, 'viewer', '看板')]
    const ended = await newKey(cookie, 'viewer', '早停了')
    await studio.call('endKey', { cookie, params: { id: ended.key.id } })
    const isGood = async ({ secret }: { readonly secret: string }) => (await byKey(secret, 'me')).status === 200
    const change = (current: string, next: string, more: object = {}) =>
      studio.call('changePassword', { cookie, body: { current, next, ...more } })
    const lastSentence = async () => {
      const { body } = await studio.call('auditLog', { cookie: admin, query: { operator: '换密码' } })
      return (body.entries as { sentence: string }[]).find(({ sentence }) => sentence.includes('密码'))?.sentence
    }
    const [first, second, third] = ['一只白鹭飞上青天去了', '两只白鹭飞上青天去了', '三只白鹭飞上青天去了'].map(
      (words) => `${words}2026`,
    )
    expect((await change('wrong', first!)).status).toBe(401)
    expect((await change(OPERATOR_PASSWORD, first!, { keepKeys: true })).body).toEqual({
      ...{ endedKeys: [], keptKeys: ['ci', '看板'] },
    })
    expect([await isGood(one), await isGood(two)]).toEqual([true, true])
    expect(await lastSentence()).toBe('设置了密码，其他登录已结束，密钥「ci」「看板」仍然有效')
    expect((await change(first!, second!)).body).toEqual({ endedKeys: ['ci', '看板'], keptKeys: [] })
    expect([await isGood(one), await isGood(two)]).toEqual([false, false])
    expect(await lastSentence()).toBe('设置了密码，其他登录已结束，密钥「ci」「看板」已停用')
    expect((await change(second!, third!)).body).toEqual({ endedKeys: [], keptKeys: [] })
    const three = await newKey(cookie, 'viewer', 'ci')
    const { body: who } = await studio.call('me', { cookie })
    const params = { id: (who.operator as { id: string }).id }
    const { body } = await studio.call('newSignInLink', { cookie: admin, params })
    expect(await isGood(three)).toBe(true)
    const secret = String(body.link).split('#')[1]
    expect((await studio.call('signInByLink', { body: { secret } })).body).toMatchObject({ endedKeys: ['ci'] })
    expect(await isGood(three)).toBe(false)
    expect(await lastSentence()).toBe('用链接登录，原来的密码和登录都已作废，密钥「ci」已停用')
  })

  it('[K2] makes so many calls in a minute from all addresses together, and an address sends so many wrong ones', async () => {
    const { secret } = await newKey(admin, 'viewer')
    const from = (at: number) => ({ 'x-forwarded-for': `10.9.0.${at}` })
    const answers = await Promise.all(Array.from({ length: 45 }, (_, at) => byKey(secret, 'me', {}, from(at))))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    const other = await newKey(admin, 'viewer')
    expect((await byKey(other.secret, 'me')).status).toBe(200)
    const wrong = await Promise.all(Array.from({ length: 8 }, () => byKey('pagoda_wrong', 'me', {}, from(200))))
    expect(wrong.filter(({ body }) => body.code === 'too-many-requests').length).toBeGreaterThanOrEqual(3)
    expect((await byKey(other.secret, 'me', {}, from(200))).status).toBe(200)
  })
})
