import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { MIDDLE } from '../../../src/domain/picture/picture-crop.ts'
import { encodePicture } from './encode-picture.ts'
import { inspectPicture } from './inspect-picture.ts'
import { BUSY, createPictureEncoder } from './picture-encoder.ts'
import { PictureRefusal } from './picture-refusal.ts'
import { bomb, chunkOf, middleOf, photo, redAndBlue } from './testing/pictures.ts'

const text = (words: string) => Buffer.from(words)
const sentenceOf = (result: unknown) => (result instanceof PictureRefusal ? result.sentence : 'it was taken')
const looked = (bytes: Buffer) => sentenceOf(inspectPicture(bytes))
const encoded = async (bytes: Buffer, focus = MIDDLE) => {
  const result = await encodePicture(bytes, focus)
  if (result instanceof PictureRefusal) throw new Error(result.sentence)
  return { ...result, file: (end: string) => result.files.find(({ file }) => file === end)?.bytes ?? Buffer.alloc(0) }
}

describe('[M2] a file that is no picture is refused with what it is and what to do', () => {
  it.each([
    [
      'SVG',
      text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /SVG.*PNG/,
    ],
    ['a web page', text('<!doctype html><script>alert(1)</script>'), /网页/],
    ['a GIF', text('GIF89a...'), /GIF.*JPEG/],
    ['a HEIC photo', text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), /HEIC.*JPEG/],
    ['a film', text('\0\0\0\u0018ftypisom\0\0\0\0isommp42'), /视频/],
    ['a PDF', text('%PDF-1.7'), /PDF/],
    ['a packed file', text('PK\u0003\u0004'), /压缩包/],
    ['a program', text('MZ\u0090'), /不是图片.*JPEG/],
    ['nothing', Buffer.alloc(0), /空的/],
  ])('%s', (_, bytes, sentence) => {
    expect(looked(bytes)).toMatch(sentence)
  })
})

describe('[M2] a picture of more pieces than any has', () => {
  /** Behind so many bytes of a picture. */
  const inside = (picture: Buffer, at: number, piece: Buffer) =>
    Buffer.concat([picture.subarray(0, at), ...Array.from({ length: 60_000 }, () => piece), picture.subarray(at)])
  const asWebp = (picture: Buffer) => {
    picture.writeUInt32LE(picture.length - 8, 4)
    return picture
  }

  it.each([
    ['JPEG', async () => inside(await photo(), 2, Buffer.from([0xff, 0xe1, 0, 2]))],
    ['PNG', async () => inside(await redAndBlue(900, 600).png().toBuffer(), 33, chunkOf('tEXt', Buffer.alloc(0)))],
    [
      'WebP',
      async () =>
        asWebp(inside(await redAndBlue(900, 600).webp().toBuffer(), 12, Buffer.from('EXIF\0\0\0\0', 'latin1'))),
    ],
    [
      'AVIF',
      async () => {
        const picture = await redAndBlue(900, 600).avif({ effort: 0 }).toBuffer()
        return inside(picture, picture.readUInt32BE(0), Buffer.from('\0\0\0\u0008free', 'latin1'))
      },
    ],
  ])('is refused before each of them is looked at: %s', async (_, make) => {
    expect(looked(await make())).toMatch(/重新保存/)
  })
})

describe('[M2] what hides in a picture or behind it', () => {
  const asComment = (picture: Buffer, words: string) => {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(words.length + 2)
    return Buffer.concat([picture.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, text(words), picture.subarray(2)])
  }

  it('is refused where a browser would run it', async () => {
    expect(looked(asComment(await photo(), '<script>alert(1)</script>'))).toMatch(/网页代码/)
    expect(looked(Buffer.concat([await photo(), text('<html><body>')]))).toMatch(/网页代码/)
    expect(looked(Buffer.concat([await photo(), text('<?php system("ls") ?>')]))).toMatch(/网页代码/)
  })

  it.each([
    ['JPEG', (picture: ReturnType<typeof redAndBlue>) => picture.jpeg({ progressive: true })],
    ['PNG', (picture: ReturnType<typeof redAndBlue>) => picture.png()],
    ['WebP', (picture: ReturnType<typeof redAndBlue>) => picture.webp()],
    ['AVIF', (picture: ReturnType<typeof redAndBlue>) => picture.avif({ effort: 0 })],
  ])('is found behind a %s, which alone is taken to its last byte', async (_, format) => {
    const bytes = await format(redAndBlue(900, 600)).toBuffer()
    expect(inspectPicture(bytes)).toEqual(bytes)
    expect(looked(Buffer.concat([bytes, text('PK\u0003\u0004 and what is packed')]))).toMatch(/后面还接着 \d+ 字节/)
  })

  it('is dropped where a phone put it: a second picture, a film of the moment, notes of its own', async () => {
    const own = await photo()
    const film = Buffer.concat([Buffer.alloc(20), text('\0\0\0\u0018ftypmp42 a film')])
    for (const behind of [await photo(300, 200), film, text('notes of the phone SEFT'), Buffer.alloc(40)])
      expect(inspectPicture(Buffer.concat([own, behind]))).toEqual(own)
  })

  it('is refused as broken where the picture itself breaks off', async () => {
    const bytes = await redAndBlue(900, 600).png().toBuffer()
    expect(looked(bytes.subarray(0, bytes.length - 30))).toMatch(/不完整/)
    expect(looked((await photo()).subarray(0, 900))).toMatch(/不完整/)
  })
})

