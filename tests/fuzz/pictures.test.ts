import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LARGEST_GUEST_PICTURE, uploadCommentPicture } from '../../schemas/api/upload-comment-picture.ts'
import { LARGEST_PICTURE } from '../../schemas/studio/media.ts'
import { bomb, chunkOf, photo, SIGNATURE_OF_PNG } from '../../server/studio/media/testing/pictures.ts'
import { LONGEST_OPENING } from '../fixtures/databases.ts'
import { tell } from './held-up.ts'
import { openProbed, type ProbedStudio } from './probed-studio.ts'

/** ms of one file: a machine under load is no failure. */
const LONGEST = 120_000

let probed: ProbedStudio
let cookie: string
beforeAll(async () => {
  probed = await openProbed()
  cookie = await probed.studio.signedIn('editor')
  await probed.probe.tellIdle()
}, LONGEST_OPENING)
afterAll(() => probed.close())

const filled = (length: number, unit: string) => Buffer.alloc(length, unit, 'latin1')
const png = (...chunks: readonly Buffer[]) => Buffer.concat([SIGNATURE_OF_PNG, ...chunks])
const END = chunkOf('IEND', Buffer.alloc(0))
const segment = (marker: number, length: number) => {
  const head = Buffer.alloc(4)
  head.writeUInt16BE(0xff00 + marker, 0)
  head.writeUInt16BE(length + 2, 2)
  return Buffer.concat([head, Buffer.alloc(length, '<')])
}
const repeated = (unit: Buffer, length: number) =>
  Buffer.concat(Array.from({ length: Math.floor(length / unit.length) }, () => unit))
const webp = (chunks: Buffer) => {
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(chunks.length + 4, 4)
  return Buffer.concat([head, chunks])
}
const box = (type: string, body: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const avif = (...more: readonly Buffer[]) =>
  Buffer.concat([box('ftyp', Buffer.from('avif\0\0\0\0avif', 'latin1')), ...more])

/** Files of so many bytes, each dear to look at in its own way. */
const files: Readonly<Record<string, (most: number) => Buffer | Promise<Buffer>>> = {
  zeros: (most) => Buffer.alloc(most),
  'bytes without an order': (most) => randomBytes(most),
  'a text of signs that begin a page': (most) => filled(most, '<'),
  'a JPEG with zeros behind it': async (most) => {
    const picture = await photo()
    return Buffer.concat([picture, Buffer.alloc(most - picture.length)])
  },
  'a JPEG with signs that begin a page behind it': async (most) => {
    const picture = await photo()
    return Buffer.concat([picture, filled(most - picture.length, '< ')])
  },
  'a JPEG of nothing but marks': (most) => Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(most - 2, 0xff)]),
  'a JPEG of the smallest segments': (most) =>
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]).subarray(0, 2), repeated(segment(0xe1, 0), most - 8)]),
  'a JPEG of the largest segments': (most) =>
    Buffer.concat([Buffer.from([0xff, 0xd8]), repeated(segment(0xe1, 65_000), most - 8), Buffer.from([0xff, 0xd9])]),
  'a JPEG whose pixels never end': (most) =>
    Buffer.concat([Buffer.from([0xff, 0xd8]), segment(0xda, 8), filled(most - 64, '\xff\x00')]),
  'a PNG of the smallest pieces': (most) => png(repeated(chunkOf('tEXt', Buffer.alloc(0)), most - 32), END),
  'a PNG with one text': (most) => png(chunkOf('tEXt', filled(most - 64, '<  ')), END),
  'a PNG that unfolds into 100 million pixels': () => bomb(10_000, 10_000),
  'a PNG that unfolds into 59 million pixels': () => bomb(19_000, 3_100),
  'a PNG that says to be four thousand million wide': () => bomb(4_294_967_295, 1),
  'a WebP of the smallest pieces': (most) => webp(repeated(Buffer.from('EXIF\0\0\0\0', 'latin1'), most - 12)),
  'a WebP that says to be longer than it is': () => Buffer.from('RIFF\xff\xff\xff\x7fWEBP', 'latin1'),
  'an AVIF of the smallest boxes': (most) => avif(repeated(box('free', Buffer.alloc(0)), most - 32)),
  'an AVIF with a box of 2^63 bytes': () =>
    avif(Buffer.concat([Buffer.from('\0\0\0\x01mdat', 'latin1'), Buffer.alloc(8, 0xff)])),
  'a photo of noise, as large as it is taken': async () =>
    sharp(randomBytes(2000 * 1500 * 3), { raw: { width: 2000, height: 1500, channels: 3 } })
      .jpeg({ quality: 95 })
      .toBuffer(),
}

describe.each(Object.entries(files))('a picture: %s', (input, make) => {
  it(
    'is answered to an operator',
    async () => {
      const payload = await make(LARGEST_PICTURE)
      await wait(600)
      const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/octet-stream', cookie }
      let [status, said] = [0, '']
      const ms = await probed.probe.heldUp(async () => {
        const url = `/studio/api/media?title=sea&alt=${encodeURIComponent('大海')}`
        const reply = await probed.studio.app.inject({ method: 'POST', url, payload, headers })
        ;[status, said] = [reply.statusCode, reply.body]
      })
      tell('uploadPicture', input, ms)
      expect([[200, 422, 429].includes(status), said]).toEqual([true, said])
    },
    LONGEST,
  )

  it(
    'is answered to a guest',
    async () => {
      const file = await make(LARGEST_GUEST_PICTURE)
      const { token } = await probed.sessions.begin('900001')
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const payload = JSON.stringify({ file: file.toString('base64') })
      await wait(600)
      let [status, said] = [0, '']
      const ms = await probed.probe.heldUp(async () => {
        const { method, path: url } = uploadCommentPicture
        const reply = await probed.studio.app.inject({ method, url, payload, headers })
        ;[status, said] = [reply.statusCode, reply.body]
      })
      tell('uploadCommentPicture', input, ms)
      expect([[200, 400, 413, 429].includes(status), said]).toEqual([true, said])
    },
    LONGEST,
  )
})
