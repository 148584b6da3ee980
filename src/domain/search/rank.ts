import type { SearchKind } from '../../../schemas/domain/search.ts'
import { normalText, termsOf, wantedTerms } from './terms.ts'

/** What the order of the results is decided by. */
export interface Rankable {
  readonly kind: SearchKind
  readonly id: string
  readonly title: string
  /** How often it was bought or read. */
  readonly popularity: number
}

const BY_KIND: Readonly<Record<SearchKind, number>> = { product: 12, poi: 8, activity: 4, article: 0, service: 16 }

/** Words that were typed, as titles are compared with them. */
interface Input {
  readonly text: string
  readonly terms: readonly string[]
}

const askedOf = (words: string): Input => ({ text: normalText(words), terms: wantedTerms(words) })

const HAN = /^\p{Script=Han}/u

/** Chinese characters that are neighbours stand in a text as they are; words in letters are looked for whole, among the terms, which cost more. */
function hasTerm(text: string): (term: string) => boolean {
  let terms: ReadonlySet<string> | undefined
  return (term) => (HAN.test(term) ? text.includes(term) : (terms ??= termsOf(text)).has(term))
}

/** How well a title answers some words, 0 to 200. */
function titleScore(title: string, asked: Input): number {
  const text = normalText(title)
  if (text === asked.text) return 200
  if (text.startsWith(asked.text)) return 140
  if (text.includes(asked.text)) return 110
  const has = hasTerm(text)
  return (80 * asked.terms.filter(has).length) / Math.max(1, asked.terms.length)
}

/** How well it answers: its title first, then how many chose it, then what it is. */
const scoreOf = (entry: Rankable, asked: readonly Input[]): number =>
  asked.reduce((sum, one) => sum + titleScore(entry.title, one), 0) / Math.max(1, asked.length) +
  8 * Math.log10(1 + entry.popularity) +
  BY_KIND[entry.kind]

/** The best first; of equals always the same. */
export function ranked<Entry extends Rankable>(entries: readonly Entry[], words: readonly string[]): Entry[] {
  const asked = words.map(askedOf)
  const scored = entries.map((entry) => ({ entry, score: scoreOf(entry, asked) }))
  return scored
    .toSorted((one, other) => other.score - one.score || (one.entry.id < other.entry.id ? -1 : 1))
    .map(({ entry }) => entry)
}
