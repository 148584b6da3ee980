import type { SearchKind } from '../../schemas/domain/search.ts'
import { ranked } from '../../src/domain/search/rank.ts'
import type { Queries } from '../db/server-settings.ts'
import { type Entry, findEntries, hasAll, hasSome, isThere } from './find-entries.ts'
import { splitWords, isCoveredBy, mended, type Part, type Synonyms, understand } from './understand.ts'

export interface SearchResult {
  /** The best first. */
  readonly entries: readonly Entry[]
  /** What was searched instead, since nothing has the words as they were typed. */
  readonly corrected?: string
  /** Nothing has all of the words. */
  readonly isPartial: boolean
}

/** What answers a search; of one kind when one is asked for. */
export async function searchShop(
  db: Queries,
  keyword: string,
  { kind, synonyms }: { readonly kind?: SearchKind; readonly synonyms: Synonyms },
): Promise<SearchResult> {
  const parts = await understand(db, keyword, synonyms)
  if (parts.length === 0) return { entries: [], isPartial: false }
  const asked = await findEntries(db, hasAll(parts), kind)
  if (asked.length > 0) return { entries: ranked(asked, wordsOf(parts)), isPartial: false }
  const { known, isCorrected, isCut } = await knownParts(db, parts)
  const corrected = isCorrected ? { corrected: known.map(({ text }) => text).join(' ') } : {}
  const meant = known.length > 0 ? await findEntries(db, hasAll(known), kind) : []
  if (meant.length > 0) return { entries: ranked(meant, wordsOf(known)), ...corrected, isPartial: isCut }
  const some = known.length > 1 ? await findEntries(db, hasSome(known), kind) : []
  return { entries: ranked(some, wordsOf(known)), ...(some.length > 0 && corrected), isPartial: some.length > 0 }
}

/** What the titles are compared with: the last reading of letters, which is in Chinese when there is one, else what was typed. */
const wordsOf = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ text, readings }) => (/^[\da-z ]+$/.test(text) ? (readings.at(-1) ?? [text]) : [text]))

interface Known {
  readonly known: readonly Part[]
  /** Some part was taken for another word. */
  readonly isCorrected: boolean
  /** Some part is nowhere, and was left out. */
  readonly isCut: boolean
}

/** The parts that something has: as they are, in words, or mended. */
async function knownParts(db: Queries, parts: readonly Part[]): Promise<Known> {
  const found = await Promise.all(parts.map((part) => knownPart(db, part)))
  return {
    known: found.flatMap(({ known }) => known),
    isCorrected: found.some(({ isCorrected }) => isCorrected),
    isCut: found.some(({ isCut }) => isCut),
  }
}

async function knownPart(db: Queries, part: Part): Promise<Known> {
  if (await isThere(db, part)) return { known: [part], isCorrected: false, isCut: false }
  const pieces = splitWords(part)
  const there = await Promise.all(pieces.map((piece) => isThere(db, piece)))
  if (isCoveredBy(part, pieces) && there.every(Boolean)) return { known: pieces, isCorrected: false, isCut: false }
  const words = await mended(db, part)
  if (words)
    return { known: words.map((word) => ({ text: word, readings: [[word]] })), isCorrected: true, isCut: false }
  return { known: pieces.filter((_, at) => there[at]), isCorrected: false, isCut: true }
}
