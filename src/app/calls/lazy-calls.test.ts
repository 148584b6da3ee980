import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CallShape } from '../../../schemas/page/plan.ts'
import { createCaller } from '../../engine/core/create-caller.ts'
import type { App } from '../app.ts'
import { chunks } from '../code/chunks.ts'
import { lazyCaller, lazyCalls } from './lazy-calls.ts'

const shape: CallShape = { method: 'GET', path: '/things', params: [], query: [], body: [], value: [] }
const { signal } = new AbortController()
const app = {} as App
type Calls = Awaited<ReturnType<typeof chunks.calls>>

/** The code of the calls, as it comes. */
function coming() {
  const calls = { call: vi.fn(async () => 'reply'), renewToken: vi.fn(async () => 'e2.y.z') }
  const appCalls = vi.fn<Calls['appCalls']>(() => calls)
  const load = vi
    .spyOn(chunks, 'calls')
    .mockImplementation(async () => ({ appCalls, createCaller, refreshMemberData: async () => undefined }))
  return { calls, appCalls, load }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the way to the mall’s API', () => {
  it('comes with the first call, and is one for all of them', async () => {
    const { appCalls, load } = coming()
    const { call, renewToken } = lazyCalls(() => app)
    expect(load).not.toHaveBeenCalled()
    expect([await call(shape, {}, signal), await call(shape, {}, signal), await renewToken('e1.y.z')]).toEqual([
      'reply',
      'reply',
      'e2.y.z',
    ])
    expect(appCalls).toHaveBeenCalledExactlyOnceWith(app)
  })

  it('is not asked for while the device is offline', async () => {
    const { load } = coming()
    vi.stubGlobal('navigator', { onLine: false })
    const refused = { code: 'offline', message: '网络异常，请检查网络后重试' }
    await expect(lazyCalls(() => app).call(shape, {}, signal)).rejects.toMatchObject(refused)
    expect(load).not.toHaveBeenCalled()
  })

  it('that could not be loaded is told as a request that never left, until it can', async () => {
    const { load } = coming()
    load.mockRejectedValueOnce(new Error('chunk failed'))
    const { call } = lazyCalls(() => app)
    await expect(call(shape, {}, signal)).rejects.toMatchObject({ code: 'request-setup', message: '服务器正在维修' })
    expect(await call(shape, {}, signal)).toBe('reply')
  })
})

describe('the calls of a page', () => {
  const load = () => {
    const call = vi.fn(async () => 'reply')
    return { call, send: lazyCaller({ call, deadline: 1000, late: 'failed' }) }
  }

  it('are made by what comes with the first of them: equal ones once', async () => {
    const { load: fetched } = coming()
    const { call, send } = load()
    expect(fetched).not.toHaveBeenCalled()
    const ready = { status: 'ready', value: 'reply' }
    expect(await Promise.all([send(shape, {}), send(shape, {}), send(shape, { a: 1 })])).toEqual([ready, ready, ready])
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('of one turn travel together, also those that waited for the code', async () => {
    coming()
    const call = vi.fn(async () => [{ id: 'a' }, { id: 'b' }])
    const send = lazyCaller({ call, deadline: 1000, late: 'failed' })
    const batch = { list: 'ids', match: 'id', max: 10 }
    await Promise.all(['a', 'b'].map((id) => send({ ...shape, batch }, { ids: [id] })))
    expect(call).toHaveBeenCalledOnce()
  })

  it('never left where their code could not be had, and are asked for again by the next load', async () => {
    const { load: fetched } = coming()
    fetched.mockRejectedValueOnce(new Error('chunk failed'))
    expect(await load().send(shape, {})).toEqual({ status: 'failed', code: 'request-setup', message: '服务器正在维修' })
    expect(await load().send(shape, {})).toMatchObject({ status: 'ready' })
  })

  it('ask for no code while the device is offline', async () => {
    const { load: fetched } = coming()
    vi.stubGlobal('navigator', { onLine: false })
    expect(await load().send(shape, {})).toMatchObject({ status: 'failed', code: 'offline' })
    expect(fetched).not.toHaveBeenCalled()
  })
})
