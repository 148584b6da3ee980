import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { orderStatuses } from '../../../schemas/domain/order-status.ts'
import { expressCompanies } from '../../../schemas/domain/refund-parcel.ts'
import { shipmentWords } from '../../../src/domain/order/shipment-state.ts'
import type { Orm } from '../../db/open-database.ts'
import { orders, orderShipments } from '../../db/schema.ts'
import { dispatchOrder, type ShipmentRow } from '../../orders/shipments.ts'
import { sendProblem } from '../../plugins/problems.ts'
import { html, type Markup } from '../html.ts'
import { readableTime } from '../readable-time.ts'
import { rowList } from '../row-list.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'

const NEWEST = 50
/** A number that the desk suggests, so that a try needs no typing. */
const EXAMPLE_NUMBER = 'SF1234567890123'

type Order = typeof orders.$inferSelect

interface DispatchForm {
  readonly orderId?: unknown
  readonly company?: unknown
  readonly number?: unknown
}

/** The merchant's warehouse: what was ordered to be sent by post, and what of it was handed to a carrier. */
export function shipmentsRoute(app: FastifyInstance, { db, clock }: SandboxTools): void {
  app.get('/sandbox/shipments', async (_request, reply) => {
    const waiting = await readWaiting(db)
    const sent = await readSent(db)
    const body = html`<p>
        邮寄的商品付款后在这里发货，买家在订单里看到快递公司和单号，收到后自己确认收货。确认以前可以改单号。
      </p>
      <section>
        <h2>待发货</h2>
        ${rowList(waiting.map(waitingRow), '没有等待发货的订单。')}
      </section>
      <section>
        <h2>已发货</h2>
        ${rowList(sent.map(sentRow), '还没有发过货。')}
      </section>`
    return sendPage(reply, { title: '发货', body })
  })
  app.post<{ Body: DispatchForm | undefined }>('/sandbox/shipments', async (request, reply) => {
    const { orderId, company, number } = request.body ?? {}
    if (typeof orderId !== 'string' || typeof company !== 'string' || typeof number !== 'string')
      return sendProblem(request, reply, 'invalid-request', 'orderId, company and number')
    await clock.refresh()
    const problem = await dispatchOrder(db, { orderId, company, number }, clock.now())
    return problem ? sendProblem(request, reply, problem) : reply.redirect('/sandbox/shipments', 303)
  })
}

/** Copies that were given back, or are asked back, stay where they are. */
const isLeft = sql`exists (select 1 from order_codes c where c.order_id = ${orders.id} and c.status not in (2, 3, 4))`

async function readWaiting(db: Orm): Promise<Order[]> {
  const rows = await db
    .select({ order: orders })
    .from(orders)
    .leftJoin(orderShipments, eq(orderShipments.orderId, orders.id))
    .where(
      and(
        eq(orders.orderStatus, orderStatuses.confirmed),
        sql`${orders.body} ? 'delivery'`,
        isNull(orderShipments.orderId),
        isLeft,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(NEWEST)
  return rows.map(({ order }) => order)
}

const readSent = (db: Orm) =>
  db
    .select({ order: orders, shipment: orderShipments })
    .from(orderShipments)
    .innerJoin(orders, eq(orders.id, orderShipments.orderId))
    .orderBy(desc(orderShipments.sentAt), desc(orders.id))
    .limit(NEWEST)

const waitingRow = (order: Order): Markup =>
  html`<li>
    <div>${orderText(order)}</div>
    ${dispatchForm(order, '发货', { company: expressCompanies[0], number: EXAMPLE_NUMBER })}
  </li>`

const sentRow = ({ order, shipment }: { readonly order: Order; readonly shipment: ShipmentRow }): Markup =>
  html`<li>
    <div>
      ${orderText(order)} <span class="tag">${shipmentWords[shipment.state].text}</span>
      <small>${`${shipment.company} ${shipment.number}`}，${readableTime(shipment.sentAt)}</small>
      ${shipment.receivedAt !== null && html`<small>收货：${readableTime(shipment.receivedAt)}</small>`}
    </div>
    ${shipment.state === 'sent' && dispatchForm(order, '改单号', shipment)}
  </li>`

function orderText({ id, memberId, body }: Order): Markup {
  const { name = '', phone = '', province = '', city = '', district = '', detail = '' } = body.delivery ?? {}
  return html`<b>${body.productName}</b> <small>订单 ${id} · 会员 ${memberId}</small>
    <small>${`${name} ${phone} ${province}${city}${district} ${detail}`}</small>`
}

const dispatchForm = ({ id }: Order, word: string, { company, number }: Pick<ShipmentRow, 'company' | 'number'>) =>
  html`<form method="post" action="/sandbox/shipments">
    <input type="hidden" name="orderId" value="${id}" /><label
      >快递公司
      <select name="company">
        ${expressCompanies.map((one) => (one === company ? html`<option selected>${one}</option>` : html`<option>${one}</option>`))}
      </select></label
    ><label>物流单号 <input name="number" required maxlength="40" value="${number}" /></label
    ><button aria-label="${word} ${id}">${word}</button>
  </form>`
