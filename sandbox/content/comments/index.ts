import type { Comment, CommentRecord } from '../../../schemas/domain/comment.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import { enjoyRate, meanScore } from '../../../src/domain/product/comments.ts'
import { createRandom, type Random } from '../random.ts'
import { day } from '../dates.ts'
import { memberComments } from './member-comments.ts'
import { trips } from './phrases/general.ts'
import type { PhraseSet } from './phrases/phrase-set.ts'
import { themeOf } from './theme.ts'
import { decksOf, freshWords, picturesOf, replyOf, writerOf } from './write-comment.ts'

const MOST = 32

/** Comments on every product that somebody bought, the newest first, their dates counted from `today` (YYYY-MM-DD, Beijing). */
export function comments(today: string, products: readonly Product[]): CommentRecord[] {
  return [...products.flatMap((product) => commentsOn(product, today)), ...memberComments(today)]
}

/** Nobody writes of what was never sold; what many bought has more, up to what fills three pages. */
function countFor({ sold, commentSummary }: Product): number {
  if (sold === 0 || commentSummary.total === 0) return 0
  return Math.min(MOST, Math.max(3, Math.round(Math.sqrt(commentSummary.total) * 0.6)))
}

function commentsOn(product: Product, today: string): Comment[] {
  const random = createRandom(Number(product.id))
  const theme = themeOf(product)
  const decks = decksOf(theme, random)
  const said = new Set<string>()
  const packageNames = [...(product.packageList ?? []), ...(product.saleItems ?? [])].map(({ name }) => name)
  return scoresOf(countFor(product), product.commentSummary.score, random).map((score, index) => {
    const reply = replyOf(score, decks, random)
    const packageName = packageNames.length > 0 ? random.pick(packageNames) : undefined
    return {
      id: `c${product.id}-${index + 1}`,
      productId: product.id,
      ...writerOf(random),
      score,
      scoreInfos: sidesOf(theme, score, random),
      content: freshWords(score, { decks, random, said }),
      pictures: picturesOf(theme, random),
      ...(random.chance(0.7) && { tripType: random.pick(trips) }),
      ...(packageName && { packageName }),
      createTime: timeOf(index, today, random),
      ...(reply && { reply }),
    }
  })
}

/** Scores whose mean is about the one wanted; what is missing from five comes as threes, twos and ones among them. */
function scoresOf(count: number, mean: number, random: Random): number[] {
  let missing = Math.round((5 - mean) * count)
  const scores = Array.from({ length: count }, () => {
    if (missing <= 0 || random.chance(0.6)) return 5
    const lost = Math.min(missing, random.pick([1, 1, 1, 2, 2, 3, 4]))
    missing -= lost
    return 5 - lost
  })
  return scores
}

/** What one of them has more than the whole another one has less: the whole is the mean of its parts. */
function sidesOf({ sides }: PhraseSet, score: number, random: Random): Comment['scoreInfos'] {
  const isUneven = score > 1 && score < 5 && random.chance(0.5)
  const better = random.int(0, sides.length - 1)
  const worse = (better + random.int(1, sides.length - 1)) % sides.length
  const more = (at: number) => (at === better ? 1 : at === worse ? -1 : 0)
  return sides.map((scoreName, at) => ({ scoreName, score: score + (isUneven ? more(at) : 0) }))
}

/**
 * The first two are of today, the next of this month, and the rest go back a season and more. Those of today are of its first minutes: what is still
 * to be written counts nowhere.
 */
function timeOf(index: number, today: string, random: Random): string {
  const two = (value: number) => String(value).padStart(2, '0')
  if (index < 2) return `${today}T00:${two(12 - 7 * index)}:${two(random.int(0, 59))}`
  const ago = Math.round(index ** 1.7) + random.int(0, 1)
  return `${day(today, -ago)}T${two(random.int(7, 22))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}`
}

/** The products with the summary that their comments come to. */
export function withSummaries(products: readonly Product[], all: readonly CommentRecord[]): Product[] {
  const scores = new Map<string, number[]>()
  for (const { productId, score, commentStatus = 1 } of all) {
    if (commentStatus !== 1 && commentStatus !== 9) continue
    scores.set(productId, [...(scores.get(productId) ?? []), score])
  }
  return products.map((product) => ({ ...product, commentSummary: summaryOf(scores.get(product.id) ?? []) }))
}

function summaryOf(scores: readonly number[]): Product['commentSummary'] {
  const total = scores.length
  const sum = scores.reduce((all, score) => all + score, 0)
  return {
    score: meanScore(sum, total),
    enjoyRate: enjoyRate(scores.filter((score) => score >= 4).length, total),
    total,
  }
}
