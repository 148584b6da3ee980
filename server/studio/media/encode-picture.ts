import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { type Focus, pictureCrop } from '../../../src/domain/picture/picture-crop.ts'
import { pictureSizes, type PictureSize, SHARE_CARD } from '../../../src/domain/picture/picture-sizes.ts'
import { type EncodedPicture, type PictureFile, type PictureUse, WHOLE } from './encoded-picture.ts'
import { PictureRefusal, refusePicture } from './picture-refusal.ts'

/** Pixels: more than any phone's photo, and what can be held in memory without harm. */
const MOST_PIXELS = 60_000_000
const LONGEST_SIDE = 20_000

interface Making {
  /** Pixels: below that it is blurred in the smallest place. */
  readonly least: PictureSize
  readonly sizes: readonly PictureSize[]
  /** Whether other crops are made of it, and a card to share. */
  readonly isForPages: boolean
}

const makings: Readonly<Record<PictureUse, Making>> = {
  shop: { least: [500, 380], sizes: Object.values(pictureSizes).flat(), isForPages: true },
  comment: { least: [200, 200], sizes: [...pictureSizes.card, ...pictureSizes.tile], isForPages: false },
}

/** Pixels of the longer side of what is kept. */
const KEPT = 2400

const sizeText = (width: number, height: number) => `${width}×${height}`

/** A picture of whatever size and turn -> every size and format that the shop shows, and nothing else of its file. */
export async function encodePicture(
  bytes: Buffer,
  focus: Focus,
  use: PictureUse = 'shop',
): Promise<EncodedPicture | PictureRefusal> {
  const { least, sizes, isForPages } = makings[use]
  const refused = await refuseSize(bytes, least)
  if (refused) return refused
  const whole = await decode(bytes)
  if (whole instanceof PictureRefusal) return whole
  const { data, info } = whole
  const raster = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
  const cropped = (size: PictureSize) =>
    raster()
      .extract(pictureCrop([info.width, info.height], size, focus))
      .resize(size[0], size[1])
  const files: PictureFile[] = []
  for (const size of sizes) files.push(...(await shownFiles(cropped(size), size)))
  if (!isForPages) return { width: info.width, height: info.height, files }
  files.push({ file: WHOLE, bytes: await raster().webp({ quality: 88, effort: 3 }).toBuffer() })
  files.push({
    file: endOf(SHARE_CARD, 'jpg'),
    bytes: await cropped(SHARE_CARD).jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
  })
  return { width: info.width, height: info.height, files }
}

/** What its head says, before any pixel is read: a small file may unfold into a very large picture. */
async function refuseSize(bytes: Buffer, least: PictureSize): Promise<PictureRefusal | undefined> {
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!head) return refusePicture('图片打不开，文件可能坏了：用看图软件打开，另存为一张新的再上传', 'broken')
  const { autoOrient, pages = 1 } = head
  const { width, height } = autoOrient
  if (pages > 1) return refusePicture('这是动图：商城里的图片不会动，先把要用的那一帧存成 JPEG 或 PNG', 'type')
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE)
    return refusePicture(
      `图片太大：${sizeText(width, height)}，共 ${Math.round((width * height) / 1_000_000)} 百万像素，最多 60 百万。先缩小到宽 ${KEPT} 像素左右再上传`,
      'large',
    )
  if (width < least[0] || height < least[1])
    return refusePicture(
      `图片太小：${sizeText(width, height)}，放大会模糊。至少要 ${sizeText(...least)}，换一张大一点的`,
      'small',
    )
  return undefined
}

async function decode(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo } | PictureRefusal> {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize(KEPT, KEPT, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    return refusePicture('图片坏了，读到一半读不下去：用看图软件打开，另存为一张新的再上传', 'broken')
  }
}

async function shownFiles(crop: Sharp, size: PictureSize): Promise<PictureFile[]> {
  const avif = await crop.clone().avif({ quality: 54, effort: 3 }).toBuffer()
  const webp = await crop.clone().webp({ quality: 74, effort: 4 }).toBuffer()
  return [
    { file: endOf(size, 'avif'), bytes: avif },
    { file: endOf(size, 'webp'), bytes: webp },
  ]
}

const endOf = ([width, height]: PictureSize, format: string) => `${width}x${height}.${format}`
