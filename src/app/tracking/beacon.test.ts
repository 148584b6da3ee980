// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import { sendBody } from './beacon.ts'

const body = { events: [] }
const { path } = contracts.trackEvents

function browser({ beacon, status = 200 }: { beacon: boolean; status?: number }) {
  const sendBeacon = vi.fn((_url: string, _blob: Blob) => beacon)
  const request = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}', { status }))
  vi.stubGlobal('navigator', { sendBeacon })
  vi.stubGlobal('fetch', request)
  return { sendBeacon, request }
}

describe('sendBody', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it("goes as a beacon of JSON to the contract's address", async () => {
    const { sendBeacon, request } = browser({ beacon: true })
    expect(await sendBody(body, null)).toBe(true)
    const [url, blob] = sendBeacon.mock.calls[0] ?? []
    expect([url, blob?.type, await blob?.text()]).toEqual([path, 'application/json', '{"events":[]}'])
    expect(request).not.toHaveBeenCalled()
  })

  it('goes as a request that outlives the page where a beacon is refused', async () => {
    const { request } = browser({ beacon: false })
    expect(await sendBody(body, null)).toBe(true)
    expect(request.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true, body: '{"events":[]}' })
  })

  it('goes as a request to another host, which a beacon would bring cookies to', async () => {
    const { sendBeacon, request } = browser({ beacon: true })
    document.documentElement.dataset['api'] = 'https://api.example'
    expect(await sendBody(body, null)).toBe(true)
    delete document.documentElement.dataset['api']
    expect(sendBeacon).not.toHaveBeenCalled()
    expect(request.mock.calls[0]?.[0]).toBe(`https://api.example${path}`)
  })

  it("carries a member's token, which a beacon can't", async () => {
    const { sendBeacon, request } = browser({ beacon: true })
    await sendBody(body, 'e.y.z')
    expect(sendBeacon).not.toHaveBeenCalled()
    expect(request.mock.calls[0]?.[1].headers).toMatchObject({ authorization: 'Bearer e.y.z' })
  })

  it("goes as a visitor's when the token is over", async () => {
    const { sendBeacon } = browser({ beacon: true, status: 401 })
    expect(await sendBody(body, 'e.y.z')).toBe(true)
    expect(sendBeacon).toHaveBeenCalledOnce()
  })

  it.each([
    [500, false],
    [429, false],
    [400, true],
    [413, true],
  ])('with the answer %d is done: %s', async (status, done) => {
    browser({ beacon: false, status })
    expect(await sendBody(body, null)).toBe(done)
  })
})
