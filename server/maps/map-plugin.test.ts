import { fastify } from 'fastify'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { mapPlugin } from './map-plugin.ts'

const app = fastify()
await app.register((scope) => mapPlugin(scope, 'sandbox/media'))
afterAll(() => app.close())
const ask = (path: string, headers = {}) => app.inject({ url: `/tc-fostay/maps/${path}`, headers })
const resort = await readFile('sandbox/media/resort-map.json', 'utf8')
const STILL = '110.39210,18.77140,14.6,1200x320.svg'

describe('The maps of a shop', () => {
  it('are files of its media folder, given out as GeoJSON', async () => {
    const { statusCode, headers, body } = await ask('resort-map.json')
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/geo+json; charset=utf-8'])
    expect(JSON.parse(body)).toMatchObject({ type: 'FeatureCollection' })
  })

  it('are cut into pictures of any view, which are not sent twice', async () => {
    const { statusCode, headers, body } = await ask(`resort-map/${STILL}`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(body).toMatch(/^<svg [^>]*viewBox="0 0 1200 320"/)
    expect((await ask(`resort-map/${STILL}`, { 'if-none-match': headers.etag })).statusCode).toBe(304)
  })

  it.each([
    ['a map that there is not', 'treasure.json'],
    ['a picture of it', `treasure/${STILL}`],
    ['a file outside of the folder', '..%2F..%2Fpackage.json'],
    ['a view that is none', 'resort-map/all.svg'],
    ['a view of where nothing is', 'resort-map/0.00000,0.00000,14.6,1200x320.svg'],
  ])('are not there: %s', async (_what, path) => {
    expect((await ask(path)).statusCode).toBe(404)
  })
})

describe('A map that is drawn anew', () => {
  const MINUTE = 60_000

  async function shopWithMap(text?: string) {
    const folder = await mkdtemp(join(tmpdir(), 'maps-'))
    const shop = fastify()
    let now = Date.parse('2026-12-01T00:00:00Z')
    await shop.register((scope) => mapPlugin(scope, folder, () => now))
    const draw = (drawn: string) => writeFile(join(folder, 'resort-map.json'), drawn)
    if (text !== undefined) await draw(text)
    return {
      draw,
      ask: async (path: string) => {
        const { statusCode, body } = await shop.inject(`/tc-fostay/maps/${path}`)
        return [statusCode, body] as const
      },
      wait: (ms: number) => void (now += ms),
      end: () => Promise.all([shop.close(), rm(folder, { recursive: true })]),
    }
  }

  const EMPTY = '{"type":"FeatureCollection","features":[]}'

  it('is shown within a minute, as a file and in its pictures', async () => {
    const shop = await shopWithMap(resort)
    expect((await shop.ask(`resort-map/${STILL}`))[0]).toBe(200)
    await shop.draw(EMPTY)
    expect(await shop.ask('resort-map.json')).toEqual([200, resort])
    shop.wait(MINUTE)
    expect(await shop.ask('resort-map.json')).toEqual([200, EMPTY])
    expect((await shop.ask(`resort-map/${STILL}`))[0]).toBe(404)
    await shop.end()
  })

  it('is there within a minute where there was none', async () => {
    const shop = await shopWithMap()
    expect((await shop.ask('resort-map.json'))[0]).toBe(404)
    await shop.draw(resort)
    shop.wait(MINUTE)
    expect(await shop.ask('resort-map.json')).toEqual([200, resort])
    await shop.end()
  })

  it.each([
    ['half written', '{"type":"FeatureColl'],
    ['no collection of features', '[]'],
    ['no object', 'null'],
  ])('is told by its name where it is %s, and is read again at once', async (_what, text) => {
    const shop = await shopWithMap(text)
    const [status, body] = await shop.ask('resort-map.json')
    expect([status, body]).toEqual([500, expect.stringContaining('resort-map.json')])
    await shop.draw(resort)
    expect(await shop.ask('resort-map.json')).toEqual([200, resort])
    await shop.end()
  })
})
