import { and, arrayOverlaps, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { distance, slipsIn } from '../../src/domain/search/near.ts'
import type { Queries } from '../db/server-settings.ts'
import { searchWords } from '../db/schema.ts'
import { gramsOf, soundOf } from './sound.ts'

type Word = Pick<typeof searchWords.$inferSelect, 'word' | 'sound' | 'initials' | 'entries'>

const columns = {
  word: searchWords.word,
  sound: searchWords.sound,
  initials: searchWords.initials,
  entries: searchWords.entries,
}

/** Letters of one run that are looked at: no name is longer. */
export const MOST_LETTERS = 30
/** Words of one sound that are all meant. */
const MOST_HOMOPHONES = 4
/** Words that begin with a sound, of which the beginnings are meant. */
const MOST_BEGINNINGS = 20
/** Words that are compared letter by letter with one that there is not. */
const MOST_NEAR = 60

/** Every stretch of two letters or more. */
function stretchesOf(letters: string): string[] {
  const found = new Set<string>()
  for (let from = 0; from < letters.length - 1; from += 1)
    for (let to = from + 2; to <= letters.length; to += 1) found.add(letters.slice(from, to))
  return [...found]
}

/**
 * The words that letters stand for as pinyin, as initials, or as both in a row: baishawan -> 白沙湾; bsw -> 白沙湾; baishawanjiudian -> 白沙湾 酒店.
 * Each reading is a list of words that all are meant.
 */
export async function readLetters(db: Queries, typed: string): Promise<string[][]> {
  const letters = typed.slice(0, MOST_LETTERS)
  const stretches = stretchesOf(letters)
  if (stretches.length === 0) return []
  const initials = and(inArray(searchWords.initials, stretches), gt(searchWords.entries, 0))
  const known: Word[] = await db
    .select(columns)
    .from(searchWords)
    .where(or(inArray(searchWords.sound, stretches), initials))
    .orderBy(desc(searchWords.entries), searchWords.word)
  const whole = known.filter((word) => word.sound === letters || (word.initials === letters && word.entries > 0))
  if (whole.length > 0) return whole.slice(0, MOST_HOMOPHONES).map(({ word }) => [word])
  const inRow = fewestPieces(letters, known)
  return inRow ? [inRow] : readBeginning(db, letters)
}

/** Fewer letters could be the initials of almost any two characters of a title. */
const FEWEST_INITIALS = 3

/**
 * The same of what a guest typed, who may not have finished: wenq -> 温泉; and ssj -> 水世界, which no dictionary has and titles do.
 */
export async function readTyped(db: Queries, typed: string): Promise<string[][]> {
  const read = await readLetters(db, typed)
  if (read.length > 0) return read
  const begun = await wordsWhere(db, sql`starts_with(${searchWords.sound}, ${typed})`)
  if (begun.length > 0 || typed.length < 2) return begun
  const named = typed.length < FEWEST_INITIALS ? [] : await wordsWhere(db, eq(searchWords.initials, typed))
  return named.length > 0 ? named : wordsWhere(db, beginsWithInitials(typed))
}

/** What is offered to who types so (wordsLike) is found as well: lm -> 鹿鸣雪山. */
const beginsWithInitials = (typed: string) =>
  sql`${searchWords.entries} > 1 and starts_with(${searchWords.initials}, ${typed})`

/** The commonest words of a condition, each a reading. */
async function wordsWhere(db: Queries, condition: SQL): Promise<string[][]> {
  const words = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(condition)
    .orderBy(desc(searchWords.entries), searchWords.word)
    .limit(MOST_HOMOPHONES)
  return words.map(({ word }) => [word])
}

/** What words begin with whose sound begins so, a whole number of characters: lanwan -> 澜湾 (of 澜湾岛); hai -> 海 */
async function readBeginning(db: Queries, letters: string): Promise<string[][]> {
  const words = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(sql`starts_with(${searchWords.sound}, ${letters})`)
    .orderBy(desc(searchWords.entries), searchWords.word)
    .limit(MOST_BEGINNINGS)
  const beginnings = words.flatMap(({ word }) => {
    const characters = [...word]
    const at = characters.findIndex((_, index) => soundOf(characters.slice(0, index + 1).join('')).sound === letters)
    return at < 0 ? [] : [characters.slice(0, at + 1).join('')]
  })
  return [...new Set(beginnings)].slice(0, MOST_HOMOPHONES).map((beginning) => [beginning])
}

/** The words whose sounds make up the letters, as few as can be and none of them twice; of those that sound alike the commonest. */
function fewestPieces(letters: string, words: readonly Word[]): string[] | undefined {
  const bySound = new Map<string, string>()
  // The commonest come first, and a sound that is written out goes before initials.
  for (const { sound, word } of words) if (!bySound.has(sound)) bySound.set(sound, word)
  for (const { initials, word, entries } of words)
    if (entries > 0 && !bySound.has(initials)) bySound.set(initials, word)
  const best: (string[] | undefined)[] = [[]]
  for (let to = 1; to <= letters.length; to += 1)
    for (let from = 0; from < to; from += 1) {
      const before = best[from]
      const word = bySound.get(letters.slice(from, to))
      const known = best[to]?.length ?? Number.POSITIVE_INFINITY
      const isNext = before && word !== undefined && !before.includes(word)
      if (isNext && before.length + 1 < known) best[to] = [...before, word]
    }
  return best[letters.length]
}

/**
 * The word that was meant by a text that no word is: the one of nearest sound, and of equals the commonest. Of a text in Chinese it has a
 * character: 上海 is not a slip of 障碍.
 */
export async function nearestWord(db: Queries, text: string): Promise<string | undefined> {
  const { sound } = soundOf(text)
  const most = slipsIn(sound.length)
  if (most === 0) return undefined
  const grams = gramsOf(sound)
  const shared = sql<number>`cardinality(array(select unnest(${searchWords.grams}) intersect select unnest(${sql.param(grams)}::text[])))`
  const near: Word[] = await db
    .select(columns)
    .from(searchWords)
    .where(and(gt(searchWords.entries, 0), arrayOverlaps(searchWords.grams, grams)))
    .orderBy(desc(shared), desc(searchWords.entries))
    .limit(MOST_NEAR)
  const scored = near
    .map((word) => ({ ...word, slips: distance(sound, word.sound, most) }))
    .filter(({ slips, word }) => slips <= most && (sound === text || [...text].some((one) => word.includes(one))))
  return scored.toSorted((one, other) => one.slips - other.slips || other.entries - one.entries)[0]?.word
}

/** Words that begin as what was typed does: in characters, in pinyin or in initials. The commonest first. */
export function wordsLike(db: Queries, typed: string, most: number): Promise<Word[]> {
  const begins = (column: typeof searchWords.word | typeof searchWords.sound | typeof searchWords.initials) =>
    sql`starts_with(${column}, ${typed})`
  return db
    .select(columns)
    .from(searchWords)
    .where(
      and(
        sql`${searchWords.entries} > 1`,
        or(begins(searchWords.word), begins(searchWords.sound), begins(searchWords.initials)),
      ),
    )
    .orderBy(desc(searchWords.entries), searchWords.word)
    .limit(most)
}
