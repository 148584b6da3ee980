// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CallShape } from '../../../schemas/page/plan.ts'
import { fetchCall } from './fetch-call.ts'

const shape: CallShape = {
  method: 'GET',
  path: '/api/thing/:id',
  params: ['id'],
  query: ['q'],
  body: ['note'],
  value: [],
}
const { signal } = new AbortController()
const answers = (status: number, body: string) => {
  const sent = vi.fn<typeof fetch>(async () => new Response(body, { status }))
  vi.stubGlobal('fetch', sent)
  return sent
}
const refusal = (status: number, body: string) => {
  answers(status, body)
  return fetchCall(shape, {}, signal).catch((error: unknown) => error)
}

afterEach(() => vi.unstubAllGlobals())

describe('a call by fetch', () => {
  it('puts each argument where its endpoint has it', async () => {
    const sent = answers(200, '{"name":"one"}')
    expect(await fetchCall(shape, { id: 'a/b', q: '1' }, signal)).toEqual({ name: 'one' })
    expect(sent.mock.calls[0]?.[0]).toBe('/api/thing/a%2Fb?q=1')
    await fetchCall({ ...shape, method: 'POST' }, { id: '1', note: 'hello' }, signal)
    expect(sent.mock.calls[1]?.[1]).toMatchObject({ method: 'POST', body: '{"note":"hello"}' })
  })

  it('goes below the prefix that the document of its site names', async () => {
    document.body.innerHTML = '<script type="application/json" id="pagoda-page" data-base="/shop"></script>'
    const sent = answers(200, '{}')
    await fetchCall(shape, { id: '1' }, signal)
    document.body.replaceChildren()
    expect(sent.mock.calls[0]?.[0]).toBe('/shop/api/thing/1')
  })

  it('is refused with the code and the sentence of its endpoint', async () => {
    expect(await refusal(409, '{"code":"sold-out","message":"Gone"}')).toMatchObject({
      ...{ name: 'CallProblem', code: 'sold-out', message: 'Gone', isReason: true },
    })
    expect(await refusal(401, '{}')).toMatchObject({ code: 'not-logged-in' })
    expect(await refusal(500, 'oops')).toMatchObject({ code: '500', isReason: false })
    expect(await refusal(200, 'oops')).toMatchObject({ code: 'malformed' })
  })

  it.each([
    ['en', {}, 'There was no answer in time'],
    ['zh-CN', {}, '请求超时'],
    ['de', { noResponse: 'Keine Antwort' }, 'Keine Antwort'],
  ])('that fails is told in the words of its site: %s', async (lang, words, told) => {
    document.documentElement.lang = lang
    document.body.innerHTML = `<script type="application/json" id="pagoda-page" data-words='${JSON.stringify(words)}'></script>`
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no')))
    await expect(fetchCall(shape, {}, signal)).rejects.toMatchObject({ message: told })
    document.body.replaceChildren()
  })

  it('that reaches nobody is told as that', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no')))
    await expect(fetchCall(shape, {}, signal)).rejects.toMatchObject({ name: 'CallProblem', isReason: false })
  })
})
