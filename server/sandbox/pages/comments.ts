import { asc, desc, eq, inArray, isNotNull, and } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { CommentStatus } from '../../../schemas/domain/comment.ts'
import { MOST_REPLY } from '../../../src/domain/product/comment-form.ts'
import { commentStatusOf, publicStatuses } from '../../../src/domain/product/comment-state.ts'
import { replyToComment, type ReviewEvent, reviewComment } from '../../comments/review-comment.ts'
import type { Orm } from '../../db/open-database.ts'
import { comments, products } from '../../db/schema.ts'
import { sendProblem } from '../../plugins/problems.ts'
import { html, type Markup } from '../html.ts'
import { rowList } from '../row-list.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'

const NEWEST = 50

interface Row {
  readonly comment: typeof comments.$inferSelect
  readonly productName: string
}

interface Decision {
  readonly id?: unknown
  readonly decision?: unknown
  readonly note?: unknown
}

/** The merchant's reviewer of comments: what waits is let through or sent back with words; what is shown is answered (B4). */
export function commentsRoute(app: FastifyInstance, { db, clock, forgetPages }: SandboxTools): void {
  app.get('/sandbox/comments', async (_request, reply) => {
    const waiting = await readRows(db, [commentStatusOf.pending])
    const shown = await readRows(db, publicStatuses)
    const others = await readRows(db, [commentStatusOf.refused, commentStatusOf.hidden])
    const body = html`<p>
        通过以后点评出现在商品页，计入评分；不通过的写的人可以修改。已发布的可以回复、请客人补充，或者隐藏。
      </p>
      <section>
        <h2>等待审核</h2>
        ${rowList(waiting.map(rowWith(reviewForm)), '没有等待审核的点评。')}
      </section>
      <section>
        <h2>已发布的会员点评</h2>
        ${rowList(shown.map(rowWith(shownForms)), '还没有会员的点评。')}
      </section>
      <section>
        <h2>没有通过和隐藏的</h2>
        ${rowList(others.map(rowWith(() => false)), '没有这样的点评。')}
      </section>`
    return sendPage(reply, { title: '点评审核', body })
  })
  app.post<{ Body: Decision | undefined }>('/sandbox/comments', async (request, reply) => {
    const decided = decisionOf(request.body ?? {})
    if (!decided) return sendProblem(request, reply, 'invalid-request', MISTAKE)
    const { id, decision, note } = decided
    await clock.refresh()
    if (decision === 'reply') await replyToComment(db, id, note, clock.now())
    else await reviewComment(db, id, decision, { now: clock.now(), note })
    forgetPages()
    return reply.redirect('/sandbox/comments', 303)
  })
}

const MISTAKE = 'decision is approve, invite, hide, or refuse and reply with a note'

/** What was decided; undefined for what is no decision: who is sent back reads why, and an answer says something. */
function decisionOf({ id, decision, note = '' }: Decision) {
  if (typeof id !== 'string' || typeof note !== 'string' || note.length > MOST_REPLY) return undefined
  const said = { id, note: note.trim() }
  if (decision === 'approve' || decision === 'invite' || decision === 'hide') return { ...said, decision } as const
  const isSaid = decision === 'refuse' || decision === 'reply'
  return isSaid && said.note !== '' ? ({ ...said, decision } as const) : undefined
}

const readRows = (db: Orm, statuses: readonly CommentStatus[]): Promise<Row[]> =>
  db
    .select({ comment: comments, productName: products.productName })
    .from(comments)
    .innerJoin(products, eq(products.id, comments.productId))
    .where(and(isNotNull(comments.memberId), inArray(comments.status, [...statuses])))
    .orderBy(statuses.includes(commentStatusOf.pending) ? asc(comments.createTime) : desc(comments.createTime))
    .limit(NEWEST)

const words: Readonly<Record<CommentStatus, string>> = {
  [-1]: '没有写',
  0: '待审核',
  1: '已发布',
  2: '没有通过',
  3: '已隐藏',
  9: '已发布，请客人补充',
}

const rowWith =
  (below: (row: Row) => Markup | false) =>
  (row: Row): Markup => {
    const { comment, productName } = row
    const { content, pictures, reply, reviewNote } = comment.body
    return html`<li>
      <div>
        <b>${productName}</b> <span class="tag">${words[comment.status]}</span>
        <small>${comment.score} 星 · 会员 ${comment.memberId ?? ''} · 订单 ${comment.orderId ?? ''}</small>
        <small>${comment.createTime.replace('T', ' ')}</small>
        <p>${content}</p>
        ${pictures.length > 0 && html`<p>${pictures.map(pictureLink)}</p>`}
        ${reply !== undefined && html`<small>商家回复：${reply}</small>`}
        ${reviewNote !== undefined && html`<small>没有通过的原因：${reviewNote}</small>`}
      </div>
      ${below(row)}
    </li>`
  }

const pictureLink = (url: string, at: number): Markup =>
  html`<a href="${url}-924x612.webp" target="_blank">图 ${at + 1}</a> `

const decide = (id: string, decision: ReviewEvent, text: string): Markup =>
  html`<form method="post" action="/sandbox/comments">
    <input type="hidden" name="id" value="${id}" /><button
      name="decision"
      value="${decision}"
      aria-label="${text} ${id}"
    >
      ${text}
    </button>
  </form>`

const say = (
  id: string,
  decision: 'refuse' | 'reply',
  { label, text, value }: Record<'label' | 'text' | 'value', string>,
) =>
  html`<form method="post" action="/sandbox/comments">
    <input type="hidden" name="id" value="${id}" /><label
      >${label} <input name="note" required maxlength="${MOST_REPLY}" value="${value}" /></label
    ><button
      ${decision === 'refuse' && html`class="danger"`}
      name="decision"
      value="${decision}"
      aria-label="${text} ${id}"
    >
      ${text}
    </button>
  </form>`

const reviewForm = ({ comment: { id } }: Row): Markup =>
  html`${decide(id, 'approve', '通过')}
  ${say(id, 'refuse', { label: '不通过的原因（客人会看到）', text: '不通过', value: '请去掉联系方式再提交' })}`

const shownForms = ({ comment: { id, status, body } }: Row): Markup =>
  html`${say(id, 'reply', { label: '回复（所有人看到）', text: '回复', value: body.reply ?? '谢谢您的分享，期待再见。' })}
  ${status === commentStatusOf.shown && decide(id, 'invite', '请补充')} ${decide(id, 'hide', '隐藏')}`
