import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SearchKind } from '../../../schemas/domain/search.ts'

/**
 * What guests can find, made anew from the catalogue by server/finder/index-shop.ts. It holds no price and no picture: those are read of the thing
 * itself when it is shown.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text().$type<SearchKind>().notNull(),
    id: text().notNull(),
    title: text().notNull(),
    popularity: integer().notNull(),
    /** Terms under which it is found (src/domain/search/terms.ts), and a mark for those that most look for. */
    terms: text().array().notNull(),
    /** Its names and the words of its title, of which the words that can be typed by their sound are counted. */
    words: text().array().notNull().default([]),
    /** What it was made of and by which rules, as a hash: one that would be the same again is left as it is. */
    mark: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    // Read far oftener than written: what is written waits in no list that each search reads through.
    index('search_entries_terms').using('gin', table.terms).with({ fastupdate: false }),
    // What many things have is found sooner among those that most look for.
    index('search_entries_popular').on(sql`${table.popularity} desc`, table.id),
  ],
)

/** Words that occur in what can be found, so that pinyin, initials and slips lead to them. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** In pinyin without tones and gaps: 白沙湾 -> baishawan; a word in letters as it is. */
    sound: text().notNull(),
    /** bsw; empty of a stretch */
    initials: text().notNull(),
    /** Entries that have it as a word; 0 of a stretch of neighbours, which is found by its sound alone and never suggested. */
    entries: integer().notNull(),
    /** Every three letters of the sound, with a mark at its ends. */
    grams: text().array().notNull(),
  },
  (table) => [
    index('search_words_sound').on(table.sound),
    index('search_words_initials').on(table.initials),
    index('search_words_grams').using('gin', table.grams).with({ fastupdate: false }),
  ],
)
