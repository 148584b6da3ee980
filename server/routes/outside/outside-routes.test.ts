import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import { TEST_SECRET, testApp, testPorts } from '../../../tests/fixtures/app.ts'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { forgetCatalogue } from '../../catalogue/cached-reads.ts'
import { componentContents, partnerCodes, partnerGrants, partners } from '../../db/schema.ts'
import { createSessions } from '../../session/sessions.ts'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
let now = NOON
const clock = { now: () => now, offset: () => 0 }
const [GOLD, GUEST] = ['900003', '900011']
const asked = { partnerId: 'tide-calendar', returnTo: '/sandbox/partner' }
const secret = 'tide-sandbox-secret'

describeInSandbox('what comes from outside', NOON, (opened) => {
  const orm = () => opened().database.orm
  let app: FastifyInstance
  beforeAll(async () => {
    const { database } = opened()
    app = await testApp(database, { ports: testPorts(database, { clock }), limits: { callsPerMinute: 100_000 } })
  })

  let address = 0
  /** Each from an address of its own: how often one may call is not what is looked at. */
  async function call(name: keyof typeof contracts, payload: object, member?: string) {
    const { method, path } = contracts[name]
    const token = member && (await createSessions({ db: orm(), clock, secret: TEST_SECRET }).begin(member)).token
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    address += 1
    const remoteAddress = `10.0.${Math.floor(address / 250)}.${1 + (address % 250)}`
    const sent = method === 'GET' ? { query: payload as Record<string, string> } : { payload }
    return (await app.inject({ method, url: path, headers, remoteAddress, ...sent })).json()
  }

  describe('a code', () => {
    const target = async (source: string, code: string, more = {}) =>
      (await call('bridgeTarget', { source, code, ...more })).data?.to

    it('leads to the thing that it names, whatever kind that is', async () => {
      expect(await target('code', 'p-610101')).toBe('/productDetail/610101')
      expect(await target('scene', 'p%3DLT650102')).toBe('/seckill/goods/650102')
      expect(await target('code', 'a-30001')).toBe('/content/30001')
      expect(await target('code', 'l-50001')).toBe('/atlantis/v2/poiDetail?poiId=50001')
      expect(await target('code', 'c-LANTU2026')).toBe('/coupon-redeem?code=LANTU2026')
      expect(await target('star', 'aning', { trackCode: 'a1' })).toMatch(/^\/startochoose\?star=.+&trackCode=a1$/)
      expect(await target('star-new', 'aning')).toMatch(/^\/startochooseNew\?/)
    })

    it.each([
      '',
      'p-999',
      'a-999',
      'l-999',
      'no-such-code',
      'https://evil.example',
      '//evil.example',
      '/combo',
      '<b>x</b>',
    ])('%j leads nowhere', async (code) => expect(await target('code', code)).toBeUndefined())

    it('is known where it belongs alone', async () => {
      expect(await target('code', 'flash-sale')).toBeUndefined()
      expect(await target('scene', 'flash-sale')).toBe('/combo')
    })

    it.each([
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/code-bridge?code=lobby-guide',
    ])('that an operator pointed at %s leads nowhere', async (jumpPath) => {
      await orm()
        .update(componentContents)
        .set({ jumpPath, redirectType: null })
        .where(eq(componentContents.id, 'lobby-guide'))
      forgetCatalogue(orm())
      expect(await target('code', 'lobby-guide')).toBeUndefined()
    })
  })

  describe('the assistant', () => {
    const ask = async (question: string) => (await call('assistantAnswer', { question })).data
    const titles = async (question: string) => (await ask(question)).hits.map(({ title }: { title: string }) => title)

    it('answers with what was written first, and finds articles, places and products', async () => {
      expect((await titles('退房是几点'))[0]).toBe('几点可以入住和退房？')
      expect((await titles('想退钱'))[0]).toBe('怎么退款，多久到账？')
      expect(await titles('珊瑚礁浮潜')).toContain('澜湾岛珊瑚礁浮潜')
      expect(await titles('灯塔咖啡')).toContain('灯塔咖啡')
      expect((await titles('零基础滑雪'))[0]).toBe('零基础滑雪：从摔第一跤到滑下蓝道')
    })

    it('sells nothing that is off the shelf', async () => {
      expect(await titles('白沙湾灯塔酒店')).not.toContain('白沙湾灯塔酒店')
    })

    it.each(['', '宇宙飞船发动机', "'; drop table products; --", '%', '_', '<script>alert(1)</script>', '\\'])(
      'has no answer to %j, and says what others ask',
      async (question) => {
        const { hits, suggestions } = await ask(question)
        expect([hits, suggestions.length]).toEqual([[], 6])
      },
    )
  })

  describe('a partner', () => {
    beforeEach(async () => {
      now = NOON
      await orm().delete(partnerCodes)
      await orm().delete(partnerGrants)
      await orm().update(partners).set({ isEnabled: true }).where(eq(partners.id, asked.partnerId))
    })

    const decide = async (member: string, more = {}) =>
      (await call('partnerDecide', { ...asked, isAllowed: true, ...more }, member)).data.to as string
    const codeOf = (to: string) => new URL(to, 'https://shop.invalid').searchParams.get('code') ?? ''
    const exchange = (code: string, more = {}) => call('partnerMember', { ...asked, secret, code, ...more })

    it('asks for what it registered, and a member sees what that is', async () => {
      const { data } = await call('partnerRequest', { ...asked, partnerId: 'slow-town' }, GOLD)
      expect(data.scopes).toEqual([
        { scope: 'profile', title: '昵称和头像', value: '顾长风' },
        { scope: 'phone', title: '手机号码', value: '138****0003' },
      ])
    })

    it('gets what was granted and no more, and knows the member by an id of its own', async () => {
      const tide = (await exchange(codeOf(await decide(GOLD)))).data
      expect(Object.keys(tide).sort()).toEqual(['iconurl', 'levelName', 'nickname', 'openId'])
      const other = { partnerId: 'slow-town', secret: 'slow-town-sandbox-secret' }
      const town = (await exchange(codeOf(await decide(GOLD, { partnerId: 'slow-town' })), other)).data
      expect([town.phone, town.openId === tide.openId, town.openId.includes(GOLD)]).toEqual([
        '13800000003',
        false,
        false,
      ])
      expect((await exchange(codeOf(await decide(GOLD)))).data.openId).toBe(tide.openId)
    })

    it('is sent back to its own address, with its own query and mark, and with a word when it was refused', async () => {
      const returnTo = 'https://tide.example/back?from=lantu'
      const allowed = new URL(await decide(GOLD, { returnTo, state: 'a&b=c#d' }))
      expect([allowed.origin, allowed.searchParams.get('from'), allowed.searchParams.get('state')]).toEqual([
        ...['https://tide.example', 'lantu', 'a&b=c#d'],
      ])
      expect(await decide(GOLD, { isAllowed: false, state: 's' })).toBe('/sandbox/partner?error=access_denied&state=s')
      expect(await orm().select().from(partnerCodes)).toHaveLength(1)
    })

    it.each([
      'https://evil.example/',
      'https://tide.example/back',
      'https://tide.example/back?from=lantu&x=1',
      'https://tide.example.evil.example/back?from=lantu',
      '/sandbox/partner/../reset',
      'javascript:alert(1)',
    ])('is not answered at %s', async (returnTo) => {
      expect((await call('partnerDecide', { ...asked, returnTo, isAllowed: true }, GOLD)).code).toBe('partner-address')
      expect((await call('partnerRequest', { ...asked, returnTo }, GOLD)).code).toBe('partner-address')
    })

    it('that was stopped, or never was, asks for nothing', async () => {
      const code = codeOf(await decide(GOLD))
      await orm().update(partners).set({ isEnabled: false }).where(eq(partners.id, asked.partnerId))
      expect((await exchange(code)).code).toBe('partner-unknown')
      for (const partnerId of [asked.partnerId, 'nobody', "' or 1=1 --"])
        expect((await call('partnerRequest', { ...asked, partnerId }, GOLD)).code).toBe('partner-unknown')
    })

    it('exchanges a code once, also when it asks a hundred times at once', async () => {
      const code = codeOf(await decide(GOLD))
      const answers = await Promise.all(Array.from({ length: 100 }, () => exchange(code)))
      expect(answers.filter(({ hasError }) => !hasError)).toHaveLength(1)
      expect(new Set(answers.flatMap((one) => one.code ?? []))).toEqual(new Set(['partner-code']))
    })

    it('has five minutes, and its own code and address; a wrong secret takes no code away', async () => {
      const code = codeOf(await decide(GOLD))
      expect((await exchange(code, { secret: 'guessed' })).code).toBe('partner-unknown')
      expect((await exchange(code, { partnerId: 'slow-town', secret: 'slow-town-sandbox-secret' })).code).toBe(
        'partner-code',
      )
      expect((await exchange(code, { returnTo: 'https://tide.example/back?from=lantu' })).code).toBe('partner-code')
      now += 4 * 60_000
      expect((await exchange(code)).hasError).toBe(false)
      const late = codeOf(await decide(GOLD))
      now += 5 * 60_000
      expect((await exchange(late)).code).toBe('partner-code')
    })

    it('loses what a member takes back, and nobody else can', async () => {
      const code = codeOf(await decide(GOLD))
      await call('partnerRevoke', { partnerId: asked.partnerId }, GUEST)
      const { grants } = (await call('partnerGrants', {}, GOLD)).data
      expect(grants).toEqual([
        expect.objectContaining({
          partnerId: 'tide-calendar',
          scopes: '昵称和头像、会员等级',
          grantedAt: '2026-11-21 12:00',
        }),
      ])
      expect((await call('partnerGrants', {}, GUEST)).data.grants).toEqual([])
      await call('partnerRevoke', { partnerId: asked.partnerId }, GOLD)
      expect((await call('partnerGrants', {}, GOLD)).data.grants).toEqual([])
      expect((await exchange(code)).code).toBe('partner-code')
    })
  })
})