describe('[M2] the size of a picture', () => {
  it('is refused above 60 million pixels before any of them is read, however small the file', async () => {
    const file = bomb(12_000, 9_000)
    expect(file.length).toBeLessThan(40_000)
    const begun = performance.now()
    expect(sentenceOf(await encodePicture(file, MIDDLE))).toMatch(/太大：12000×9000，共 108 百万像素.*缩小/)
    expect(performance.now() - begun).toBeLessThan(1_000)
  })

  it('is refused where one side is endless, and where the picture would be blurred', async () => {
    expect(sentenceOf(await encodePicture(bomb(50_000, 400), MIDDLE))).toMatch(/太大：50000×400/)
    expect(sentenceOf(await encodePicture(await photo(200, 150), MIDDLE))).toMatch(/太小：200×150.*500×380/)
  })

  it('is believed only as far as the pixels go: a file that has fewer is refused as broken', async () => {
    expect(sentenceOf(await encodePicture(bomb(6_000, 8_000), MIDDLE))).toMatch(/坏了/)
  })

  it('is of one picture: an animation is refused', async () => {
    const frames = await Promise.all([0, 180].map((turn) => redAndBlue(600, 400).rotate(turn).png().toBuffer()))
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect(looked(bytes)).toMatch(/动图/)
  })
})

describe('[M1] a picture in the shop', () => {
  it('has every size of every shape as AVIF and WebP, the card that is shared as JPEG, and the whole for other crops', async () => {
    const { files, width, height } = await encoded(await photo())
    expect([width, height]).toEqual([1200, 800])
    const sizes = await Promise.all(
      files.map(async ({ file, bytes }) => {
        const { width: w, height: h, format, compression } = await sharp(bytes).metadata()
        return [file, `${w}x${h}`, compression === 'av1' ? 'avif' : format]
      }),
    )
    expect(sizes).toHaveLength(16)
    for (const [file = '', size, format] of sizes)
      expect([size, format]).toEqual(
        file === 'whole.webp'
          ? ['1200x800', 'webp']
          : [file.replace(/\..*/, ''), file.endsWith('jpg') ? 'jpeg' : file.replace(/.*\./, '')],
      )
  })

  it('is cropped around its focus', async () => {
    const bytes = await photo(1600, 500)
    expect(await middleOf((await encoded(bytes, { x: 0.1, y: 0.5 })).file('500x500.webp'))).toBe('red')
    expect(await middleOf((await encoded(bytes, { x: 0.9, y: 0.5 })).file('500x500.webp'))).toBe('blue')
  })

  it('stands upright, and has no word of where and with what it was taken', async () => {
    const bytes = await redAndBlue(800, 600)
      .withExif({
        IFD0: { Make: 'Phone', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 15/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).orientation).toBe(6)
    const { files, width, height } = await encoded(bytes)
    expect([width, height]).toEqual([600, 800])
    for (const { bytes: file } of files) {
      const { exif, xmp, icc, orientation } = await sharp(file).metadata()
      expect([exif, xmp, icc, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1])
    }
  })

  it('shows white where it let see through', async () => {
    const clear = { width: 800, height: 600, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
    const { file } = await encoded(await sharp({ create: clear }).png().toBuffer())
    const { dominant } = await sharp(file('300x300.webp')).stats()
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
  })
})

describe('[M3] the process that encodes', () => {
  it('gives back the files of a picture, and the words of a refusal', async () => {
    const encode = createPictureEncoder()
    const good = await encode(await photo(), MIDDLE)
    expect(good).toMatchObject({ width: 1200, height: 800 })
    expect(sentenceOf(await encode(bomb(12_000, 9_000), MIDDLE))).toMatch(/太大/)
  })

  it('is ended when a picture takes too long, and the next one has its turn', async () => {
    const ended: ChildProcess[] = []
    const start = () => {
      const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      ended.push(child)
      return child
    }
    const encode = createPictureEncoder({ start, patience: 100 })
    const both = await Promise.all([encode(text('one'), MIDDLE), encode(text('two'), MIDDLE)])
    expect(both.map(sentenceOf)).toEqual([expect.stringMatching(/太久/), expect.stringMatching(/太久/)])
    await expect.poll(() => ended.map(({ signalCode }) => signalCode)).toEqual(['SIGKILL', 'SIGKILL'])
  })

  it('dies alone: whoever uploaded is told', async () => {
    const start = () =>
      spawn(process.execPath, ['-e', 'process.abort()'], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    expect(sentenceOf(await createPictureEncoder({ start })(text('one'), MIDDLE))).toMatch(/没有办法处理/)
  })

  it('has a short queue: who comes then is asked to come later', async () => {
    const start = () => spawn(process.execPath, ['-e', ''], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    const encode = createPictureEncoder({ start, most: 1 })
    const [, second] = await Promise.all([encode(text('one'), MIDDLE), encode(text('two'), MIDDLE)])
    expect(second).toBe(BUSY)
  })
})
