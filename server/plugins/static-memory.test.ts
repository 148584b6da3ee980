import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fastify, type FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { problemHandlers } from './problems.ts'
import { staticMemory } from './static-memory.ts'

const script = 'export const shop = 1\n'.repeat(100)
/** Larger than what is kept in memory. */
const LARGE = 2 * 1024 * 1024 + 1
const video = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))

describe('staticMemory', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    const folder = join(temporaryFolder(), 'public')
    mkdirSync(join(folder, 'deep'), { recursive: true })
    writeFileSync(join(folder, '../secret.txt'), 'not for you')
    writeFileSync(join(folder, '.hidden.txt'), 'not for you')
    writeFileSync(join(folder, 'app.js'), script)
    writeFileSync(join(folder, 'ready.js'), 'ready')
    writeFileSync(join(folder, 'ready.js.br'), 'made before')
    writeFileSync(join(folder, 'deep/bay-1.webp'), 'picture')
    writeFileSync(join(folder, 'large.webp'), Buffer.alloc(LARGE, 1))
    writeFileSync(join(folder, 'film.mp4'), video)
    app = fastify()
    problemHandlers(app)
    await staticMemory(app, { prefix: '/files', folder })
  })
  const get = (url: string, headers = {}) => app.inject({ url: `/files/${url}`, headers })

  it('serves a file for a year, with its type and tag', async () => {
    const reply = await get('deep/bay-1.webp')
    expect([reply.statusCode, reply.body, reply.headers['content-type']]).toEqual([200, 'picture', 'image/webp'])
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(reply.headers.etag).toMatch(/^"[\w-]{22}"$/)
    expect(reply.headers).not.toHaveProperty('vary')
  })

  it('answers 304 to who has the file already', async () => {
    const { headers } = await get('app.js')
    const again = await get('app.js', { 'if-none-match': headers.etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
    ['gzip', 'gzip', gunzipSync],
  ])('sends text to who takes %s as %s', async (accept, encoding, unpack) => {
    const reply = await get('app.js', { 'accept-encoding': accept })
    expect([reply.headers['content-encoding'], reply.headers.vary]).toEqual([encoding, 'accept-encoding'])
    expect(unpack(reply.rawPayload).toString()).toBe(script)
  })

  it('sends text as it is to who takes nothing else', async () => {
    const reply = await get('app.js', { 'accept-encoding': 'identity' })
    expect(reply.headers).not.toHaveProperty('content-encoding')
    expect(reply.body).toBe(script)
  })

  it('prefers what the build compressed', async () => {
    expect((await get('ready.js', { 'accept-encoding': 'br' })).body).toBe('made before')
  })

  it('serves large files from the disk, whole', async () => {
    const reply = await get('large.webp')
    expect([reply.statusCode, reply.rawPayload.length]).toEqual([200, LARGE])
    expect(reply.headers['cache-control']).toContain('immutable')
    // Only what is kept has the tag of its content.
    expect(reply.headers.etag).toMatch(/^W\//)
  })

  it('gives the part of a video that the player asks for', async () => {
    const reply = await get('film.mp4', { range: 'bytes=10-19' })
    expect([reply.statusCode, reply.headers['content-range']]).toEqual([206, 'bytes 10-19/1000'])
    expect(reply.rawPayload).toEqual(video.subarray(10, 20))
  })

  it.each([
    '../secret.txt',
    '..%2fsecret.txt',
    '%2e%2e/secret.txt',
    'deep/../../secret.txt',
    '..%5csecret.txt',
    '.hidden.txt',
    'ready.js.br',
    'deep',
    '',
    'none.webp',
    'app.js%00.webp',
    '%c0%ae%c0%ae/secret.txt',
  ])('knows no file %j', async (path) => {
    const reply = await get(path)
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.statusCode).toBeLessThan(500)
    expect(reply.body).not.toContain('not for you')
  })
})
