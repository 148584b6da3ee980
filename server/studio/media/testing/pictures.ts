import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture whose left half is red and whose right half is blue: what of it was kept can be seen. */
export function redAndBlue(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at += 1) data[at * 3 + (at % width < width / 2 ? 0 : 2)] = 200
  return sharp(data, { raw: { width, height, channels: 3 } })
}

export const photo = (width = 1200, height = 800): Promise<Buffer> => redAndBlue(width, height).jpeg().toBuffer()

/** The colour in the middle of a picture: red or blue. */
export async function middleOf(bytes: Buffer): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue'
}

export const SIGNATURE_OF_PNG = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')

/** A piece of a PNG. */
export function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** A PNG of a few kilobytes that says to be as large as it likes, all of one colour. */
export function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * Math.min(height, 4_000)), { level: 9 })
  return Buffer.concat([
    SIGNATURE_OF_PNG,
    chunkOf('IHDR', head),
    chunkOf('IDAT', rows),
    chunkOf('IEND', Buffer.alloc(0)),
  ])
}
