import { EventEmitter } from 'node:events'
import { brotliDecompressSync } from 'node:zlib'
import { fastify, type FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BuiltShop } from '../../src/app/entry-server.tsx'
import type { Assets } from './assets.ts'
import { galleryPlugin } from './gallery-plugin.ts'
import { RenderRefused } from './render-limits.ts'

type Make = BuiltShop['gallery']

let app: FastifyInstance
let make: ReturnType<typeof vi.fn<Make>>
let changes: EventEmitter
let isBusy: boolean

beforeEach(() => {
  app = fastify()
  changes = new EventEmitter()
  isBusy = false
  make = vi.fn<Make>(async ({ theme }) => ({ html: `<p>${theme}</p>`, style: '' }))
  const pages = {
    ...{ page: () => undefined, routes: () => [], theme: () => undefined },
    on: (event: 'changed' | 'judged', listener: (files: readonly string[]) => void) => void changes.on(event, listener),
  }
  const run = <Made>(_asker: string, begin: () => Promise<Made>) =>
    isBusy ? Promise.reject(new RenderRefused(7)) : begin()
  galleryPlugin(app, { limits: { run }, shop: { gallery: make } as unknown as BuiltShop, assets: {} as Assets, pages })
})

const ask = async (theme = '') => (await app.inject({ url: `/studio/gallery?theme=${theme}` })).body

describe('the gallery', () => {
  it('is made once for each theme, whoever asks and however often; of no theme it is the shop’s own', async () => {
    expect(await Promise.all(['', 'lantu', 'nothing', 'tcmp'].map(ask))).toEqual([
      ...['<p>lantu</p>', '<p>lantu</p>', '<p>lantu</p>', '<p>tcmp</p>'],
    ])
    expect(make.mock.calls.map(([{ theme }]) => theme)).toEqual(['lantu', 'tcmp'])
  })

  it('is packed as the asker takes it, and not sent again to who has it', async () => {
    make.mockResolvedValue({ html: '<p>海</p>'.repeat(1_000), style: '' })
    const get = (headers: Record<string, string>) => app.inject({ url: '/studio/gallery', headers })
    const packed = await get({ 'accept-encoding': 'gzip, br' })
    const { etag = '', vary } = packed.headers
    expect([packed.headers['content-encoding'], vary]).toEqual(['br', 'accept-encoding'])
    expect(packed.rawPayload.length).toBeLessThan(200)
    expect(String(brotliDecompressSync(packed.rawPayload))).toBe((await get({})).body)
    const again = await get({ 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    changes.emit('changed', ['pages/themes/lantu.json'])
    make.mockResolvedValue({ html: '<p>岛</p>', style: '' })
    expect((await get({ 'if-none-match': etag })).body).toBe('<p>岛</p>')
  })

  it('is not begun while there is no room, and what was made is given all the same', async () => {
    await ask('lantu')
    isBusy = true
    expect(await ask('lantu')).toBe('<p>lantu</p>')
    const refused = await app.inject({ url: '/studio/gallery?theme=tcmp' })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '7'])
    isBusy = false
    expect(await ask('tcmp')).toBe('<p>tcmp</p>')
  })

  it('is made again when a file of the operators changes, and when it failed', async () => {
    await ask()
    changes.emit('changed', ['pages/themes/lantu.json'])
    make.mockRejectedValueOnce(new Error('a widget broke'))
    expect((await app.inject({ url: '/studio/gallery' })).statusCode).toBe(500)
    expect(await ask()).toBe('<p>lantu</p>')
    expect(make).toHaveBeenCalledTimes(3)
  })
})
