import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { shopDay } from '../../../src/domain/dates.ts'
import { yuanOfFen } from '../../../src/domain/money.ts'
import type { Orm } from '../../db/open-database.ts'
import { invoices, orders } from '../../db/schema.ts'
import { endInvoice } from '../../orders/invoices.ts'
import { sendProblem } from '../../plugins/problems.ts'
import { html, type Markup } from '../html.ts'
import { readableTime } from '../readable-time.ts'
import { rowList } from '../row-list.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'

const NEWEST = 50
/** What the buyer reads can't be longer. */
const LONGEST_NOTE = 60

interface Row {
  readonly invoice: typeof invoices.$inferSelect
  readonly order: typeof orders.$inferSelect
}

interface InvoiceForm {
  readonly orderId?: unknown
  readonly decision?: unknown
  readonly note?: unknown
}

const stateWords = { applied: '开票中', issued: '已开票', refused: '未通过', reversed: '已红冲' } as const

/**
 * The invoice office: who applied for an invoice, to be issued, or refused with words that the buyer reads. One whose order was given back
 * money of is taken back (红冲) by itself.
 */
export function invoicesRoute(app: FastifyInstance, { db, clock }: SandboxTools): void {
  app.get('/sandbox/invoices', async (_request, reply) => {
    const rows = await readRows(db)
    const body = html`<section>${rowList(rows.map(rowOf), '还没有发票申请。')}</section>`
    return sendPage(reply, { title: '发票', body })
  })
  app.post<{ Body: InvoiceForm | undefined }>('/sandbox/invoices', async (request, reply) => {
    const { orderId, decision, note = '' } = request.body ?? {}
    const isRefusal = decision === 'refuse' && typeof note === 'string' && note.trim() !== ''
    if (typeof orderId !== 'string' || !(decision === 'issue' || isRefusal))
      return sendProblem(request, reply, 'invalid-request', 'decision is issue, or refuse with a note')
    await clock.refresh()
    const end =
      decision === 'issue' ? { number: numberOf(orderId, clock.now()) } : { note: String(note).slice(0, LONGEST_NOTE) }
    await endInvoice(db, orderId, end, clock.now())
    return reply.redirect('/sandbox/invoices', 303)
  })
}

/** Twenty digits: the year, the province, the order's, and the second: the same order has another number the next time. */
const numberOf = (orderId: string, now: number): string =>
  `${shopDay(now).slice(2, 4)}46${tail(orderId.replace(/\D/g, ''), 10)}${tail(String(Math.floor(now / 1000)), 6)}`

const tail = (digits: string, length: number): string => digits.slice(-length).padStart(length, '0')

const readRows = (db: Orm): Promise<Row[]> =>
  db
    .select({ invoice: invoices, order: orders })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .orderBy(desc(invoices.createdAt), desc(invoices.orderId))
    .limit(NEWEST)

const rowOf = (row: Row): Markup =>
  html`<li>
    <div>${rowText(row)}</div>
    ${row.invoice.state === 'applied' && forms(row)}
  </li>`

function rowText({ invoice, order }: Row): Markup {
  const { title, taxNumber, email } = invoice.body
  return html`<b>${title}</b> <span class="tag">${stateWords[invoice.state]}</span>
    <small>¥${yuanOfFen(invoice.amountFen)} · ${order.body.productName} · 订单 ${order.id}</small>
    <small>${readableTime(invoice.createdAt)} · ${email}${taxNumber && ` · ${taxNumber}`}</small>
    <small>${[invoice.number, invoice.note].filter(Boolean).join(' · ')}</small>`
}

const forms = ({ order: { id } }: Row): Markup =>
  html`<form method="post" action="/sandbox/invoices">
      <input type="hidden" name="orderId" value="${id}" /><button name="decision" value="issue" aria-label="开具 ${id}">
        开具
      </button>
    </form>
    <form method="post" action="/sandbox/invoices">
      <input type="hidden" name="orderId" value="${id}" /><label
        >不开的原因（买家会看到）
        <input name="note" required maxlength="${LONGEST_NOTE}" value="抬头和税号不符" /></label
      ><button class="danger" name="decision" value="refuse" aria-label="退回 ${id}">退回</button>
    </form>`
