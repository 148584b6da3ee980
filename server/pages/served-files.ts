import { createHash } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import type { Orm } from '../db/open-database.ts'
import { servedFiles } from '../db/schema.ts'

/** The operators' files as they served, shared by the instances of a shop, and there after a restart. */
export interface ServedFiles {
  /** The text of each file as it served last, by its name in the folder: home.json, parts/goods-heading.json. */
  readonly read: () => Promise<ReadonlyMap<string, string>>
  /** Keeps texts that serve now, by their files. One that is the last already is not kept twice. */
  readonly keep: (texts: ReadonlyMap<string, string>) => Promise<void>
  /** What a file was while it served, by its name in the folder, the last first. */
  readonly versions: (file: string) => Promise<readonly FileVersion[]>
}

/** What one of the operators' files was while it served. */
export interface FileVersion {
  /** Names the text: the first 8 signs of its SHA-256, in hexadecimal. */
  readonly revision: string
  /** Since when it served, in ms. */
  readonly keptAt: number
  readonly text: string
}

const revisionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** So many versions of a file are kept. */
const MOST = 50

/** Kept in the database: the folder of an instance may be a copy that is made anew with each start. */
export const databaseServedFiles = (db: Orm): ServedFiles => ({
  async read() {
    const last = await db
      .selectDistinctOn([servedFiles.file], { file: servedFiles.file, text: servedFiles.text })
      .from(servedFiles)
      .orderBy(servedFiles.file, sql`${servedFiles.id} desc`)
    return new Map(last.map(({ file, text }) => [file, text]))
  },
  async keep(texts) {
    const given = JSON.stringify([...texts].map(([file, text]) => ({ file, text })))
    await db.execute(sql`
      insert into kept_files (file, text, kept_at)
      select g.file, g.text, ${Date.now()} from jsonb_to_recordset(${given}::jsonb) as g(file text, text text)
      where g.text is distinct from (select k.text from kept_files k where k.file = g.file order by k.id desc limit 1)`)
    const files = JSON.stringify([...texts.keys()])
    await db.execute(sql`
      delete from kept_files where id in (
        select id from (
          select id, row_number() over (partition by file order by id desc) as age from kept_files
          where file in (select jsonb_array_elements_text(${files}::jsonb))
        ) as of_file where age > ${MOST})`)
  },
  async versions(file) {
    const found = await db.select().from(servedFiles).where(eq(servedFiles.file, file)).orderBy(desc(servedFiles.id))
    return found.map(({ text, keptAt }) => ({ revision: revisionOf(text), keptAt, text }))
  },
})
