import type { FastifyInstance } from 'fastify'
import { desc, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { TEST_SECRET, testApp, testPorts } from '../../tests/fixtures/app.ts'
import { solveSum } from '../../tests/fixtures/solve-sum.ts'
import {
  guestActivations,
  knownDevices,
  members,
  sessions,
  smsCodes,
  smsMessages,
  wechatAccounts,
} from '../db/schema.ts'
import { PortUnavailable } from '../ports/port-unavailable.ts'
import { createSandboxWechat } from '../ports/wechat-sandbox.ts'
import { earnPoints } from '../points/ledger.ts'
import { createSessions } from '../session/sessions.ts'

const PHONE = '13900001111'
const NOON = Date.parse('2026-11-20T12:00:00+08:00')
const SECOND = 1000
const MINUTE = 60 * SECOND
const known: typeof members.$inferInsert = {
  id: '900002',
  phone: '13800000002',
  memberCode: 'LTM900002',
  levelNew: 1,
  body: {
    account: 'known',
    level: 1,
    levelName: '普通会员',
    nameXing: '林',
    nameMing: '晚',
    namech: '林晚',
    gender: 2,
    iconurl: '/tc-fostay/media/bay-1',
    countryType: 1,
    vipRate: 100,
    scenario: 'for tests',
  },
}

describeOnDatabases('the session', (opened) => {
  let now = NOON
  let app: FastifyInstance
  let smsProblem: Error | undefined
  let remoteAddress = ''
  let addresses = 0
  let device = ''
  let cookie = ''
  const logged: string[] = []
  const clock = { now: () => now, offset: () => 0 }
  const db = () => opened().database.orm

  beforeAll(async () => {
    const ports = testPorts(opened().database, { clock })
    const sms = {
      send: async (phone: string, text: string) => {
        if (smsProblem) throw smsProblem
        await ports.sms.send(phone, text)
      },
    }
    const limits = { sms: { perDay: 40, perAddress: 20, freePerAddress: 5, asksPerMinute: 30 } }
    app = await testApp(opened().database, {
      ports: { ...ports, sms },
      limits,
      log: pino({ level: 'warn' }, { write: (line) => void logged.push(line) }),
    })
  })
  beforeEach(async () => {
    now = NOON
    addresses += 1
    remoteAddress = `10.0.0.${addresses}`
    smsProblem = undefined
    device = 'own-phone'
    cookie = ''
    for (const table of [knownDevices, sessions, smsCodes, smsMessages, wechatAccounts, guestActivations, members])
      await db().delete(table)
    await db().insert(members).values(known)
  })

  type Name =
    | 'sendSmsCode'
    | 'smsChallenge'
    | 'smsLogin'
    | 'weixinLogin'
    | 'refreshToken'
    | 'logout'
    | 'memberDetails'
    | 'shareSignature'
  const call = async (name: Name, payload?: object, token?: string) => {
    const headers = {
      'client-info': JSON.stringify({ distinct_id: device }),
      ...(cookie !== '' && { cookie }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const reply = await app.inject({ method: 'POST', url: contracts[name].path, headers, payload, remoteAddress })
    return { status: reply.statusCode, headers: reply.headers, ...reply.json() }
  }
  const ask = (mobile = PHONE) => call('sendSmsCode', { reqDtos: { mobile } })
  const answered = async (mobile = PHONE) => {
    const { question, token } = (await call('smsChallenge', { reqDtos: { mobile } })).data
    return { token, answer: solveSum(question) }
  }
  const send = async (mobile = PHONE) => call('sendSmsCode', { reqDtos: { mobile, challenge: await answered(mobile) } })
  /** Goes on with the cookie that an answer gave. */
  const keepCookie = ({ headers }: Awaited<ReturnType<typeof call>>) => {
    cookie = String(headers['set-cookie'] ?? cookie).split(';', 1)[0] ?? ''
  }
  const login = (code: string, mobile = PHONE) => call('smsLogin', { reqDtos: { mobile, code, channelId: 3 } })
  const newestText = async () => {
    const [message] = await db().select().from(smsMessages).orderBy(desc(smsMessages.sentAt)).limit(1)
    return message?.text ?? ''
  }
  const newestCode = async () => /\d{6}/.exec(await newestText())![0]
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const refusal = (code: string) => expect.objectContaining({ hasError: true, code })
  const tokenOf = async (memberId: string) =>
    (await createSessions({ db: db(), clock, secret: TEST_SECRET }).begin(memberId)).token

  describe('sendSmsCode', () => {
    it('sends six digits in the shop’s words, and keeps them as a hash alone', async () => {
      expect(await send()).toMatchObject({ status: 200, hasError: false, data: { waitSeconds: 60 } })
      expect(await newestText()).toMatch(/^【澜途度假】您的登录验证码是 \d{6}，5 分钟内有效，请勿告诉他人。$/)
      const [row] = await db().select().from(smsCodes)
      expect(JSON.stringify(row)).not.toContain(await newestCode())
    })

    it('refuses a second code within 60 seconds, for this phone alone', async () => {
      await send()
      now += 59 * SECOND
      expect(await send()).toEqual(refusal('sms-too-soon'))
      expect((await send('13900002222')).status).toBe(200)
      now += SECOND
      expect((await send()).status).toBe(200)
    })

    it('sends ten codes a day of Beijing and no more', async () => {
      now = Date.parse('2026-11-20T23:00:00+08:00')
      for (let sent = 0; sent < 10; sent++, now += MINUTE) expect((await send()).status).toBe(200)
      expect(await send()).toEqual(refusal('sms-too-many'))
      now = Date.parse('2026-11-21T00:00:00+08:00')
      expect((await send()).status).toBe(200)
    })

    it('sends one code to those who ask at the same time', async () => {
      const replies = await Promise.all(Array.from({ length: 8 }, () => send()))
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(7).fill(429)])
      expect(await db().$count(smsMessages)).toBe(1)
    })

    it('is under maintenance while no message can be sent, and may be asked again at once', async () => {
      smsProblem = new PortUnavailable('no gateway')
      expect(await send()).toMatchObject({ status: 503, code: 'under-maintenance', message: '服务器正在维修' })
      smsProblem = undefined
      expect((await send()).status).toBe(200)
    })

    it('asks one address thirty times a minute at most, whatever the phones', async () => {
      const phones = Array.from({ length: 31 }, (_, index) => `139000000${String(index).padStart(2, '0')}`)
      const statuses: number[] = []
      for (const phone of phones) statuses.push((await ask(phone)).status)
      expect([statuses[0], statuses[29], statuses[30]]).toEqual([200, 428, 429])
      remoteAddress = '10.0.1.1'
      device = 'another'
      expect((await ask(PHONE)).status).toBe(200)
    })

    it('asks a question after the first, of a number and of a device', async () => {
      expect((await ask()).status).toBe(200)
      now += MINUTE
      expect(await ask()).toMatchObject({ status: 428, code: 'sms-question', message: '请先回答问题，再获取验证码' })
      expect(await ask('13900002222')).toEqual(refusal('sms-question'))
      device = 'another'
      expect(await ask()).toEqual(refusal('sms-question'))
      expect((await ask('13900003333')).status).toBe(200)
      expect(await db().$count(smsMessages)).toBe(2)
      expect((await send()).status).toBe(200)
    })

    it('asks each from an address that has many, whatever device they say they are', async () => {
      const statuses: number[] = []
      for (let index = 0; index < 6; index++) {
        device = `made-up-${index}`
        statuses.push((await ask(`1390000333${index}`)).status)
      }
      expect(statuses).toEqual([...Array(5).fill(200), 428])
    })

    it('takes an answer once, for its phone, and a question has one try', async () => {
      const challenge = await answered()
      const withAnswer = (mobile: string, answer = challenge.answer, { token } = challenge) =>
        call('sendSmsCode', { reqDtos: { mobile, challenge: { token, answer } } })
      expect(await withAnswer('13900002222')).toEqual(refusal('sms-answer-wrong'))
      expect((await withAnswer(PHONE)).status).toBe(200)
      now += MINUTE
      expect(await withAnswer(PHONE)).toEqual(refusal('sms-answer-wrong'))
      const next = await answered()
      expect(await withAnswer(PHONE, String(Number(next.answer) + 1), next)).toEqual(refusal('sms-answer-wrong'))
      expect(await withAnswer(PHONE, next.answer, next)).toEqual(refusal('sms-answer-wrong'))
      const late = await answered()
      now += 10 * MINUTE
      expect(await withAnswer(PHONE, late.answer, late)).toEqual(refusal('sms-answer-wrong'))
      expect(await withAnswer(PHONE, '7', { ...late, token: 'made-up' })).toEqual(refusal('sms-answer-wrong'))
    })

    it('sends twenty codes a day for one address, and no more, whatever the phones and devices', async () => {
      for (let sent = 0; sent < 21; sent++) {
        device = `made-up-${sent}`
        if (sent % 10 === 0) now += MINUTE
        const phone = `139000044${String(sent).padStart(2, '0')}`
        const reply = await send(phone)
        expect(sent < 20 ? reply.status : reply.code).toBe(sent < 20 ? 200 : 'sms-too-many')
      }
      remoteAddress = '10.0.1.2'
      expect((await send('13900004499')).status).toBe(200)
    })

    it('sends to strangers four fifths of the day’s codes, and the log and /metrics tell before they are spent', async () => {
      logged.length = 0
      now += 24 * 60 * MINUTE
      for (let sent = 0; sent < 33; sent++) {
        remoteAddress = `10.0.2.${sent % 10}`
        device = `made-up-${sent}`
        const reply = await send(`139000055${String(sent).padStart(2, '0')}`)
        expect(sent < 32 ? reply.status : reply).toEqual(sent < 32 ? 200 : refusal('sms-spent'))
      }
      expect(logged.map((line) => JSON.parse(line).msg)).toEqual([
        'the login codes of the day run low',
        'the login codes of the day are spent',
      ])
      const { body } = await app.inject('/metrics')
      expect(body).toMatch(/shop_sms_codes_total\{verdict="over-budget"\} 1/)
      expect(body).toContain('shop_sms_sent_today 32')
      expect(body).toContain('shop_sms_daily_budget 40')
    })

    it.each(['12345678901', '1390000111', '139000011112', ''])('refuses the phone %j', async (mobile) => {
      expect(await ask(mobile)).toEqual(refusal('invalid-request'))
    })
  })

  describe('smsLogin', () => {
    it('logs a known member in', async () => {
      await send(known.phone)
      const { data, headers } = await login(await newestCode(), known.phone)
      expect(headers['cache-control']).toBe('private, no-store')
      expect((await call('memberDetails', undefined, data.token)).data.id).toBe(known.id)
    })

    it('makes a phone that nobody has an ordinary member, once', async () => {
      await send()
      const first = (await login(await newestCode())).data
      now += MINUTE
      await send()
      const second = (await login(await newestCode())).data
      const [one, two] = await Promise.all(
        [first, second].map(async ({ token }) => (await call('memberDetails', undefined, token)).data),
      )
      expect(one).toMatchObject({ phone: PHONE, level: 1, levelNew: 1, levelName: '普通会员' })
      expect(two.id).toBe(one.id)
      const [row] = await db().select().from(members).where(eq(members.phone, PHONE))
      expect(row).toMatchObject({ registered: true, id: expect.stringMatching(/^\d{15}$/) })
    })

    it('takes a code once, also from those who come at the same time', async () => {
      await send()
      const code = await newestCode()
      const replies = await Promise.all(Array.from({ length: 5 }, () => login(code)))
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400])
      expect(await login(code)).toEqual(refusal('wrong-code'))
    })

    it('takes a code for five minutes', async () => {
      await send()
      now += 5 * MINUTE
      expect(await login(await newestCode())).toEqual(refusal('wrong-code'))
    })

    it('takes no code after five wrong ones, also when they come at the same time', async () => {
      await send()
      const code = await newestCode()
      await Promise.all(Array.from({ length: 5 }, () => login(other(code))))
      expect(await login(code)).toEqual(refusal('wrong-code'))
    })

    it('takes the right code as the fifth guess', async () => {
      await send()
      const code = await newestCode()
      for (let guess = 0; guess < 4; guess++) expect(await login(other(code))).toEqual(refusal('wrong-code'))
      expect((await login(code)).status).toBe(200)
    })

    it('takes the newest code alone', async () => {
      await send()
      const old = await newestCode()
      do {
        now += MINUTE
        await send()
      } while ((await newestCode()) === old)
      expect(await login(old)).toEqual(refusal('wrong-code'))
      expect((await login(await newestCode())).status).toBe(200)
    })

    it('takes a code of the device that asked for it, and no guess of another uses it up', async () => {
      keepCookie(await send())
      const [code, own] = [await newestCode(), cookie]
      for (const stranger of ['', own.replace(/.{4}$/, 'AAAA')]) {
        cookie = stranger
        device = 'stranger'
        for (let guess = 0; guess < 6; guess++) expect(await login(other(code))).toEqual(refusal('wrong-code'))
        expect(await login(code)).toEqual(refusal('wrong-code'))
      }
      cookie = own
      expect((await login(code)).status).toBe(200)
    })

    it('goes on while a stranger asks for codes of the same number', async () => {
      keepCookie(await send())
      const [code, own] = [await newestCode(), cookie]
      cookie = ''
      device = 'stranger'
      expect((await send()).status).toBe(200)
      cookie = own
      expect((await login(code)).status).toBe(200)
    })

    it('keeps codes for a device on which the number logged in, when strangers used up the number’s', async () => {
      keepCookie(await send())
      expect((await login(await newestCode())).status).toBe(200)
      const own = cookie
      cookie = ''
      for (let sent = 0; sent < 12; sent++) {
        device = `stranger-${sent}`
        remoteAddress = `10.0.3.${sent}`
        await send()
      }
      expect(await send()).toEqual(refusal('sms-too-many'))
      now += MINUTE
      cookie = own
      expect((await send()).status).toBe(200)
    })

    it('gives a device a cookie for these calls alone, which no script reads', async () => {
      const { headers } = await send()
      expect(headers['set-cookie']).toMatch(
        /^pagoda_device=[\w.-]+; Max-Age=31536000; Path=\/sys\/crm\/account; HttpOnly; Secure; SameSite=Strict$/,
      )
      keepCookie(await send('13900002222'))
      expect((await send('13900003333')).headers['set-cookie']).toBeUndefined()
    })

    it('takes no code of another phone, and none where none was sent', async () => {
      await send()
      expect(await login(await newestCode(), '13900002222')).toEqual(refusal('wrong-code'))
    })
  })

  describe('weixinLogin', () => {
    const wechat = () => createSandboxWechat(db(), clock)
    const enter = (code: string, mobile?: string) =>
      call('weixinLogin', { reqDtos: { channelId: 3, code, ...(mobile && { mobile }) } })

    it('logs in the member that the account is bound to, once with each code', async () => {
      await db().insert(wechatAccounts).values({ openId: 'open', memberId: known.id })
      const code = await wechat().createCode('open')
      const { data } = await enter(code)
      expect((await call('memberDetails', undefined, data.token)).data.id).toBe(known.id)
      expect(await enter(code)).toEqual(refusal('wechat-refused'))
    })

    it('refuses a code that WeChat did not give, and one whose time is over', async () => {
      expect(await enter('made-up')).toEqual(refusal('wechat-refused'))
      const code = await wechat().createCode('open')
      now += 5 * MINUTE
      expect(await enter(code)).toEqual(refusal('wechat-refused'))
    })

    it('asks an unbound account for its phone, and takes no phone that is only said', async () => {
      expect(await enter(await wechat().createCode('open'))).toEqual(refusal('phone-unbound'))
      expect(await enter(await wechat().createCode('open'), known.phone)).toEqual(refusal('phone-unbound'))
      const vouched = await wechat().createCode('open', PHONE)
      expect(await enter(vouched, known.phone)).toEqual(refusal('phone-unbound'))
      expect(await db().$count(wechatAccounts)).toBe(0)
    })

    it('binds an account to the member of the phone that WeChat vouches for', async () => {
      const { data } = await enter(await wechat().createCode('open', known.phone), known.phone)
      expect((await call('memberDetails', undefined, data.token)).data.id).toBe(known.id)
      expect((await enter(await wechat().createCode('open'))).status).toBe(200)
    })

    it('needs nobody to say the phone that WeChat vouches for', async () => {
      const { data } = await enter(await wechat().createCode('open', known.phone))
      expect((await call('memberDetails', undefined, data.token)).data.id).toBe(known.id)
    })
  })

  describe('refreshToken', () => {
    it('gives new tokens for a refresh token, and refuses a text that is none', async () => {
      await send()
      const { data } = await login(await newestCode())
      const renewed = await call('refreshToken', { refreshToken: data.refreshToken })
      expect((await call('memberDetails', undefined, renewed.data.token)).status).toBe(200)
      expect(await call('refreshToken', { refreshToken: 'x' })).toMatchObject({ status: 401, code: 'not-logged-in' })
    })
  })

  describe('logout', () => {
    it('ends the login of its token, and is fine for a visitor', async () => {
      const token = await tokenOf(known.id)
      expect(await call('logout', undefined, token)).toMatchObject({ status: 200, data: {} })
      expect((await call('memberDetails', undefined, token)).status).toBe(401)
      expect((await call('logout')).status).toBe(200)
    })

    it('is fine where the login is over already: tapped twice, ended elsewhere, or late', async () => {
      const token = await tokenOf(known.id)
      const twice = await Promise.all([call('logout', undefined, token), call('logout', undefined, token)])
      expect(twice.map(({ status }) => status)).toEqual([200, 200])
      expect(await call('logout', undefined, token)).toMatchObject({ status: 200, data: {} })
      await db().delete(members)
      expect((await call('logout', undefined, token)).status, 'of a member who is gone').toBe(200)
    })

    it('with a token whose time is over ends what could be renewed', async () => {
      const { token, refreshToken } = await createSessions({ db: db(), clock, secret: TEST_SECRET }).begin(known.id)
      now += 3 * 60 * MINUTE
      expect((await call('logout', undefined, token)).status).toBe(200)
      expect((await call('refreshToken', { refreshToken })).status).toBe(401)
    })

    it('takes no token that this shop did not give', async () => {
      const foreign = createSessions({ db: db(), clock, secret: `${TEST_SECRET} of another` })
      expect((await call('logout', undefined, (await foreign.begin(known.id)).token)).status).toBe(401)
      expect((await call('logout', undefined, 'e.not.one')).status).toBe(401)
    })
  })

  describe('memberDetails', () => {
    it('tells a member of itself, and nothing that the shop keeps to itself', async () => {
      const points = { memberId: known.id, kind: 'points', reason: 'opening', reference: 'opening', now } as const
      await earnPoints(db(), { ...points, amount: 12 })
      const { data, headers } = await call('memberDetails', undefined, await tokenOf(known.id))
      const { scenario: _scenario, ...body } = known.body
      expect(data).toEqual({
        id: '900002',
        phone: known.phone,
        memberCode: 'LTM900002',
        levelNew: 1,
        integral: 12,
        ...body,
      })
      expect(headers['cache-control']).toBe('private, no-store')
    })

    it('has a guest whose activation made it silver as a silver member, and lowers nobody (A8)', async () => {
      await db().insert(guestActivations).values({ memberId: known.id, activatedAt: now, silver: true })
      const token = await tokenOf(known.id)
      const silver = { level: 2, levelNew: 2, levelName: '银卡会员' }
      expect((await call('memberDetails', undefined, token)).data).toMatchObject(silver)
      await db().update(members).set({ levelNew: 4 })
      expect((await call('memberDetails', undefined, token)).data).toMatchObject({ levelNew: 4, levelName: '铂金会员' })
    })
  })

  describe('wechatAppId and shareSignature', () => {
    const appId = async (key: string) => (await app.inject(`/usercenter/online/mem/getAppId/${key}`)).json()

    it('tell the app of a source key and where it logs in, and refuse a key that has none', async () => {
      expect((await appId('tcmp')).data).toEqual({
        value: 'wxsandbox00000000',
        authorizeUrl: '/sandbox/wechat/authorize',
      })
      expect(await appId('nobody')).toEqual(refusal('not-found'))
    })

    it('sign a page', async () => {
      const { data } = await call('shareSignature', { url: 'https://shop.example/tc-fostay/' })
      expect(data).toMatchObject({ appId: 'wxsandbox00000000', timestamp: NOON / 1000 })
      expect(data.signature).toMatch(/^[\da-f]{40}$/)
    })

    it.each([
      'https://evil.example/tc-fostay/',
      'https://shop.example.evil.example/',
      'https://shop.example@evil.example/',
      'http://shop.example/',
      'https://shop.example:8443/',
      'http://localhost/tc-fostay/',
      '/tc-fostay/',
    ])('sign nothing of anybody else: %s', async (url) => {
      expect(await call('shareSignature', { url })).toMatchObject({ status: 403, code: 'foreign-page' })
    })
  })
})
