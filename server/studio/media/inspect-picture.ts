import { avifParts, jpegParts, pngParts, type PictureParts, webpParts } from './picture-parts.ts'
import { type PictureRefusal, refusePicture } from './picture-refusal.ts'

const startsWith = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text

/** The brand of a file of boxes: avif, heic, isom ... */
const brandOf = (bytes: Buffer) => (startsWith(bytes, 'ftyp', 4) ? bytes.toString('latin1', 8, 12) : '')

/** What the shop reads, by how its files begin. */
const READ: readonly (readonly [
  isIt: (bytes: Buffer) => boolean,
  parts: (bytes: Buffer) => PictureParts | undefined,
])[] = [
  [(bytes) => startsWith(bytes, '\u00ff\u00d8\u00ff'), jpegParts],
  [(bytes) => startsWith(bytes, '\u0089PNG\r\n\u001a\n'), pngParts],
  [(bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8), webpParts],
  [(bytes) => /^avi[fs]$/.test(brandOf(bytes)), avifParts],
]

const HEAD = 1024
const textHead = (bytes: Buffer) =>
  bytes
    .toString('utf8', 0, HEAD)
    .replace(/^\uFEFF/, '')
    .trimStart()
    .toLowerCase()

/** What people take for a picture, and what they can do then. */
const OTHERS: readonly (readonly [isIt: (bytes: Buffer) => boolean, sentence: string])[] = [
  [(bytes) => startsWith(bytes, 'GIF8'), '这是 GIF 动图：商城里的图片不会动，先把要用的那一帧存成 JPEG 或 PNG'],
  [
    (bytes) => /^(?:hei[cxs]|hev[cx]|mif1|msf1)$/.test(brandOf(bytes)),
    '这是 HEIC 照片：先在手机或电脑上存成 JPEG 再上传',
  ],
  [(bytes) => brandOf(bytes) !== '', '这是视频，不是图片：截一张图再上传'],
  [(bytes) => textHead(bytes).includes('<svg'), '这是 SVG，里面可以藏会运行的脚本：先导出成 PNG 再上传'],
  [
    (bytes) => /^<(?:!doctype|html|\?xml|script|body)/.test(textHead(bytes)),
    '这是网页，不是图片：上传网页里的那张图片',
  ],
  [(bytes) => startsWith(bytes, '%PDF'), '这是 PDF，不是图片：把要用的一页存成 PNG 再上传'],
  [(bytes) => startsWith(bytes, 'PK'), '这是压缩包或 Office 文件，不是图片：先解压，上传里面的图片'],
  [(bytes) => startsWith(bytes, '8BPS'), '这是 Photoshop 文件：先导出成 JPEG 或 PNG 再上传'],
  [(bytes) => startsWith(bytes, 'II*\0') || startsWith(bytes, 'MM\0*'), '这是 TIFF：先存成 JPEG 或 PNG 再上传'],
  [(bytes) => startsWith(bytes, 'BM'), '这是 BMP：先存成 JPEG 或 PNG 再上传'],
]

const UNKNOWN = '这不是图片（看的是内容，不是文件名）：上传 JPEG、PNG、WebP 或 AVIF'
const BROKEN = '图片不完整，可能没有下载完：打开看看，重新保存一次再上传'

/** What a browser or a server would run. */
const CODE = /<\s*(?:script|html|svg|iframe|body|!doctype)|<\?php|javascript:/i

const textOf = (bytes: Buffer) => bytes.toString('latin1')

/**
 * Looks at what a file is, by its content and never by its name, and at what hides in it or behind it.
 * @returns the bytes of the picture alone
 */
export function inspectPicture(bytes: Buffer): Buffer | PictureRefusal {
  if (bytes.length === 0) return refusePicture('文件是空的：重新选一张图片', 'broken')
  const [, readParts] = READ.find(([isIt]) => isIt(bytes)) ?? []
  if (!readParts) return refusePicture(OTHERS.find(([isIt]) => isIt(bytes))?.[1] ?? UNKNOWN, 'type')
  const parts = readParts(bytes)
  if (!parts) return refusePicture(BROKEN, 'broken')
  if (parts.isAnimated) return refusePicture('这是动图：商城里的图片不会动，先把要用的那一帧存成 JPEG 或 PNG', 'type')
  const behind = bytes.subarray(parts.end)
  if ([...parts.asides, behind].some((aside) => CODE.test(textOf(aside))))
    return refusePicture('图片里藏着网页代码，没有收下：从可靠的来源重新下载，或者截图后再上传', 'hostile')
  if (!isOfCamera(behind))
    return refusePicture(
      `图片后面还接着 ${behind.length} 字节别的数据，没有收下：用看图软件打开，另存为一张新的再上传`,
      'hostile',
    )
  return bytes.subarray(0, parts.end)
}

/** Phones put a second picture, a film of the moment, or notes of their own behind a photo: they are dropped. */
function isOfCamera(behind: Buffer): boolean {
  let from = 0
  while (behind[from] === 0) from += 1
  if (from === behind.length) return true
  const rest = behind.subarray(from)
  if (rest.includes('PK\u0003\u0004', 0, 'latin1')) return false
  if (startsWith(rest, '\u00ff\u00d8\u00ff')) return jpegParts(rest) !== undefined
  // The length before its name begins with zeros.
  const film = behind.indexOf('ftyp', from, 'latin1')
  return (film >= 0 && film - from <= 4) || rest.subarray(-4).toString('latin1') === 'SEFT'
}
