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

function sidesOf({ sides }: PhraseSet, score: number, random: Random): Comment['scoreInfos'] {
  return sides.map((scoreName) => ({
    scoreName,
    score: Math.min(5, Math.max(1, score + (random.chance(0.3) ? random.int(-1, 1) : 0))),
  }))
}

/** The first two are of today, the next of this month, and the rest go back a season and more. */
function timeOf(index: number, today: string, random: Random): string {
  const ago = index < 2 ? 0 : Math.round(index ** 1.7) + random.int(0, 1)
  const hour = index === 0 ? 0 : random.int(7, 22)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day(today, -ago)}T${two(hour)}:${two(index === 0 ? 12 : random.int(0, 59))}:${two(random.int(0, 59))}`
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
