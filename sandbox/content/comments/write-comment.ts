import type { Comment } from '../../../schemas/domain/comment.ts'
import type { Random } from '../random.ts'
import { mediaUrl } from '../pictures.ts'
import * as general from './phrases/general.ts'
import type { PhraseSet } from './phrases/phrase-set.ts'

/** Gives every line of a list before it gives one again, in an order of the seed. */
type Deck = () => string

function deckOf(lines: readonly string[], random: Random): Deck {
  let left: string[] = []
  return () => {
    if (left.length === 0) left = shuffled(lines, random)
    return left.pop() ?? ''
  }
}

function shuffled(lines: readonly string[], random: Random): string[] {
  const keyed = lines.map((line) => ({ line, key: random.next() }))
  return keyed.sort((one, other) => one.key - other.key).map(({ line }) => line)
}

export interface Decks {
  readonly good: Deck
  readonly medium: Deck
  readonly bad: Deck
  readonly opener: Deck
  readonly closer: Deck
  readonly short: Deck
  readonly thanks: Deck
  readonly regret: Deck
}

export function decksOf(theme: PhraseSet, random: Random): Decks {
  return {
    good: deckOf(theme.good, random.fork('good')),
    medium: deckOf(theme.medium, random.fork('medium')),
    bad: deckOf(theme.bad, random.fork('bad')),
    opener: deckOf(general.openers, random.fork('openers')),
    closer: deckOf(general.closers, random.fork('closers')),
    short: deckOf(general.shortOnes, random.fork('short')),
    thanks: deckOf(general.thanks, random.fork('thanks')),
    regret: deckOf(general.regrets, random.fork('regrets')),
  }
}

interface Writing {
  readonly decks: Decks
  readonly random: Random
  /** What was written of this product so far. */
  readonly said: Set<string>
}

/** The words of a comment of that many stars, unlike all before them as long as the phrases last. */
export function freshWords(score: number, { decks, random, said }: Writing): string {
  let words = wordsOf(score, decks, random)
  for (let tries = 0; said.has(words) && tries < 20; tries++) words = wordsOf(score, decks, random)
  said.add(words)
  return words
}

function wordsOf(score: number, decks: Decks, random: Random): string {
  if (score === 3) return decks.medium() + (random.chance(0.5) ? random.pick(general.mediumClosers) : '')
  if (score < 3) return decks.bad() + (random.chance(0.6) ? random.pick(general.badClosers) : '')
  if (random.chance(0.1)) return decks.short()
  const opener = random.chance(0.45) ? decks.opener() : ''
  const more = random.chance(0.55) ? decks.good() : ''
  const closer = random.chance(0.5) ? decks.closer() : ''
  return opener + decks.good() + more + closer
}

/** Most shops answer what went wrong, and some of what went well. */
export function replyOf(score: number, decks: Decks, random: Random): string | undefined {
  if (score <= 3) return random.chance(0.85) ? decks.regret() : undefined
  return random.chance(0.25) ? decks.thanks() : undefined
}

/** Up to nine pictures, most comments none. */
export function picturesOf({ pictures }: PhraseSet, random: Random): string[] {
  if (random.chance(0.55)) return []
  const many = random.chance(0.12) ? pictures.length : random.int(1, 4)
  return shuffled(pictures, random).slice(0, many).map(mediaUrl)
}

/** A name as others read it (server/members/masks.ts): 林** */
export function writerOf(random: Random): Pick<Comment, 'nickName' | 'iconUrl' | 'levelName'> {
  const face = ['bay', 'lagoon', 'cliff', 'palm-garden', 'old-town', 'snow-slope', 'still-life'] as const
  return {
    nickName: `${random.pick([...general.families])}**`,
    iconUrl: mediaUrl(`${random.pick(face)}-${random.int(1, 3)}`),
    levelName: random.pick(['普通会员', '普通会员', '银卡会员', '金卡会员', '铂金会员', '钻石会员']),
  }
}
