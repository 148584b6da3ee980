import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CallShape } from '../../../schemas/page/plan.ts'
import type { App } from '../app.ts'
import { chunks } from '../code/chunks.ts'
import { lazyCalls } from './lazy-calls.ts'

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
    .mockImplementation(async () => ({ appCalls, refreshMemberData: async () => undefined }))
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
