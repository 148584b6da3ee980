import type { FastifyInstance } from 'fastify'
import { UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Contract } from '../../schemas/api/contract.ts'
import { contracts } from '../../schemas/api/contracts.ts'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { TEST_SECRET, testApp } from '../../tests/fixtures/app.ts'
import { members } from '../db/schema.ts'
import { liveClock } from '../ports/clock.ts'
import { createSessions } from '../session/sessions.ts'

const all: readonly Contract[] = Object.values(contracts)
const required = all.filter(({ auth }) => auth === 'required')
const optional = all.filter(({ auth }) => (auth ?? 'optional') === 'optional')
const member = { id: '7', phone: '13800000007', memberCode: 'LTM7', levelNew: 1, body: {} as never }
const inAnHour = Math.floor(Date.now() / 1000) + 3600

describeOnDatabases('the token of a call', (opened) => {
  let app: FastifyInstance
  const tokens: Record<string, string> = {}
  const sessionsOf = (secret: string) => createSessions({ db: opened().database.orm, clock: liveClock, secret })

  beforeAll(async () => {
    await opened().database.orm.insert(members).values(member)
    app = await testApp(opened().database)
    const own = sessionsOf(TEST_SECRET)
    tokens.good = (await own.begin('7')).token
    const { sessionId } = (await own.viewerOf(tokens.good))!
    tokens.ended = (await own.begin('7')).token
    await own.end((await own.viewerOf(tokens.ended))!.sessionId)
    tokens['of another secret'] = (await sessionsOf('another secret, as long as it has to be').begin('7')).token
    const unsigned = new UnsecuredJWT({ sid: sessionId })
      .setSubject('7')
      .setIssuer('pagoda')
      .setExpirationTime(inAnHour)
    tokens['with algorithm none'] = unsigned.encode()
    tokens.broken = `${tokens.good.slice(0, -4)}AAAA`
    tokens['of another form'] = 'abc.def'
  })
  const ask = ({ method, path }: Contract, authorization?: string) =>
    app.inject({
      method,
      url: path.replace(/:\w+/g, '1'),
      headers: { ...(authorization !== undefined && { authorization }) },
      ...(method === 'POST' && { payload: {} }),
    })
  const strangers = ['ended', 'of another secret', 'with algorithm none', 'broken', 'of another form']
  const refused = { hasError: true, code: 'not-logged-in', message: '请先登录' }

  describe.each(required)('on $name, which needs one,', (contract) => {
    it('is missed', async () => {
      for (const authorization of [undefined, '', 'Bearer', 'Bearer ']) {
        const reply = await ask(contract, authorization)
        expect(reply.statusCode).toBe(401)
        expect(reply.json()).toMatchObject(refused)
      }
    })

    it.each(strangers)('is refused when it is %s, before anything else is looked at', async (kind) => {
      const reply = await ask(contract, `Bearer ${tokens[kind]}`)
      expect(reply.statusCode).toBe(401)
      expect(reply.json()).toMatchObject(refused)
    })

    it('is refused as another kind of authorization', async () => {
      expect((await ask(contract, `Basic ${tokens.good}`)).statusCode).toBe(401)
    })

    it('lets the member in', async () => {
      expect((await ask(contract, `Bearer ${tokens.good}`)).statusCode).not.toBe(401)
    })
  })

  describe.each(optional)('on $name, which takes one,', (contract) => {
    it('may be missing, and is refused when it is not good', async () => {
      expect((await ask(contract)).statusCode).not.toBe(401)
      const { token } = await sessionsOf(TEST_SECRET).begin('7')
      expect((await ask(contract, `Bearer ${token}`)).statusCode).not.toBe(401)
      // Who ends a login finds it ended by another tap or another window: that is no refusal.
      const notGood = contract.endsLogin ? strangers.filter((kind) => kind !== 'ended') : strangers
      for (const kind of notGood) expect((await ask(contract, `Bearer ${tokens[kind]}`)).statusCode).toBe(401)
    })
  })

  it('is ignored by a call that takes none', async () => {
    const reply = await ask(contracts.wechatAppId, 'Bearer nonsense')
    expect(reply.json()).toMatchObject({ code: 'not-found' })
  })

  it('makes the reply its member’s alone', async () => {
    const cachingOf = async (authorization?: string) =>
      (await ask(contracts.productPackageFilter, authorization)).headers['cache-control']
    expect([await cachingOf(), await cachingOf(`Bearer ${tokens.good}`)]).toEqual(['no-cache', 'private, no-store'])
  })
})
