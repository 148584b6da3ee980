import type { Suggestion } from '../../schemas/domain/search.ts'
import { normalText } from '../../src/domain/search/terms.ts'
import type { Orm } from '../db/open-database.ts'
import { searchShop } from './search-shop.ts'
import { shownEntries } from './shown-entries.ts'
import type { Synonyms } from './understand.ts'
import { wordsLike } from './vocabulary.ts'

/** Lines under the box: words first, then things. */
const MOST_WORDS = 5
const MOST_THINGS = 5

/**
 * What a guest may mean who has typed so far: words that begin so, and the things that are nearest.
 * @param now epoch ms
 */
export async function suggest(db: Orm, keyword: string, synonyms: Synonyms, now: number): Promise<Suggestion[]> {
  const typed = normalText(keyword)
  if (typed === '') return []
  const words = await wordsLike(db, typed.replaceAll(/\s/g, ''), MOST_WORDS)
  // Half a word is found nowhere; the word that it begins is.
  const { entries } = await searchShop(db, words[0]?.word ?? typed, { synonyms })
  const things = await shownEntries(db, entries, now, { from: 0, count: MOST_THINGS })
  return [
    ...words.map(({ word }) => ({ text: word })),
    ...things.map(({ title, label, to }) => ({ text: title, label, to })),
  ]
}
