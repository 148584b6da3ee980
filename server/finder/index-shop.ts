import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { SearchKind } from '../../schemas/domain/search.ts'
import { shopDay } from '../../src/domain/dates.ts'
import { stretchesOf, termsOf, wordsOf } from '../../src/domain/search/terms.ts'
import { advisoryLock } from '../db/advisory-lock.ts'
import type { Orm } from '../db/open-database.ts'
import { products, searchEntries, searchWords } from '../db/schema.ts'
import { type Queries, readSetting, writeSetting } from '../db/server-settings.ts'
import { hashOf } from '../session/hash.ts'
import { type Findable, isListed, otherKinds, productEntry, type Read, readProducts, VERSION } from './findable.ts'
import { POPULAR } from './find-entries.ts'
import { gramsOf, soundOf } from './sound.ts'

/** Rows in one statement, and products that are looked at in one transaction. */
const [BATCH, WINDOW] = [500, 1_000]

/** @param mark as searchEntries.mark */
interface Marked extends Findable {
  readonly mark: string
}

/** Products of a shop that is indexed before it serves; a larger one is searched as it was meanwhile. */
const SOON = 2_000
const LOCK = 'search-index'

/** Makes the index anew where it was made by other rules, or never: at once for a small shop, else `refreshIndex` does it beside the requests. */
export async function prepareSearch(db: Orm, now: number): Promise<void> {
  if ((await readSetting(db, 'search-index')) === VERSION) return
  const some = await db.select({ id: products.id }).from(products).limit(SOON)
  if (some.length === SOON) return
  await db.transaction(async (tx) => {
    // Only one instance at a time makes it.
    await advisoryLock(tx, LOCK)
    if ((await readSetting(tx, 'search-index')) !== VERSION) await indexShop(tx, now)
  })
}

/**
 * Brings the index up to what the catalogue holds: to be called in the transaction that writes the catalogue. It reads and writes a few hundred
 * things at a time, and only those that changed, so that the size of the catalogue does not matter.
 * @param now epoch ms
 */
export async function indexShop(tx: Queries, now: number): Promise<void> {
  let last = ''
  for (;;) {
    const next = await indexProducts(tx, last)
    if (next === undefined) break
    last = next
  }
  await finish(tx, now)
}

/**
 * The same beside the requests, where the rules of the index changed: a few hundred products in each transaction. Searches find what was
 * indexed before until its turn comes.
 * @param onPart told of how many things were indexed, each time
 */
export async function refreshIndex(
  db: Orm,
  now: number,
  onPart: (count: number) => void = () => undefined,
): Promise<void> {
  if ((await readSetting(db, 'search-index')) === VERSION) return
  let last = ''
  for (;;) {
    const next = await db.transaction(async (tx) => ((await isMine(tx)) ? indexProducts(tx, last) : ''))
    // Another instance is at it.
    if (next === '') return
    if (next === undefined) break
    onPart(WINDOW)
    last = next
  }
  await db.transaction(async (tx) => {
    if (await isMine(tx)) await finish(tx, now)
  })
}

/** Brings the services up to what operators published: to be called in the transaction that publishes them. */
export async function indexServices(tx: Queries): Promise<void> {
  await advisoryLock(tx, LOCK)
  await indexOthers(tx, 'service', await otherKinds.service(tx))
  await countWords(tx)
}

/** Has it done again, by `refreshIndex`. */
export const forgetIndex = (tx: Queries): Promise<void> => writeSetting(tx, 'search-index', '')

