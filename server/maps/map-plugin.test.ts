import { fastify } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { mapPlugin } from './map-plugin.ts'

const app = fastify()
await app.register((scope) => mapPlugin(scope, 'sandbox/media'))
afterAll(() => app.close())
const ask = (path: string, headers = {}) => app.inject({ url: `/tc-fostay/maps/${path}`, headers })
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
