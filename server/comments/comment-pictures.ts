import { createHash } from 'node:crypto'
import { and, eq, inArray, isNull, lt, notInArray, or } from 'drizzle-orm'
import { MEDIA } from '../../src/domain/picture/picture-sizes.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { commentPictureFiles, commentPictures } from '../db/schema.ts'
import type { PictureFile } from '../studio/media/encoded-picture.ts'

/** How long a picture waits for its comment to be sent. */
const LOOSE_FOR = 24 * 60 * 60 * 1000

const PREFIX = 'guest-'

/** The same file of the same member is the same picture; nobody finds that of another by its name. */
export const pictureName = (bytes: Buffer, memberId: string): string =>
  PREFIX + createHash('sha256').update(memberId).update('\0').update(bytes).digest('hex').slice(0, 10)

export const pictureUrl = (name: string): string => MEDIA + name

/** /tc-fostay/media/guest-3f9a2c1b77 -> guest-3f9a2c1b77; undefined for what no guest uploaded. */
const nameOfUrl = (url: string): string | undefined =>
  url.startsWith(MEDIA + PREFIX) ? url.slice(MEDIA.length) : undefined

/** Whether the same was uploaded before: then it waits anew for its comment. */
export async function isKnownPicture(db: Pick<Queries, 'update'>, name: string, now: number): Promise<boolean> {
  const known = await db
    .update(commentPictures)
    .set({ uploadedAt: now })
    .where(eq(commentPictures.name, name))
    .returning({ name: commentPictures.name })
  return known.length > 0
}

/** Keeps what was made of an upload; uploaded twice at once it is kept once. */
export const keepPicture = (
  db: Pick<Orm, 'transaction'>,
  {
    name,
    memberId,
    files,
  }: { readonly name: string; readonly memberId: string; readonly files: readonly PictureFile[] },
  now: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = { name, memberId, uploadedAt: now }
    const made = await tx.insert(commentPictures).values(row).onConflictDoNothing().returning()
    if (made.length > 0) await tx.insert(commentPictureFiles).values(files.map((file) => ({ picture: name, ...file })))
  })

interface Hanging {
  readonly commentId: string
  readonly memberId: string
  readonly urls: readonly string[]
  /** Addresses that stood in the comment before: pictures of the shop's content have no row. */
  readonly before: readonly string[]
}

/** Hangs a member's own uploads on a comment, and lets go of those that are in it no more. @returns whether all are there */
export async function hangPictures(tx: Queries, { commentId, memberId, urls, before }: Hanging): Promise<boolean> {
  const fresh = urls.filter((url) => !before.includes(url))
  const names = urls.flatMap((url) => nameOfUrl(url) ?? [])
  if (fresh.some((url) => nameOfUrl(url) === undefined)) return false
  const free = or(isNull(commentPictures.commentId), eq(commentPictures.commentId, commentId))
  const mine = and(eq(commentPictures.memberId, memberId), free)
  const hung =
    names.length === 0
      ? []
      : await tx
          .update(commentPictures)
          .set({ commentId })
          .where(and(mine, inArray(commentPictures.name, names)))
          .returning({ name: commentPictures.name })
  if (hung.length !== new Set(names).size) return false
  const left = names.length === 0 ? undefined : notInArray(commentPictures.name, names)
  await tx
    .update(commentPictures)
    .set({ commentId: null })
    .where(and(eq(commentPictures.commentId, commentId), left))
  return true
}

/** Uploads whose comment was never sent are gone after a day. @param now epoch ms of the shop's clock */
export const forgetLoosePictures = (db: Pick<Orm, 'delete'>, now: number): Promise<unknown> =>
  db
    .delete(commentPictures)
    .where(and(isNull(commentPictures.commentId), lt(commentPictures.uploadedAt, now - LOOSE_FOR)))

/** A file of a guest's picture; undefined where the name is another's, or there is none. */
export async function readPictureFile(db: Queries, picture: string, file: string): Promise<Buffer | undefined> {
  if (!picture.startsWith(PREFIX)) return undefined
  const isIt = and(eq(commentPictureFiles.picture, picture), eq(commentPictureFiles.file, file))
  const [row] = await db.select({ bytes: commentPictureFiles.bytes }).from(commentPictureFiles).where(isIt)
  return row?.bytes
}