async function isMine(tx: Queries): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${LOCK}, 0)) as mine`,
  )
  return rows[0]?.mine === true
}

/** Brings the next products into the index that are not in it as they are. @returns the last one's id; undefined when there are no more */
async function indexProducts(tx: Queries, last: string): Promise<string | undefined> {
  const ids = await tx
    .select({ id: products.id })
    .from(products)
    .where(gt(products.id, last))
    .orderBy(asc(products.id))
    .limit(WINDOW)
  const until = ids.at(-1)?.id
  if (until === undefined) return undefined
  const rows = await readProducts(tx, last, until)
  for (const list of batches(rows.map((row) => ({ ...productEntry(row), mark: row.mark }))))
    await writeEntries(tx, list)
  return until
}

/** What is no product, what is gone, and what is counted over all. */
async function finish(tx: Queries, now: number): Promise<void> {
  for (const [kind, read] of Object.entries(otherKinds) as [keyof typeof otherKinds, Read][])
    await indexOthers(tx, kind, await read(tx, shopDay(now)))
  await tx
    .delete(searchEntries)
    .where(
      and(
        eq(searchEntries.kind, 'product'),
        sql`not exists (select 1 from ${products} where ${products.id} = ${searchEntries.id} and ${isListed})`,
      ),
    )
  await markPopular(tx)
  await countWords(tx)
  await writeSetting(tx, 'search-index', VERSION)
}

async function indexOthers(tx: Queries, kind: SearchKind, things: readonly Findable[]): Promise<void> {
  const ofKind = eq(searchEntries.kind, kind)
  const known = await tx.select({ id: searchEntries.id, mark: searchEntries.mark }).from(searchEntries).where(ofKind)
  const markOf = new Map(known.map(({ id, mark }) => [id, mark]))
  const marked = things.map((thing) => ({ ...thing, mark: hashOf(`${VERSION} ${JSON.stringify(thing)}`) }))
  const changed = marked.filter(({ id, mark }) => markOf.get(id) !== mark)
  for (const list of batches(changed)) await writeEntries(tx, list)
  const isThere = new Set(things.map(({ id }) => id))
  for (const list of batches(known.filter(({ id }) => !isThere.has(id))))
    await tx.delete(searchEntries).where(
      and(
        ofKind,
        inArray(
          searchEntries.id,
          list.map(({ id }) => id),
        ),
      ),
    )
}

/** What most look for stays so until it is counted anew. */
async function writeEntries(tx: Queries, list: readonly Marked[]): Promise<void> {
  if (list.length === 0) return
  const { title, popularity, words, mark } = searchEntries
  await tx
    .insert(searchEntries)
    .values(list.map(entryRow))
    .onConflictDoUpdate({
      target: [searchEntries.kind, searchEntries.id],
      set: {
        ...Object.fromEntries([title, popularity, words, mark].map(({ name }) => [name, sql.raw(`excluded.${name}`)])),
        terms: sql`excluded.terms || array(select mark from unnest(${searchEntries.terms}) mark where mark like '#%')`,
      },
    })
}

const entryRow = ({ kind, id, title, popularity, names, texts, mark }: Marked) => ({
  ...{ kind, id, title, popularity, mark },
  terms: [...termsOf([title, id, ...names, ...texts].join(' '))],
  words: soundedOf(names, [title, ...names].join(' ')),
})

/** Behind a stretch of neighbours: it is found by its sound, and counts for nothing. */
const STRETCH = '+'

/** Names as they are, the words of a text, and its stretches. */
function soundedOf(names: readonly string[], text: string): string[] {
  const words = new Set([...names, ...wordsOf(text)])
  const stretches = stretchesOf(text).filter((stretch) => !words.has(stretch))
  return [...[...words].filter(isSounded), ...stretches.filter(isSounded).map((stretch) => stretch + STRETCH)]
}

/** Those that most look for now, and no others: see findEntries. */
async function markPopular(tx: Queries): Promise<void> {
  for (const [mark, most] of POPULAR)
    await tx.execute(sql`
      with popular as materialized (select kind, id from search_entries order by popularity desc, id limit ${most})
      update search_entries e set terms = case when e.terms @> array[${mark}] then array_remove(e.terms, ${mark})
        else array_append(e.terms, ${mark}) end
      where (e.terms @> array[${mark}]) <> exists (select 1 from popular p where p.kind = e.kind and p.id = e.id)`)
}

/** Makes the words that can be typed by their sound those of the entries. */
async function countWords(tx: Queries): Promise<void> {
  const { rows } = await tx.execute<{ word: string; entries: number }>(
    sql`select rtrim(word, ${STRETCH}) as word, count(*) filter (where right(word, 1) <> ${STRETCH})::int as entries
      from search_entries, unnest(words) as word group by 1`,
  )
  const { word, entries, initials } = searchWords
  const known = await tx.select({ word, entries, initials }).from(searchWords)
  // Stretches had no initials before version 4.
  const entriesOf = new Map(known.filter((one) => one.initials !== '').map((one) => [one.word, one.entries]))
  const isThere = new Set(rows.map(({ word }) => word))
  const changed = rows.filter(({ word, entries }) => entriesOf.get(word) !== entries)
  for (const list of batches(changed))
    await tx
      .insert(searchWords)
      .values(list.map(wordRow))
      .onConflictDoUpdate({
        target: searchWords.word,
        set: { entries: sql`excluded.entries`, initials: sql`excluded.initials` },
      })
  for (const list of batches(known.filter(({ word }) => !isThere.has(word))))
    await tx.delete(searchWords).where(
      inArray(
        searchWords.word,
        list.map(({ word }) => word),
      ),
    )
}

/** A single character stands for nothing by its sound, and nobody mistypes a number. */
const isSounded = (word: string) => [...word].length > 1 && !/\d/.test(word) && wordsOf(word).join('') === word

function wordRow({
  word,
  entries,
}: {
  readonly word: string
  readonly entries: number
}): typeof searchWords.$inferInsert {
  const { sound, initials } = soundOf(word)
  return { word, sound, initials, entries, grams: gramsOf(sound) }
}

function* batches<One>(all: readonly One[]): Generator<One[]> {
  for (let at = 0; at < all.length; at += BATCH) yield all.slice(at, at + BATCH)
}
