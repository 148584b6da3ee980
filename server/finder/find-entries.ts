import { and, arrayContains, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { SearchKind } from '../../schemas/domain/search.ts'
import { wantedTerms } from '../../src/domain/search/terms.ts'
import type { Queries } from '../db/server-settings.ts'
import { searchEntries } from '../db/schema.ts'
import type { Part } from './understand.ts'

/**
 * Marks of what most look for, and how many have each. They stand among the terms, with a sign that no term can have: what many things have is found
 * among few. Where the bestsellers are of one kind, a word of another kind is found among the next.
 */
export const POPULAR: readonly (readonly [mark: string, most: number])[] = [
  ['#popular', 2_000],
  ['#known', 10_000],
]

/** Entries that are ranked for one search; nobody looks further. */
const MOST_FOUND = 300
/** Of those that most look for, so many are enough for the first pages: a word that every tenth thing has is then no long list to read. */
const ENOUGH = 60

const { kind, id, title, popularity, terms } = searchEntries

/**
 * Popularity as no index has it: the planner would rather pass over thousands of entries in the order of that index, and unpack the terms of each,
 * than sort what the index of terms finds at once.
 */
const unindexed = sql`${popularity} + 0`

export type Entry = Pick<typeof searchEntries.$inferSelect, 'kind' | 'id' | 'title' | 'popularity'>

/** What has the words of one reading of a part. */
const hasPart = ({ readings }: Part): SQL | undefined =>
  or(...readings.map((words) => arrayContains(terms, wantedTerms(words.join(' ')))))

export const hasAll = (parts: readonly Part[]): SQL | undefined => and(...parts.map(hasPart))
export const hasSome = (parts: readonly Part[]): SQL | undefined => or(...parts.map(hasPart))

/** Entries of a condition, those that most look for first: of the most popular where ENOUGH of these have it, else of the next, else of all. */
export async function findEntries(db: Queries, wanted: SQL | undefined, of?: SearchKind): Promise<Entry[]> {
  const read = (condition: SQL | undefined) =>
    db
      .select({ kind, id, title, popularity })
      .from(searchEntries)
      .where(and(condition, of && eq(kind, of)))
      .orderBy(desc(unindexed), id)
      .limit(MOST_FOUND)
  for (const [mark] of POPULAR) {
    const popular = await read(and(wanted, arrayContains(terms, [mark])))
    if (popular.length >= ENOUGH) return popular
  }
  return read(wanted)
}

/** Whether anything has a part. */
export async function isThere(db: Queries, part: Part): Promise<boolean> {
  const [found] = await db.select({ id }).from(searchEntries).where(hasPart(part)).limit(1)
  return found !== undefined
}
