import { check, customType, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { sql } from 'drizzle-orm'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Pictures that operators uploaded. Their bytes never change: another focus is another picture, since browsers keep one for a year. */
export const studioPictures = pgTable(
  'studio_pictures',
  {
    /** Stands in addresses, and is made of what the picture shows: banner-3f9a2c1b77. */
    name: text().primaryKey(),
    /** Of the file that was uploaded: SHA-256 in hexadecimal. */
    fileHash: text('file_hash').notNull(),
    title: text().notNull(),
    alt: text().notNull(),
    /** What operators keep it in; '' is no folder. */
    folder: text().notNull().default(''),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    focusX: doublePrecision('focus_x').notNull(),
    focusY: doublePrecision('focus_y').notNull(),
    author: text().notNull(),
    at: moment('at').notNull(),
    /** The picture in whose place it was made. It may be gone. */
    replaces: text(),
    trashedAt: moment('trashed_at'),
  },
  (table) => [
    index('studio_pictures_at').on(table.at),
    index('studio_pictures_replaces').on(table.replaces),
    check('studio_pictures_focus', sql`${table.focusX} between 0 and 1 and ${table.focusY} between 0 and 1`),
  ],
)

/** The files of a picture: each size in each format, and the whole of it for other crops. */
export const studioPictureFiles = pgTable(
  'studio_picture_files',
  {
    picture: text()
      .notNull()
      .references(() => studioPictures.name, { onDelete: 'cascade' }),
    /** The end of its name: 780x380.avif, whole.webp. */
    file: text().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.picture, table.file] })],
)
