import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { wechatCodes } from '../db/schema.ts'
import { signPage } from './wechat.ts'
import { createLiveWechat } from './wechat-live.ts'
import { createSandboxWechat } from './wechat-sandbox.ts'

const NOON = Date.parse('2026-11-20T12:00:00+08:00')

describe('signPage', () => {
  it('signs ticket, nonce, second and the address without what follows #', () => {
    const signed = signPage({ appId: 'wx1', ticket: 'T', url: 'https://a.example/x?y=1#z', now: NOON + 999 })
    const text = `jsapi_ticket=T&noncestr=${signed.nonceStr}&timestamp=${NOON / 1000}&url=https://a.example/x?y=1`
    expect(signed.signature).toBe(createHash('sha1').update(text).digest('hex'))
    expect(signed).toMatchObject({ appId: 'wx1', timestamp: NOON / 1000 })
  })

  it('never has the same nonce twice', () => {
    const sign = () => signPage({ appId: 'wx1', ticket: 'T', url: 'https://a.example/', now: NOON }).nonceStr
    expect(sign()).not.toBe(sign())
  })
})

describeOnDatabases("the sandbox's WeChat", (opened) => {
  it('gives a code that is good once, also for those who come at the same time', async () => {
    const wechat = createSandboxWechat(opened().database.orm, { now: () => NOON, offset: () => 0 })
    const code = await wechat.createCode('open-1', '13800000001')
    const found = await Promise.all([1, 2, 3].map(() => wechat.openIdOf(code)))
    expect(found.filter(Boolean)).toEqual([{ openId: 'open-1', phone: '13800000001' }])
  })

  it('vouches for no phone that was put behind a code later', async () => {
    const { orm } = opened().database
    const wechat = createSandboxWechat(orm, { now: () => NOON, offset: () => 0 })
    const code = await wechat.createCode('open-1')
    expect(await wechat.openIdOf(`${code}-13800000001`)).toBeUndefined()
    expect(await wechat.openIdOf(code)).toEqual({ openId: 'open-1' })
    expect(await orm.$count(wechatCodes)).toBeGreaterThan(0)
  })
})

describe('the live WeChat', () => {
  const app = { appId: 'wx1', appSecret: 'hidden' }
  type Replies = Readonly<Record<string, object | Error>>

  /** WeChat's API with these replies, and what it was asked. */
  function live(replies: Replies, credentials: { appId?: string; appSecret?: string } = app) {
    let now = NOON
    const asked: string[] = []
    const problems: Error[] = []
    const fake = async (url: unknown) => {
      const { pathname, search } = new URL(String(url))
      asked.push(pathname + search)
      const reply = replies[pathname] ?? new Error('silent')
      if (reply instanceof Error) throw reply
      return Response.json(reply)
    }
    const port = createLiveWechat({
      appId: credentials.appId,
      appSecret: credentials.appSecret,
      apiBase: 'https://api.example.com',
      authorizeUrl: 'https://open.example.com/authorize',
      now: () => now,
      fetch: fake as typeof fetch,
      onProblem: (problem) => problems.push(problem as Error),
    })
    return { port, asked, problems, pass: (ms: number) => (now += ms) }
  }
  const good: Replies = {
    '/cgi-bin/token': { access_token: 'A', expires_in: 7200 },
    '/cgi-bin/ticket/getticket': { errcode: 0, ticket: 'T', expires_in: 7200 },
    '/sns/oauth2/access_token': { openid: 'open-1', access_token: 'other' },
  }

  it('tells whose a code is, and vouches for no phone', async () => {
    const { port, asked } = live(good)
    expect(await port.openIdOf('c 1')).toEqual({ openId: 'open-1' })
    expect(asked).toEqual(['/sns/oauth2/access_token?appid=wx1&secret=hidden&code=c+1&grant_type=authorization_code'])
  })

  it('knows nobody for a code that WeChat refuses, and reports that', async () => {
    const { port, problems } = live({ '/sns/oauth2/access_token': { errcode: 40029, errmsg: 'invalid code' } })
    expect(await port.openIdOf('x')).toBeUndefined()
    expect(problems.map(({ message }) => message)).toEqual(['WeChat refused /sns/oauth2/access_token: 40029'])
  })

  it('asks for its token and ticket once while they last, also for many pages at once', async () => {
    const { port, asked, pass } = live(good)
    await Promise.all([1, 2, 3].map((page) => port.signature(`https://shop.example/${page}`)))
    expect(asked).toHaveLength(2)
    pass(7200_000 - 5 * 60_000 - 1)
    await port.signature('https://shop.example/')
    expect(asked).toHaveLength(2)
    pass(1)
    await port.signature('https://shop.example/')
    expect(asked).toHaveLength(4)
  })

  it('is under maintenance while it is silent, tells no secret of it, and is asked again', async () => {
    const { port, asked, problems } = live({})
    const refused = { name: 'PortUnavailable', statusCode: 503 }
    await expect(port.signature('https://shop.example/')).rejects.toMatchObject(refused)
    await expect(port.openIdOf('c')).rejects.toMatchObject(refused)
    await expect(port.signature('https://shop.example/')).rejects.toMatchObject(refused)
    expect(asked).toHaveLength(3)
    expect(problems.map(({ message }) => message).join()).not.toContain('hidden')
  })

  it('that is not set up has no app, and is under maintenance', async () => {
    const { port, asked } = live(good, {})
    expect(port.appId('lantu')).toBeUndefined()
    await expect(port.signature('https://shop.example/')).rejects.toMatchObject({ statusCode: 503 })
    await expect(port.openIdOf('c')).rejects.toMatchObject({ statusCode: 503 })
    expect(asked).toEqual([])
  })

  it('has its app for every source key of the shop, and for no other', () => {
    const { port } = live(good)
    expect([port.appId('tcmp'), port.appId('other'), port.appId('x')]).toEqual(['wx1', 'wx1', undefined])
  })
})
