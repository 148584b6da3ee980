import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnDatabases, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { OPERATOR_PASSWORD, openStudio, type TestStudio } from '../../../tests/fixtures/studio.ts'
import { studioAudit } from '../../db/schema.ts'
import { forgetAudit } from './forget-audit.ts'

const HOUR = 3_600_000

interface Entry {
  readonly operator: string
  readonly action: string
  readonly sentence: string
  readonly times: number
  readonly address: string
}

describeOnDatabases('the audit log', (opened) => {
  let studio: TestStudio
  let admin: string
  const db = () => opened().database.orm
  const entries = async (query: Readonly<Record<string, string>> = {}) =>
    (await studio.call('auditLog', { cookie: admin, query })).body.entries as Entry[]
  const sentences = async (query?: Readonly<Record<string, string>>) =>
    (await entries(query)).map(({ sentence }) => sentence)

  beforeAll(async () => {
    studio = await openStudio(opened().database, {
      limits: { signIns: 1_000, calls: 10_000, keyCalls: 1_000, wrongKeys: 5 },
    })
    // The first moment of an hour.
    studio.clock.time = Date.parse('2026-11-20T08:00:00+08:00')
    admin = await studio.signedIn('admin', '管理')
  }, LONGEST_OPENING)
  beforeEach(async () => void (await db().delete(studioAudit)))
  afterAll(() => studio.close())

  it('[S8] has refused sign-ins once an hour for each reason, name and place, with how often', async () => {
    await studio.signedIn('editor', '小陈')
    const wrong = (name: string) => studio.call('signIn', { body: { name, password: 'not the password' } })
    await Promise.all(Array.from({ length: 8 }, () => wrong('小陈')))
    await wrong('没有这个人')
    const told = async () =>
      (await entries()).map(({ operator, sentence, times }) => `${operator} ${sentence} ${times}`).toSorted()
    expect(await told()).toEqual([
      '? 登录没有成功：名字或密码不对 1',
      '小陈 登录没有成功：名字或密码不对（一小时内 5 次） 5',
      '小陈 登录没有成功：试错太多次（一小时内 3 次） 3',
    ])
    studio.clock.time += HOUR
    await wrong('小陈')
    expect(await entries()).toHaveLength(4)
    studio.clock.time -= HOUR
  })

  it('is asked for by any number that can be kept, and refuses another', async () => {
    const asked = async (query: Readonly<Record<string, string>>) =>
      (await studio.call('auditLog', { cookie: admin, query })).status
    for (const name of ['from', 'until', 'before']) {
      expect([name, await asked({ [name]: `${Number.MAX_SAFE_INTEGER}` })]).toEqual([name, 200])
      for (const number of ['9007199254740993', '9'.repeat(90), '1e400'])
        expect([name, number, await asked({ [name]: number })]).toEqual([name, number, 400])
    }
  })

  it('[S8] has refused keys, and passwords that were asked for again, in the same way', async () => {
    const authorization = 'Bearer pagoda_wrong'
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => studio.call('me', { headers: { authorization } })),
    )
    expect(answers.filter(({ body }) => body.code === 'too-many-requests')).toHaveLength(4)
    const [entry, ...others] = await entries()
    expect(entry).toMatchObject({ operator: '?', action: 'key-refused', times: 9, address: expect.any(String) })
    expect([entry?.sentence, others]).toEqual(['用密钥没有成功：密钥不对，或者已经停用（一小时内 9 次）', []])
    const cookie = await studio.signedIn('editor', '小李')
    for (const password of ['wrong', 'wrong too']) await studio.call('provePassword', { cookie, body: { password } })
    expect(await sentences({ operator: '小李' })).toEqual(['再输入密码没有成功：名字或密码不对（一小时内 2 次）'])
    expect(JSON.stringify(await db().select().from(studioAudit))).not.toContain('pagoda_wrong')
  })

  it('[S8] is looked through by what an entry is about, and calls items by their titles', async () => {
    const body = { name: 'summer', title: '夏天去海边', path: '/summer' }
    expect((await studio.call('newPage', { cookie: admin, body })).status).toBe(200)
    await studio.call('newKey', { cookie: admin, body: { name: 'ci', role: 'viewer', days: 1 } })
    await studio.call('signIn', { body: { name: '管理', password: OPERATOR_PASSWORD } })
    expect(await sentences({ group: 'content' })).toEqual(['新建了页面「夏天去海边」（summer），地址 /summer'])
    expect(await sentences({ group: 'keys' })).toEqual(['给管理建了密钥「ci」（只看，1 天）'])
    expect(await sentences({ group: 'sign-in' })).toEqual(['登录'])
    expect(await sentences()).toHaveLength(3)
    const { status } = await studio.call('auditLog', { cookie: admin, query: { group: 'weather' } })
    expect(status).toBe(400)
  })

  it('[S8] forgets what is older than it is to be kept', async () => {
    const entry = { operator: '管理', action: 'sign-out', detail: {}, address: '-' }
    const at = studio.clock.time
    await db()
      .insert(studioAudit)
      .values([
        { ...entry, at: at - 400 * 24 * HOUR - 1 },
        { ...entry, at: at - 400 * 24 * HOUR },
      ])
    await forgetAudit(db(), 400, at)
    expect((await entries()).map((one) => one.action)).toEqual(['sign-out'])
  })
})
