import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Call, CallProblem } from '../../src/kit/call.ts'
import { createPageViewers } from './page-viewers.ts'

let now = 0
beforeEach(() => {
  now = 1_000_000
})

function viewersOf(answer: (token: string) => Promise<unknown>) {
  const call = vi.fn(answer)
  const callAs =
    (token = ''): Call =>
    () =>
      call(token)
  return { call, viewers: createPageViewers({ callAs, deadline: 30, now: () => now }) }
}

describe('who a token stands for', () => {
  it('is the member and the level that the mall’s API says, asked for once in 30 seconds', async () => {
    const { call, viewers } = viewersOf(async (token) => ({ data: { id: token, levelNew: 4, phone: '13800000000' } }))
    expect(await viewers.of('e.1.2')).toEqual({ loggedIn: true, level: 4, id: 'e.1.2' })
    now += 29_999
    await viewers.of('e.1.2')
    await viewers.of('e.3.4')
    expect(call.mock.calls).toEqual([['e.1.2'], ['e.3.4']])
    now += 1
    await viewers.of('e.1.2')
    expect(call).toHaveBeenCalledTimes(3)
  })

  it('is nobody when the API says that nobody is logged in', async () => {
    const { viewers } = viewersOf(() => Promise.reject(new CallProblem('not-logged-in', '请先登录')))
    expect(await viewers.of('e.1.2')).toBeUndefined()
  })

  it('stays who it was while nobody can be asked, for twenty minutes, and not once the login is over or was left', async () => {
    let answer: () => Promise<unknown> = async () => ({ data: { id: '7', levelNew: 4 } })
    const { viewers } = viewersOf(() => answer())
    const down = () => Promise.reject(new CallProblem('under-maintenance', '在维修'))
    await viewers.of('e.1.2')
    answer = down
    now += 19 * 60_000
    expect(await viewers.of('e.1.2')).toEqual({ loggedIn: true, level: 4, id: '7' })
    await expect(viewers.of('e.3.4')).rejects.toThrow('在维修')
    now += 60_001
    await expect(viewers.of('e.1.2')).rejects.toThrow('在维修')
    answer = async () => ({ data: { id: '7', levelNew: 4 } })
    await viewers.of('e.1.2')
    now += 30_000
    answer = () => Promise.reject(new CallProblem('not-logged-in', '请先登录'))
    expect(await viewers.of('e.1.2')).toBeUndefined()
    now += 30_000
    answer = down
    await expect(viewers.of('e.1.2'), 'its login is over').rejects.toThrow('在维修')
    answer = async () => ({ data: { id: '7', levelNew: 4 } })
    await viewers.of('e.1.2')
    viewers.forget('e.1.2')
    answer = down
    await expect(viewers.of('e.1.2'), 'it was left').rejects.toThrow('在维修')
  })

  const unreadable = 'can’t be read'
  it.each([
    ['refuses for another reason', () => Promise.reject(new CallProblem('under-maintenance', '在维修')), '在维修'],
    ['breaks', () => Promise.reject(new Error('down')), 'down'],
    ['says nothing', async () => ({}), unreadable],
    ['names no member', async () => ({ data: { id: 7, levelNew: 1 } }), unreadable],
    ['names no level', async () => ({ data: { id: '7', levelNew: 9 } }), unreadable],
    ['is silent', () => new Promise(() => {}), 'took more than 30 ms'],
  ])('can not be told when the API %s, and is asked for again', async (_what, answer, why) => {
    const { call, viewers } = viewersOf(answer)
    await expect(viewers.of('e.1.2')).rejects.toThrow(why)
    await expect(viewers.of('e.1.2')).rejects.toThrow(why)
    expect(call).toHaveBeenCalledTimes(2)
  })
})
