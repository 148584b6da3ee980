import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { pictureSizes, SHARE_CARD } from '../../../src/domain/picture/picture-sizes.ts'
import type { Queries } from '../../db/server-settings.ts'
import type { CachedBytes } from '../../plugins/static-files.ts'
import { WHOLE } from './encoded-picture.ts'
import { readPictureFile } from '../../comments/comment-pictures.ts'
import { readFile } from './picture-book.ts'

/** A file of an upload as it is served. */
export interface MediaFile extends CachedBytes {
  readonly type: string
}

/** Bytes of files that stay in memory. */
const MOST_KEPT = 32 * 1024 * 1024

const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** The ends that files of uploads have: nobody makes the database look for others. */
const ENDS = new Set([
  WHOLE,
  `${SHARE_CARD.join('x')}.jpg`,
  ...Object.values(pictureSizes).flatMap((sizes) =>
    sizes.flatMap(([width, height]) => [`${width}x${height}.avif`, `${width}x${height}.webp`]),
  ),
])

/** banner-3f9a2c1b77-780x380.avif -> the picture, and its file */
const NAME = /^([a-z0-9-]+-[0-9a-f]{10})-([a-z0-9]+\.(avif|webp|jpg))$/

/** Files of uploads, of operators and of guests, by their names in addresses; the last ones that were asked for are in memory. */
export function mediaFiles(db: Queries): (name: string) => Promise<MediaFile | undefined> {
  const kept = new LRUCache<string, MediaFile>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ bodies }) => bodies.identity.length + 1,
  })
  return async (name) => {
    const [, picture = '', file = '', format = ''] = NAME.exec(name) ?? []
    if (!ENDS.has(file)) return undefined
    const known = kept.get(name)
    if (known) return known
    const identity = (await readFile(db, picture, file)) ?? (await readPictureFile(db, picture, file))
    if (!identity) return undefined
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
    const found = { type: TYPES[format] ?? '', etag, bodies: { identity } }
    kept.set(name, found)
    return found
  }
}
