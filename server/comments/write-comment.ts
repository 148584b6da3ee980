import { eq } from 'drizzle-orm'
import type { ProblemCode } from '../../schemas/api/problems.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { maskedName } from '../members/masks.ts'
import { commentStatusOf } from '../../src/domain/product/comment-state.ts'
import { commentMistakes, MOST_PICTURES, tripTypes } from '../../src/domain/product/comment-form.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { comments, type members, orderLines, type orders } from '../db/schema.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { newPartId } from '../orders/order-ids.ts'
import { type CommentRow, findOwn, summarise } from './comment-book.ts'
import { hangPictures } from './comment-pictures.ts'
import { isFromAbroad, readWasUsed, readWriter } from './comment-right.ts'
import { moveComments } from './move-comments.ts'

/** What a buyer writes of an order. */
export interface CommentRequest {
  readonly orderId: string
  readonly memberId: string
  readonly score: number
  readonly scoreInfos: readonly { readonly scoreName: string; readonly score: number }[]
  readonly content: string
  readonly pictures: readonly string[]
  readonly tripType?: string | undefined
}

type WriteProblem = Extract<
  ProblemCode,
  'not-found' | 'comment-abroad' | 'comment-unused' | 'comment-written' | 'comment-wrong' | 'comment-picture-gone'
>

export type WriteOutcome = { readonly commentId: string } | { readonly problem: WriteProblem }

type Order = typeof orders.$inferSelect
type Member = typeof members.$inferSelect

/** Nothing of what was begun is kept. */
class Undone extends Error {
  readonly problem: WriteProblem

  constructor(problem: WriteProblem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Writes the one comment of an order, or what its writer makes of it where it came back or more was asked for. The order is locked
 * meanwhile: of two that are sent at once the second is the first sent again, or too late.
 */
export async function writeComment(db: Orm, request: CommentRequest, now: number): Promise<WriteOutcome> {
  try {
    return { commentId: await db.transaction((tx) => write(tx, request, now)) }
  } catch (error) {
    if (error instanceof Undone) return { problem: error.problem }
    throw error
  }
}

async function write(tx: Queries, request: CommentRequest, now: number): Promise<string> {
  const { orderId, memberId } = request
  const order = await lockOrder(tx, orderId)
  const member = await readWriter(tx, memberId)
  if (order?.memberId !== memberId || !member) throw new Undone('not-found')
  if (isFromAbroad(member)) throw new Undone('comment-abroad')
  const known = await findOwn(tx, memberId, orderId)
  if (known && isSentAgain(known, request)) return known.id
  if (!isRight(request)) throw new Undone('comment-wrong')
  return known ? rewrite(tx, known, request, now) : begin(tx, order, member, request, now)
}

/** What the page let through stands by the same rules here. */
function isRight({ score, scoreInfos, content, pictures, tripType }: CommentRequest): boolean {
  const form = { score, sides: scoreInfos, content, tripType: tripType ?? '' }
  const isTrip = tripType === undefined || tripTypes.some((one) => one === tripType)
  const areApart = new Set(pictures).size === pictures.length && pictures.length <= MOST_PICTURES
  return Object.keys(commentMistakes(form)).length === 0 && isTrip && areApart
}

/** A request whose answer was lost is sent once more: the same words wait to be looked at. */
const isSentAgain = ({ status, score, body }: CommentRow, request: CommentRequest): boolean =>
  status === commentStatusOf.pending &&
  score === request.score &&
  body.content === request.content.trim() &&
  body.pictures.join(' ') === request.pictures.join(' ')

const bodyOf = ({ scoreInfos, content, pictures, tripType }: CommentRequest) => ({
  ...(scoreInfos.length > 0 && { scoreInfos: [...scoreInfos] }),
  ...{ content: content.trim(), pictures: [...pictures] },
  ...(tripType !== undefined && { tripType }),
})

async function begin(tx: Queries, order: Order, member: Member, request: CommentRequest, now: number): Promise<string> {
  if (!(await readWasUsed(tx, order, now))) throw new Undone('comment-unused')
  const id = `m${newPartId()}`
  const [line] = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(orderLines.position)
  const { namech, iconurl, levelName } = member.body
  await tx.insert(comments).values({
    ...{ id, productId: order.productId, score: request.score, createTime: shopClock(now), writtenAt: now },
    ...{ status: commentStatusOf.pending, memberId: member.id, orderId: order.id },
    body: {
      ...bodyOf(request),
      ...{ nickName: maskedName(namech) || '一位会员', iconUrl: iconurl, levelName },
      ...(line && { packageName: line.body.name }),
    },
  })
  await hang(tx, id, request, [])
  return id
}

async function rewrite(tx: Queries, known: CommentRow, request: CommentRequest, now: number): Promise<string> {
  const { reviewNote: _told, scoreInfos: _scores, tripType: _trip, ...kept } = known.body
  const [moved] = await moveComments(tx, 'rewrite', [eq(comments.id, known.id)], {
    ...{ score: request.score, createTime: shopClock(now), writtenAt: now },
    body: { ...kept, ...bodyOf(request) },
  })
  if (!moved) throw new Undone('comment-written')
  await hang(tx, known.id, request, known.body.pictures)
  await summarise(tx, [known.productId], shopClock(now))
  return known.id
}

async function hang(
  tx: Queries,
  commentId: string,
  { memberId, pictures: urls }: CommentRequest,
  before: readonly string[],
): Promise<void> {
  if (!(await hangPictures(tx, { commentId, memberId, urls, before }))) throw new Undone('comment-picture-gone')
}
