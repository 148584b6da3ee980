import { desc, eq, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { refundStatuses } from '../../../schemas/domain/order-status.ts'
import { refundReasonText } from '../../../schemas/domain/refund-reason.ts'
import { yuanOfFen } from '../../../src/domain/money.ts'
import { logisticsPath } from '../../../src/domain/order/order-paths.ts'
import type { Orm } from '../../db/open-database.ts'
import { orders, refundParcels, refunds } from '../../db/schema.ts'
import { advanceRefund } from '../../orders/refund-order.ts'
import { returnByShop } from '../../orders/shop-return.ts'
import { askParcel } from '../../orders/refund-parcel.ts'
import { sendProblem } from '../../plugins/problems.ts'
import { WAREHOUSE } from '../../../sandbox/content/orders/refunds.ts'
import { html, type Markup } from '../html.ts'
import { readableTime } from '../readable-time.ts'
import { rowList } from '../row-list.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'

const NEWEST = 50
/** What the buyer reads can't be longer. */
const LONGEST_NOTE = 100

interface Row {
  readonly refund: typeof refunds.$inferSelect
  readonly order: typeof orders.$inferSelect
  readonly parcel: typeof refundParcels.$inferSelect | null
}

interface ReviewForm {
  readonly refundId?: unknown
  readonly decision?: unknown
  readonly note?: unknown
}

interface GiveForm {
  readonly orderId?: unknown
  readonly why?: unknown
  readonly note?: unknown
}

/** The merchant's reviewer: who applied for money back, to be approved or refused with words that the buyer reads (B4). */
export function refundsRoute(app: FastifyInstance, { db, clock }: SandboxTools): void {
  app.get('/sandbox/refunds', async (_request, reply) => {
    const waiting = await readRows(db, true)
    const others = await readRows(db, false)
    const body = html`<p>
        通过以后由支付公司退钱：能退就是退款成功，不能退就是退款异常，可以再退一次。拒绝以后券码又可以用。零售商品可以先要求买家寄回，买家填写的物流在这里看。
      </p>
      ${giveForm}
      <section>
        <h2>等待审核</h2>
        ${rowList(waiting.map(rowWith(reviewForms)), '没有等待审核的退款申请。')}
      </section>
      <section>
        <h2>其他</h2>
        ${rowList(others.map(rowWith(retryForm)), '还没有别的退款申请。')}
      </section>`
    return sendPage(reply, { title: '退款审核', body })
  })
  app.post<{ Body: ReviewForm | undefined }>('/sandbox/refunds', async (request, reply) => {
    const review = reviewOf(request.body ?? {})
    if (!review)
      return sendProblem(
        request,
        reply,
        'invalid-request',
        'decision is approve, retry, refuse with a note, or goods with an address',
      )
    await clock.refresh()
    if (review.decision === 'goods') await askParcel(db, review.refundId, review.note, clock.now())
    else await advanceRefund(db, review.refundId, review.decision, clock.now(), review.note)
    return reply.redirect('/sandbox/refunds', 303)
  })
}

/** The merchant's service, which buyers call: it gives back what nobody can apply for. */
export function giveBackRoute(app: FastifyInstance, { db, clock }: SandboxTools): void {
  app.post<{ Body: GiveForm | undefined }>('/sandbox/refunds/give', async (request, reply) => {
    const { orderId, why, note } = request.body ?? {}
    const isWhy = why === 'agreed' || why === 'unable'
    if (
      typeof orderId !== 'string' ||
      !isWhy ||
      typeof note !== 'string' ||
      note.trim() === '' ||
      note.length > LONGEST_NOTE
    )
      return sendProblem(request, reply, 'invalid-request', 'orderId, why (agreed or unable) and a note')
    await clock.refresh()
    const problem = await returnByShop(db, { orderId: orderId.trim(), why, note: note.trim() }, clock.now())
    return problem ? sendProblem(request, reply, problem) : reply.redirect('/sandbox/refunds', 303)
  })
}

const giveForm = html`<section>
  <h2>商家主动退款</h2>
  <p>买家联系客服、遇到天气等不能提供服务的时候，把订单里没用过的全额退回，不看退改政策。</p>
  <form method="post" action="/sandbox/refunds/give">
    <label>订单号 <input name="orderId" required maxlength="40" /></label>
    <label
      >为什么
      <select name="why">
        <option value="unable">商家无法提供服务</option>
        <option value="agreed">双方协商一致</option>
      </select></label
    ><label>写给买家的话 <input name="note" required maxlength="${LONGEST_NOTE}" value="因天气停航，全额退回" /></label
    ><button>全额退回</button>
  </form>
</section>`

/** What the reviewer decided; undefined for what is no decision: who is refused is told why, and who sends goods back where to. */
function reviewOf({ refundId, decision, note = '' }: ReviewForm) {
  if (typeof refundId !== 'string' || typeof note !== 'string' || note.length > LONGEST_NOTE) return undefined
  if (decision === 'approve' || decision === 'retry') return { refundId, decision, note: note.trim() } as const
  const isTold = decision === 'refuse' || decision === 'goods'
  if (isTold && note.trim() !== '') return { refundId, decision, note: note.trim() } as const
  return undefined
}

const WAITING = 0

async function readRows(db: Orm, isWaiting: boolean): Promise<Row[]> {
  const rows = await db
    .select({ refund: refunds, order: orders, parcel: refundParcels })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(refundParcels, eq(refundParcels.refundId, refunds.id))
    .where(isWaiting ? eq(refunds.status, WAITING) : ne(refunds.status, WAITING))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(NEWEST)
  return rows
}

const rowWith =
  (below: (row: Row) => Markup | false) =>
  (row: Row): Markup =>
    html`<li>
      <div>${rowText(row)}</div>
      ${below(row)}
    </li>`

function rowText({ refund, order, parcel }: Row): Markup {
  const reason = refundReasonText(refund.reason)
  return html`<b>${order.body.productName}</b> <span class="tag">${refundStatuses[refund.status]}</span>
    <small>${refund.quantity} 份，¥${yuanOfFen(refund.amountFen)} · 会员 ${order.memberId} · 订单 ${order.id}</small>
    <small>${readableTime(refund.createdAt)} · ${reason}${refund.description !== '' && `：${refund.description}`}</small
    >${parcel !== null && parcelText(parcel)}${refund.reviewedAt !== null && html`<small>审核：${readableTime(refund.reviewedAt)} ${refund.reviewNote}</small>`}`
}

/** What became of the goods that the buyer is to send back. */
const parcelText = ({ company, number, sentAt, state }: NonNullable<Row['parcel']>): Markup => {
  if (sentAt !== null) return html`<small>买家已寄回：${`${company} ${number}`}，${readableTime(sentAt)}</small>`
  return html`<small>${state === 'asked' ? '已要求买家寄回，等买家填写物流' : '买家没有寄回'}</small>`
}

const BROKEN = -1

/** What the company could not give back is asked for once more. */
const retryForm = ({ refund: { id, status } }: Row): Markup | false =>
  status === BROKEN &&
  html`<form method="post" action="/sandbox/refunds">
    <input type="hidden" name="refundId" value="${id}" /><button
      name="decision"
      value="retry"
      aria-label="再退一次 ${id}"
    >
      再退一次
    </button>
  </form>`

const reviewForms = ({ refund: { id }, order, parcel }: Row): Markup =>
  html`${!parcel && logisticsPath(order.id, order.body.productType) !== undefined && goodsForm(id)}
    <form method="post" action="/sandbox/refunds">
      <input type="hidden" name="refundId" value="${id}" /><button
        name="decision"
        value="approve"
        aria-label="通过 ${id}"
      >
        通过
      </button>
    </form>
    <form method="post" action="/sandbox/refunds">
      <input type="hidden" name="refundId" value="${id}" /><label
        >拒绝的原因（买家会看到）
        <input name="note" required maxlength="${LONGEST_NOTE}" value="已过可退的时间" /></label
      ><button class="danger" name="decision" value="refuse" aria-label="拒绝 ${id}">拒绝</button>
    </form>`

const goodsForm = (id: string): Markup =>
  html`<form method="post" action="/sandbox/refunds">
    <input type="hidden" name="refundId" value="${id}" /><label
      >寄回地址（买家会看到） <input name="note" required maxlength="${LONGEST_NOTE}" value="${WAREHOUSE}" /></label
    ><button name="decision" value="goods" aria-label="要求寄回 ${id}">要求寄回商品</button>
  </form>`
