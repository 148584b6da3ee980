/** What a file of a picture is made of, without any pixel of it read. */
export interface PictureParts {
  /** Where the picture ends; what stands behind it is no part of it. */
  readonly end: number
  /** What stands in it beside the pixels: camera data, texts, unknown pieces. */
  readonly asides: readonly Buffer[]
  readonly isAnimated: boolean
}

/** The parts of a file, or undefined where it breaks off, is not what it begins as, or is of more pieces than any picture. */
type ReadParts = (bytes: Buffer) => PictureParts | undefined

/** No camera and no program writes more pieces; a file of millions, of which each is looked at, would keep everybody waiting. */
const MOST_PIECES = 50_000

const SCAN = 0xda
const END = 0xd9

export const jpegParts: ReadParts = (bytes) => {
  const asides: Buffer[] = []
  let at = 2
  for (let pieces = 0; at + 4 <= bytes.length; pieces += 1) {
    if (bytes[at] !== 0xff || pieces > MOST_PIECES) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === END) return { end: at + 2, asides, isAnimated: false }
    if (marker === 0xff) at = endOfFill(bytes, at)
    else {
      const next = at + 2 + bytes.readUInt16BE(at + 2)
      if (marker >= 0xe0 && marker !== 0xee) asides.push(bytes.subarray(at + 4, next))
      at = marker === SCAN ? endOfScan(bytes, next) : next
    }
  }
  const isEnd = bytes[at] === 0xff && bytes[at + 1] === END
  return isEnd ? { end: at + 2, asides, isAnimated: false } : undefined
}

/** The last of the FF in a row, which are one mark. */
function endOfFill(bytes: Buffer, from: number): number {
  let at = from
  while (bytes[at + 1] === 0xff) at += 1
  return at
}

/** In pixels FF is followed by 00 or a restart; anything else ends them. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && (next < 0xd0 || next > 0xd7) && next !== 0xff) return at
  }
  return bytes.length
}

const PIXELS_OF_PNG = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS'])

export const pngParts: ReadParts = (bytes) => {
  const asides: Buffer[] = []
  let isAnimated = false
  for (let [at, pieces] = [8, 0]; at + 12 <= bytes.length && pieces <= MOST_PIECES; pieces += 1) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (end > bytes.length) return undefined
    if (type === 'IEND') return { end, asides, isAnimated }
    if (type === 'acTL') isAnimated = true
    if (!PIXELS_OF_PNG.has(type)) asides.push(bytes.subarray(at + 8, end - 4))
    at = end
  }
  return undefined
}

const PIXELS_OF_WEBP = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])

export const webpParts: ReadParts = (bytes) => {
  const size = bytes.length < 12 ? 0 : bytes.readUInt32LE(4)
  const end = 8 + size + (size % 2)
  if (end > bytes.length + 1) return undefined
  const asides: Buffer[] = []
  let isAnimated = false
  for (let [at, pieces] = [12, 0]; at + 8 <= end; pieces += 1) {
    if (pieces > MOST_PIECES) return undefined
    const type = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    if (type === 'ANIM' || type === 'ANMF') isAnimated = true
    if (!PIXELS_OF_WEBP.has(type)) asides.push(bytes.subarray(at + 8, Math.min(end, at + 8 + length)))
    at += 8 + length + (length % 2)
  }
  return { end: Math.min(end, bytes.length), asides, isAnimated }
}

const BOXES = new Set(['ftyp', 'meta', 'mdat', 'moov', 'free', 'skip', 'uuid'])

export const avifParts: ReadParts = (bytes) => {
  const asides: Buffer[] = []
  const brands = bytes.toString('latin1', 8, Math.min(bytes.length, bytes.readUInt32BE(0)))
  let at = 0
  for (let pieces = 0; at + 8 <= bytes.length; pieces += 1) {
    if (pieces > MOST_PIECES) return undefined
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (!BOXES.has(type)) break
    const end = endOfBox(bytes, at)
    if (end === undefined) return undefined
    if (type !== 'mdat') asides.push(bytes.subarray(at, end))
    at = end
  }
  return { end: at, asides, isAnimated: brands.includes('avis') }
}

function endOfBox(bytes: Buffer, at: number): number | undefined {
  const short = bytes.readUInt32BE(at)
  if (short === 0) return bytes.length
  const isLong = short === 1
  if (isLong && at + 16 > bytes.length) return undefined
  const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short
  return size < 8 || at + size > bytes.length ? undefined : at + size
}
