import { asc, isNull } from 'drizzle-orm'
import type { Queries } from '../db/server-settings.ts'
import { studioPictures } from '../db/schema.ts'

/** Where the pictures come from that operators uploaded. */
export interface UploadedPictures {
  /** Their names; the same list while none came or went. */
  readonly read: (before: readonly string[]) => Promise<readonly string[]>
}

export const databaseUploads = (db: Queries): UploadedPictures => ({
  async read(before) {
    const { name, trashedAt } = studioPictures
    const rows = await db.select({ name }).from(studioPictures).where(isNull(trashedAt)).orderBy(asc(name))
    const isSame = rows.length === before.length && rows.every((row, at) => row.name === before[at])
    return isSame ? before : rows.map((row) => row.name)
  },
})
