import { and, asc, desc, eq, inArray, ne, notLike } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { orderStatuses, paymentStatuses } from '../../../schemas/domain/order-status.ts'
import { appointmentWords } from '../../../src/domain/order/appointment-state.ts'
import type { Orm } from '../../db/open-database.ts'
import { appointments, orders } from '../../db/schema.ts'
import { advanceAppointment } from '../../orders/appointments/change-appointment.ts'
import { settleExtras } from '../../orders/appointments/settle-extras.ts'
import { confirmOrder } from '../../orders/take-payment.ts'
import { sendProblem } from '../../plugins/problems.ts'
import { html, type Markup } from '../html.ts'
import { readableTime } from '../readable-time.ts'
import { rowList } from '../row-list.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'

const NEWEST = 50
/** What the buyer reads can't be longer. */
const LONGEST_ANSWER = 60

type Appointment = typeof appointments.$inferSelect
type Order = typeof orders.$inferSelect

interface Decision {
  readonly id?: unknown
  readonly decision?: unknown
  readonly answer?: unknown
}

/** The merchant's desk: days that buyers booked, and orders that wait for a second confirmation (A9 types 66 and 67). */
export function bookingsRoutes(app: FastifyInstance, { db, clock }: SandboxTools): void {
  app.get('/sandbox/bookings', async (_request, reply) => {
    await clock.refresh()
    await settleExtras(db, clock.now())
    const waiting = await readAppointments(db, true)
    const others = await readAppointments(db, false)
    const paid = await ordersToConfirm(db)
    const body = html`<p>同意以后订单也确认，券码就发给客人；拒绝以后那一天空出来，客人可以另约。</p>
      <section>
        <h2>等待确认的预约</h2>
        ${rowList(waiting.map(rowWith(decisionForm)), '没有等待确认的预约。')}
      </section>
      <section>
        <h2>等待确认的订单</h2>
        ${rowList(paid.map(orderRow), '没有等待确认的订单。')}
      </section>
      <section>
        <h2>其他预约</h2>
        ${rowList(others.map(rowWith(answerLine)), '还没有别的预约。')}
      </section>`
    return sendPage(reply, { title: '预约和商家确认', body })
  })
  app.post<{ Body: Decision | undefined }>('/sandbox/bookings', async (request, reply) => {
    const { id, decision, answer = '' } = request.body ?? {}
    const isKnown = decision === 'confirm' || decision === 'refuse' || decision === 'confirm-order'
    if (typeof id !== 'string' || typeof answer !== 'string' || answer.length > LONGEST_ANSWER || !isKnown)
      return sendProblem(request, reply, 'invalid-request', 'decision is confirm, refuse or confirm-order')
    await clock.refresh()
    if (decision === 'confirm-order') await confirmOrder(db, id, clock.now())
    else
      await advanceAppointment(db, id, decision, { now: clock.now(), ...(answer.trim() && { answer: answer.trim() }) })
    return reply.redirect('/sandbox/bookings', 303)
  })
}

const readAppointments = (db: Orm, isWaiting: boolean): Promise<Appointment[]> =>
  db
    .select()
    .from(appointments)
    .where(isWaiting ? eq(appointments.state, 'waiting') : ne(appointments.state, 'waiting'))
    .orderBy(isWaiting ? asc(appointments.createdAt) : desc(appointments.createdAt), appointments.id)
    .limit(NEWEST)

/** Differences are confirmed with their day (extra-order.ts). */
const ordersToConfirm = (db: Orm): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.orderStatus, orderStatuses.pending),
        inArray(orders.paymentStatus, [paymentStatuses.paid, paymentStatuses.free]),
        notLike(orders.tempOrderId, 'extra-%'),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(NEWEST)

const rowWith =
  (below: (row: Appointment) => Markup) =>
  (row: Appointment): Markup =>
    html`<li>
      <div>
        <b>${row.day} · ${row.copies} 份 · ${row.body.people} 位</b>
        <span class="tag">${appointmentWords[row.state]}</span>
        <small>${row.body.productName} · ${row.body.name}</small>
        <small>订单 ${row.orderId} · ${row.body.contact.name} ${row.body.contact.phone}</small>
        ${row.body.remark !== '' && html`<small>留言：${row.body.remark}</small>`}
        ${row.body.previousDay !== undefined && html`<small>原来约的 ${row.body.previousDay}</small>`} ${below(row)}
      </div>
    </li>`

const answerLine = ({ body: { answer } }: Appointment): Markup =>
  html`${answer !== undefined && html`<small>${answer}</small>`}`

const decisionForm = ({ id, createdAt }: Appointment): Markup =>
  html`<small>${readableTime(createdAt)} 提交</small>
    <form method="post" action="/sandbox/bookings">
      <input type="hidden" name="id" value="${id}" />
      <label>给客人的话 <input name="answer" maxlength="${LONGEST_ANSWER}" /></label>
      <button name="decision" value="confirm">同意</button>
      <button class="danger" name="decision" value="refuse">拒绝</button>
    </form>`

const orderRow = ({ id, body, createdAt }: Order): Markup =>
  html`<li>
    <div><b>${body.productName}</b><small>订单 ${id} · ${readableTime(createdAt)}</small></div>
    <form method="post" action="/sandbox/bookings">
      <input type="hidden" name="id" value="${id}" />
      <button name="decision" value="confirm-order" aria-label="确认订单 ${id}">确认</button>
    </form>
  </li>`
