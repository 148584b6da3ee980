import { describe, expect, it, vi } from 'vitest'
import { type ActionTools, STOP } from '../../kit/action.ts'
import { CallProblem } from '../../kit/call.ts'
import { actions } from '../../app/actions.ts'

function toolsOf(call: ActionTools['call'], isLoggedIn = true) {
  return {
    call: vi.fn(call),
    setState: vi.fn(),
    toast: vi.fn(),
    reload: vi.fn(async () => {}),
    requireLogin: vi.fn(() => isLoggedIn),
    here: vi.fn(() => 'https://pagoda.test/tc-fostay/realAuthInfo?from=1'),
  }
}
type Tools = ReturnType<typeof toolsOf>

const submit = (tools: Tools, more: object = {}) =>
  actions.submit({ endpoint: 'smsLogin', with: { mobile: '1' }, ...more }, tools as unknown as ActionTools)
const states = ({ setState }: Tools) => setState.mock.calls.map(([key, { status }]) => `${key} ${status}`)
const refusing = (code = 'wrong-code') => toolsOf(() => Promise.reject(new CallProblem(code, '验证码错误或已过期')))

describe('a submit', () => {
  it('is busy, then done with the reply', async () => {
    const tools = toolsOf(async () => ({ data: 7 }))
    expect(await submit(tools, { into: 'sending', loading: '提交中...' })).toBeUndefined()
    expect(tools.call).toHaveBeenCalledWith('smsLogin', { mobile: '1' }, '提交中...')
    expect(states(tools)).toEqual(['sending busy', 'sending done'])
    expect(tools.setState).toHaveBeenLastCalledWith('sending', {
      status: 'done',
      code: '',
      message: '',
      reply: { data: 7 },
    })
  })

  it('that is refused says why in the state, ends the chain, and loads nothing again', async () => {
    const tools = refusing()
    expect(await submit(tools, { into: 'sending', reload: 'coupons' })).toBe(STOP)
    expect(tools.setState).toHaveBeenLastCalledWith('sending', {
      status: 'refused',
      code: 'wrong-code',
      message: '验证码错误或已过期',
    })
    expect(tools.toast).not.toHaveBeenCalled()
    expect(tools.reload).not.toHaveBeenCalled()
  })

  it('that is refused is told by a toast of 1.5 s where no state hears of it (B8)', async () => {
    const tools = refusing()
    expect(await submit(tools)).toBe(STOP)
    expect(tools.toast).toHaveBeenCalledWith('验证码错误或已过期', 1500)
  })

  it('that fails is told in the page’s own words (B8), and a reason of the endpoint in the endpoint’s', async () => {
    const failText = '系统开小差了，请稍后再试'
    const failing = toolsOf(() => Promise.reject(new CallProblem('no-response', '请求超时')))
    expect(await submit(failing, { into: 'sending', failText })).toBe(STOP)
    expect(failing.toast).toHaveBeenCalledExactlyOnceWith(failText, 1500)
    const refused = toolsOf(() => Promise.reject(new CallProblem('1', '请选择日期', true)))
    expect(await submit(refused, { into: 'sending', failText })).toBe(STOP)
    expect(refused.toast).toHaveBeenCalledExactlyOnceWith('请选择日期', 1500)
  })

  it('that is quiet is reported and no more (A8: task submits are only logged)', async () => {
    const tools = refusing()
    await expect(submit(tools, { quiet: true })).rejects.toThrow('验证码错误或已过期')
    expect(tools.toast).not.toHaveBeenCalled()
  })

  it('that the endpoint refuses has what is out of date loaded again, once the reason was read (A8)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const tools = toolsOf(() => Promise.reject(new CallProblem('6010109', '所选房型刚刚订完')))
    await submit(tools, { stale: ['rooms', 'rates'] })
    vi.advanceTimersByTime(1499)
    expect(tools.reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(tools.reload.mock.calls).toEqual([['rooms'], ['rates']])
    vi.useRealTimers()
  })

  it('that no endpoint answered says nothing of what is out of date', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const tools = refusing('no-response')
    await submit(tools, { stale: ['rooms'] })
    vi.advanceTimersByTime(60_000)
    expect(tools.reload).not.toHaveBeenCalled()
    vi.useRealTimers()
  })

  it('loads data again once it is done', async () => {
    const tools = toolsOf(async () => ({}))
    await submit(tools, { reload: 'coupons' })
    expect(tools.reload).toHaveBeenCalledWith('coupons')
  })

  it.each([{ into: 'sending' }, {}])('is sent once for two taps, and again once it is done: %o', async (more) => {
    let finish = (_reply: object) => {}
    const tools = toolsOf(() => new Promise((done) => (finish = done)))
    const first = submit(tools, more)
    expect(await submit({ ...tools }, more)).toBe(STOP)
    finish({})
    await first
    void submit(tools, more)
    await vi.waitFor(() => expect(tools.call).toHaveBeenCalledTimes(2))
  })

  it('of another state key, or of another page, does not wait for it', async () => {
    const tools = toolsOf(() => new Promise(() => {}))
    void submit(tools, { into: 'a' })
    void submit(tools, { into: 'b' })
    void submit({ ...tools, setState: vi.fn() }, { into: 'a' })
    await vi.waitFor(() => expect(tools.call).toHaveBeenCalledTimes(3))
  })

  it('that needs a login asks for it, is as if it never was, and ends the chain', async () => {
    const tools = refusing('not-logged-in')
    expect(await submit(tools, { into: 'sending' })).toBe(STOP)
    expect(tools.requireLogin).toHaveBeenCalledOnce()
    expect(states(tools)).toEqual(['sending busy', 'sending idle'])
  })

  it('that needs a login and is quiet sends nobody there: the page learns of it', async () => {
    const tools = refusing('not-logged-in')
    expect(await submit(tools, { into: 'sending', quiet: true })).toBe(STOP)
    expect(tools.requireLogin).not.toHaveBeenCalled()
    expect(states(tools)).toEqual(['sending busy', 'sending refused'])
  })
})

