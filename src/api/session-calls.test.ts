import { describe, expect, it, vi } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { callShape } from '../engine/core/call-shape.ts'
import type { Call } from '../kit/call.ts'
import { createSessionCalls, sessionShapes } from './session-calls.ts'

const answering = (data: unknown) => {
  const call = vi.fn<Call>(async () => ({ hasError: false, data }))
  return { call, calls: createSessionCalls(call), sent: () => call.mock.calls.map(([{ path }, args]) => [path, args]) }
}

describe('the shapes written by hand', () => {
  it.each(Object.keys(sessionShapes) as (keyof typeof sessionShapes)[])('of %s is that of its contract', (name) => {
    expect(sessionShapes[name]).toEqual(callShape(contracts[name]))
  })
})

describe('the calls of a login (A7)', () => {
  const tokens = { token: 'e.1.x', refreshToken: 'r-1' }

  it('ask for a code', async () => {
    const { calls, sent } = answering({ waitSeconds: 60 })
    expect(await calls.sendSmsCode('13800000001')).toEqual({ waitSeconds: 60 })
    expect(sent()).toEqual([['/sys/crm/account/sendSmsCode', { reqDtos: { mobile: '13800000001' } }]])
  })

  it('log in by the code, from channel 3 unless told otherwise (A9)', async () => {
    const { calls, sent } = answering(tokens)
    expect(await calls.smsLogin('13800000001', '123456')).toEqual(tokens)
    await calls.smsLogin('13800000001', '123456', 7)
    expect(sent().map(([, args]) => args)).toEqual([
      { reqDtos: { mobile: '13800000001', code: '123456', channelId: 3 } },
      { reqDtos: { mobile: '13800000001', code: '123456', channelId: 7 } },
    ])
  })

  it('log in by WeChat, with a phone to bind or without', async () => {
    const { calls, sent } = answering(tokens)
    await calls.weixinLogin('c-1')
    await calls.weixinLogin('c-1', { mobile: '13800000001' })
    expect(sent().map(([, args]) => args)).toEqual([
      { reqDtos: { channelId: 3, code: 'c-1' } },
      { reqDtos: { channelId: 3, code: 'c-1', mobile: '13800000001' } },
    ])
  })

  it.each([[undefined], [{}], [{ token: 'no-token', refreshToken: 'r' }], [{ token: 'e.1.x' }]])(
    'fail when %o is no login',
    async (data) => {
      await expect(answering(data).calls.smsLogin('13800000001', '123456')).rejects.toMatchObject({ code: 'malformed' })
    },
  )
})

describe('the other calls of the app', () => {
  it.each([
    ['wechatAppId', ['tc'], { appKey: 'tc' }],
    ['logout', [], {}],
    ['memberDetails', [], {}],
    ['shareSignature', ['https://shop.test/'], { url: 'https://shop.test/' }],
  ] as const)('%s sends its arguments and gives the data', async (name, args, sent) => {
    const { calls, call } = answering({ some: 'data' })
    expect(await (calls[name] as (...args: readonly string[]) => Promise<unknown>)(...args)).toEqual({ some: 'data' })
    expect(call.mock.calls[0]?.slice(0, 2)).toEqual([sessionShapes[name], sent])
  })

  it('sends what was tracked', async () => {
    const { calls, call } = answering({ stored: 0 })
    const batch = { distinctId: 'd', visit: 'v', channel: 'h5', from: 'lantu', events: [] } as const
    await calls.trackEvents(batch)
    expect(call.mock.calls[0]?.[1]).toEqual(batch)
  })
})
