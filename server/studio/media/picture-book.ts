import { createHash } from 'node:crypto'
import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, ne } from 'drizzle-orm'
import { MOST_FOLDERS, type PictureRow } from '../../../schemas/studio/media.ts'
import type { Focus } from '../../../src/domain/picture/picture-crop.ts'
import { MEDIA } from '../../../src/domain/picture/picture-sizes.ts'
import { advisoryLock } from '../../db/advisory-lock.ts'
import type { Queries } from '../../db/server-settings.ts'
import { studioPictureFiles, studioPictures } from '../../db/schema.ts'
import { type PictureFile, WHOLE } from './encoded-picture.ts'

export type StoredPicture = typeof studioPictures.$inferSelect

const columns = getTableColumns(studioPictures)

/** Of uploads, the newest first. */
export const readPictures = (db: Queries, isTrashed: boolean): Promise<StoredPicture[]> =>
  db
    .select()
    .from(studioPictures)
    .where(isTrashed ? isNotNull(columns.trashedAt) : isNull(columns.trashedAt))
    .orderBy(desc(columns.at), columns.name)

/** Whoever changes which folders there are waits until this transaction ends: two who name the last one at one instant would make one too many. */
export const lockFolders = (tx: Queries): Promise<unknown> => advisoryLock(tx, 'picture folders')

/** The folders that pictures stand in, those in the trash too: one may come back. */
async function readFolders(db: Queries): Promise<string[]> {
  const rows = await db
    .select({ folder: columns.folder })
    .from(studioPictures)
    .where(ne(columns.folder, ''))
    .groupBy(columns.folder)
  return rows.map(({ folder }) => folder)
}

/** Whether a picture may go there: a new folder is one more of those that there may be. It stays so only in a transaction that has `lockFolders`. */
export async function hasRoom(db: Queries, folder: string): Promise<boolean> {
  if (folder === '') return true
  const known = await readFolders(db)
  return known.includes(folder) || known.length < MOST_FOLDERS
}

export async function readPicture(db: Queries, name: string): Promise<StoredPicture | undefined> {
  const [row] = await db.select().from(studioPictures).where(eq(columns.name, name))
  return row
}

/** The picture that was made in the place of another, and is not in the trash. */
export async function replacementOf(db: Queries, name: string): Promise<StoredPicture | undefined> {
  const isIt = and(eq(columns.replaces, name), isNull(columns.trashedAt))
  const [row] = await db.select().from(studioPictures).where(isIt).orderBy(desc(columns.at)).limit(1)
  return row
}

export const addressOf = (name: string): string => MEDIA + name

/** What the studio tells of it. */
export const toPictureRow = (row: StoredPicture, useCount: number): PictureRow => ({
  ...{ name: row.name, address: addressOf(row.name), source: 'upload', title: row.title, alt: row.alt, useCount },
  ...(row.folder !== '' && { folder: row.folder }),
  ...{ width: row.width, height: row.height, bytes: row.bytes, focus: { x: row.focusX, y: row.focusY } },
  ...{ by: row.author, at: row.at, ...(row.trashedAt !== null && { trashedAt: row.trashedAt }) },
})

export const hashOfFile = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Named by what it shows: the same file with the same focus has the same name, and whatever differs has another. Its beginning is there for
 * whoever reads the page's JSON.
 */
export function nameOf(fileHash: string, { x, y }: Focus, title: string): string {
  const mark = createHash('sha256')
    .update(`${fileHash} ${x.toFixed(3)} ${y.toFixed(3)}`)
    .digest('hex')
    .slice(0, 10)
  const words = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)
  return `${words.length > 1 ? words : 'picture'}-${mark}`
}

/** Whoever uploads the same twice at one instant has one picture. @returns whether it is new */
export async function insertPicture(db: Queries, row: StoredPicture, files: readonly PictureFile[]): Promise<boolean> {
  const made = await db.insert(studioPictures).values(row).onConflictDoNothing().returning({ name: columns.name })
  if (made.length === 0) return false
  await db.insert(studioPictureFiles).values(files.map((file) => ({ picture: row.name, ...file })))
  return true
}

export async function changeRow(db: Queries, name: string, change: Partial<StoredPicture>): Promise<void> {
  await db.update(studioPictures).set(change).where(eq(columns.name, name))
}

/** All pictures of a folder, those in the trash too. @returns how many there are */
export async function moveFolder(db: Queries, from: string, to: string): Promise<number> {
  const moved = await db.update(studioPictures).set({ folder: to }).where(eq(columns.folder, from)).returning({
    name: columns.name,
  })
  return moved.length
}

export async function readFile(db: Queries, picture: string, file: string): Promise<Buffer | undefined> {
  const isIt = and(eq(studioPictureFiles.picture, picture), eq(studioPictureFiles.file, file))
  const [row] = await db.select({ bytes: studioPictureFiles.bytes }).from(studioPictureFiles).where(isIt)
  return row?.bytes
}

export const readWhole = (db: Queries, picture: string): Promise<Buffer | undefined> => readFile(db, picture, WHOLE)

/** What lies in the trash since before a moment. */
export const trashedBefore = (db: Queries, at: number): Promise<StoredPicture[]> =>
  db.select().from(studioPictures).where(lt(columns.trashedAt, at))

export async function deletePicture(db: Queries, name: string): Promise<void> {
  await db.delete(studioPictures).where(eq(columns.name, name))
}
