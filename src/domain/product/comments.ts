import type { CommentStatus } from '../../../schemas/domain/comment.ts'
import { datePart, shopTimeToEpoch } from '../dates.ts'

/** The score, rate and count that are shown while nothing is known of a product's comments (B8, B9). */
export const NO_COMMENTS = { score: 5, enjoyRate: '100%', total: 0 } as const

/** A score with one decimal (A9): 5 -> 5.0 */
export const scoreText = (score: number): string => score.toFixed(1)

/** The mean of scores by their sum, to one decimal; the default where there are none (B9). */
export function meanScore(sum: number, count: number): number {
  return count === 0 ? NO_COMMENTS.score : Math.round((sum / count) * 10) / 10
}

/** The share of good comments in whole percent; the default where there are none (B9). */
export function enjoyRate(good: number, count: number): string {
  return count === 0 ? NO_COMMENTS.enjoyRate : `${Math.round((good / count) * 100)}%`
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * When a comment was written, as seen at a moment: 刚刚, 5 分钟前, 3 小时前, 12 天前; over 30 days the date (B9). Without a moment it is
 * the date too.
 * @param createTime shop-local: 2026-11-20T10:00:00
 * @param now epoch ms
 */
export function commentTime(createTime: string, now: number | undefined): string {
  const written = shopTimeToEpoch(createTime)
  const date = datePart(createTime)
  if (written === undefined || now === undefined) return date
  const age = now - written
  if (age > 30 * DAY) return date
  if (age < MINUTE) return '刚刚'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} 分钟前`
  if (age < DAY) return `${Math.floor(age / HOUR)} 小时前`
  return `${Math.floor(age / DAY)} 天前`
}

/** B4: whether the order may be commented on now. */
export const canComment = (status: CommentStatus): boolean => [-1, 2, 9].includes(status)

/** B4: 0 and 1 are there to be looked at. */
export const isCommentSent = (status: CommentStatus): boolean => status === 0 || status === 1

/** B4: 2 came back to its writer. */
export const isCommentRefused = (status: CommentStatus): boolean => status === 2

/** B4: 3 is hidden. */
export const showsComment = (status: CommentStatus): boolean => status !== 3

const statusTexts: Readonly<Record<CommentStatus, string>> = {
  [-1]: '还没有点评，说说这次的体验吧',
  0: '点评审核中，通过后大家就能看到',
  1: '点评已发布',
  2: '点评没有通过，修改后可以再次提交',
  3: '',
  9: '点评已发布，还可以追加',
}

/** How far the comment on an order has come, in a sentence (B4). */
export const commentStatusText = (status: CommentStatus): string => statusTexts[status]
