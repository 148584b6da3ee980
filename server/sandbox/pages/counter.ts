import type { FastifyInstance } from 'fastify'
import { companies } from '../../db/schema.ts'
import { paidStatuses } from '../../../schemas/domain/order-status.ts'
import { fenOfYuan, yuanOfFen } from '../../../src/domain/money.ts'
import { counterCodeText, MOST_AT_COUNTER } from '../../../src/domain/order/counter-code.ts'
import { newestCounterCodes, openCounterCode } from '../../orders/counter-codes.ts'
import { sendProblem } from '../../plugins/problems.ts'
import { html, type Markup } from '../html.ts'
import { readableTime } from '../readable-time.ts'
import { rowList } from '../row-list.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'

const NEWEST = 20
const NOTE_MOST = 30

interface CounterForm {
  readonly companyId?: unknown
  readonly amount?: unknown
  readonly note?: unknown
}

/** The cashier's desk of a shop: it asks for an amount by a code, which a shopper scans or types in. */
export function counterRoute(app: FastifyInstance, { db, clock }: SandboxTools): void {
  app.get('/sandbox/counter', async (_request, reply) => {
    await clock.refresh()
    const sellers = await db.select({ id: companies.id, name: companies.name }).from(companies).orderBy(companies.id)
    const codes = await newestCounterCodes(db, NEWEST)
    const body = html`<p>
        填金额出一个收款码，顾客在商城的「扫码付款」里扫码或输入 8 位数字付款。码 5 分钟内有效，只能付一次。
      </p>
      <section>
        <h2>收款</h2>
        <form method="post" action="/sandbox/counter">
          <label
            >商家
            <select name="companyId">
              ${sellers.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}
            </select></label
          ><label>金额（元） <input name="amount" required inputmode="decimal" maxlength="8" value="58.00" /></label
          ><label>付的是什么 <input name="note" maxlength="${NOTE_MOST}" value="手作体验" /></label
          ><button>出收款码</button>
        </form>
      </section>
      <section>
        <h2>收款码</h2>
        ${rowList(
          codes.map((one) => codeRow(one, clock.now())),
          '还没有出过收款码。',
        )}
      </section>`
    return sendPage(reply, { title: '收银台', body })
  })
  app.post<{ Body: CounterForm | undefined }>('/sandbox/counter', async (request, reply) => {
    const { companyId, amount, note = '' } = request.body ?? {}
    const amountFen = typeof amount === 'string' && /^\d{1,5}(\.\d{1,2})?$/.test(amount) ? fenOfYuan(Number(amount)) : 0
    if (typeof companyId !== 'string' || typeof note !== 'string' || amountFen < 1 || amountFen > MOST_AT_COUNTER)
      return sendProblem(request, reply, 'invalid-request', 'companyId, amount from 0.01 to 50000 and note')
    await clock.refresh()
    const code = await openCounterCode(db, { companyId, amountFen, note: note.slice(0, NOTE_MOST) }, clock.now())
    return code ? reply.redirect('/sandbox/counter', 303) : sendProblem(request, reply, 'not-found')
  })
}

type Listed = Awaited<ReturnType<typeof newestCounterCodes>>[number]

const codeRow = ({ row, companyName, order }: Listed, now: number): Markup =>
  html`<li>
    <div>
      <b>${counterCodeText(row.code)}</b> <span class="tag">${stateWord({ row, companyName, order }, now)}</span>
      <small>${companyName ?? ''} ¥${yuanOfFen(row.amountFen)} ${row.note}</small>
      <small>有效到 ${readableTime(row.expiresAt)}</small>
    </div>
    <a href="/tc-fostay/retail/scan?code=${row.code}">去付款</a>
  </li>`

function stateWord({ row, order }: Listed, now: number): string {
  if (!order) return row.expiresAt <= now ? '已过期' : '等待付款'
  return (paidStatuses as readonly number[]).includes(order.paymentStatus) ? '已付款' : '已下单，未付'
}
