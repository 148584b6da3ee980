import { bigint, bigserial, index, pgTable, text } from 'drizzle-orm/pg-core'

/** The operators' files as they served: the newest row of a file is its last good version. */
export const servedFiles = pgTable(
  'kept_files',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Its name in the folder: home.json, parts/goods-heading.json. */
    file: text().notNull(),
    text: text().notNull(),
    /** Epoch ms of the machine's clock. */
    keptAt: bigint('kept_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('kept_files_newest').on(table.file, table.id)],
)