describe('an action that needs a login', () => {
  it.each([
    [true, undefined],
    [false, STOP],
  ])('require-login: logged in %s gives %s', (isLoggedIn, outcome) => {
    expect(actions['require-login']({}, toolsOf(vi.fn(), isLoggedIn) as unknown as ActionTools)).toBe(outcome)
  })

  it('online-service opens for a member, stops for a visitor, and says when the shop has none (A5)', () => {
    const onlineService = vi.fn()
    const open = (service: object, isLoggedIn: boolean) => {
      const tools = { ...toolsOf(vi.fn(), isLoggedIn), onlineService }
      const outcome = actions['online-service']({ service: { ...service } }, tools as unknown as ActionTools)
      return [outcome, tools.toast.mock.calls.flat(), onlineService.mock.calls.length]
    }
    expect(open({ csCode: 'x' }, false)).toEqual([undefined, ['店铺未配置客服'], 0])
    expect(open({ serviceMode: 1 }, false)).toEqual([STOP, [], 0])
    expect(open({ mqAppKey: 'k' }, true)).toEqual([undefined, [], 1])
  })

  it('from a page that is left already is not sent again, until the shopper is back', async () => {
    const tools = toolsOf(async () => ({}))
    await submit(tools, { into: 'check' })
    tools.here.mockReturnValue('https://pagoda.test/tc-fostay/realAuthSuccess')
    expect(await submit(tools, { into: 'check' })).toBe(STOP)
    expect(tools.call).toHaveBeenCalledOnce()
    tools.here.mockReturnValue('https://pagoda.test/tc-fostay/realAuthInfo?from=2')
    await submit(tools, { into: 'check' })
    expect(tools.call).toHaveBeenCalledTimes(2)
  })
})
