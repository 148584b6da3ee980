import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchPage, NoPage } from './fetch-page.ts'

afterEach(() => vi.unstubAllGlobals())

function answering(status: number, body: unknown, type = 'application/json; charset=utf-8') {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const fetched = vi.fn(async () => new Response(text, { status, headers: { 'content-type': type } }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

describe('a page asked for by the app', () => {
  it('is asked for by its address without the prefix', async () => {
    const page = { payload: {}, css: [] }
    const fetched = answering(200, page)
    expect(await fetchPage('/goods/1?index=2&from=tcmp')).toEqual(page)
    expect(fetched).toHaveBeenCalledWith(
      '/tc-fostay/_page?href=%2Fgoods%2F1%3Findex%3D2%26from%3Dtcmp',
      expect.anything(),
    )
  })

  it.each([
    [500, { hasError: true, code: 'internal-error' }, undefined],
    [503, '<!doctype html>', 'text/html'],
    [200, '<!doctype html>', 'text/html'],
  ])('is refused when the answer is none: %i %o', async (status, body, type) => {
    answering(status, body, type)
    await expect(fetchPage('/combo')).rejects.toThrow(new NoPage(`No page for /combo: ${status}`))
  })
})
