import { termsOf } from './terms.ts'

/** What can answer. */
export interface Searchable {
  readonly kind: string
  readonly title: string
  /** Other words for the same. */
  readonly keywords: readonly string[]
  readonly text: string
}

/** What a term is worth where it stands. */
const IN_TITLE = 5
const IN_KEYWORDS = 3
const IN_TEXT = 1
/** Of the weight of a question's terms, how much has to be found: less is by chance. */
const ENOUGH = 0.4

/**
 * What answers a question, the best first: by the terms found in it, each worth the more the fewer things hold it.
 * @param most how many at all
 * @param ofKind how many of one kind: articles must not push out what can be bought
 */
export function rank<Doc extends Searchable>(
  question: string,
  docs: readonly Doc[],
  { most, ofKind }: { readonly most: number; readonly ofKind: number },
): Doc[] {
  const terms = termsOf(question)
  if (terms.length === 0) return []
  const read = docs.map((doc) => ({ doc, ...lowered(doc) }))
  const weights = terms.map((term) => Math.log(1 + read.length / (1 + read.filter((one) => holds(one, term)).length)))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const found = read
    .map((one) => ({ doc: one.doc, ...scoreOf(one, terms, weights) }))
    .filter(({ covered }) => covered >= whole * ENOUGH)
    .toSorted((a, b) => b.score - a.score)
  return limited(
    found.map(({ doc }) => doc),
    most,
    ofKind,
  )
}

interface Read {
  readonly title: string
  readonly words: string
  readonly text: string
}

const lowered = ({ title, keywords, text }: Searchable): Read => ({
  ...{ title: title.toLowerCase(), words: keywords.join(' ').toLowerCase(), text: text.toLowerCase() },
})

const holds = ({ title, words, text }: Read, term: string) =>
  title.includes(term) || words.includes(term) || text.includes(term)

function scoreOf(one: Read, terms: readonly string[], weights: readonly number[]) {
  let [score, covered] = [0, 0]
  terms.forEach((term, index) => {
    const weight = weights[index]!
    const worth =
      (one.title.includes(term) ? IN_TITLE : 0) +
      (one.words.includes(term) ? IN_KEYWORDS : 0) +
      (one.text.includes(term) ? IN_TEXT : 0)
    score += worth * weight
    if (worth > 0) covered += weight
  })
  return { score, covered }
}

function limited<Doc extends Searchable>(docs: readonly Doc[], most: number, ofKind: number): Doc[] {
  const counts = new Map<string, number>()
  const kept = docs.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= ofKind
  })
  return kept.slice(0, most)
}
