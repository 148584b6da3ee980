import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { yuanOfFen } from '../../../src/domain/money.ts'
import { readSetting, writeSetting } from '../../db/server-settings.ts'
import { companyNotices, companyRefunds, companyTakings } from '../../db/schema.ts'
import type { RefundAnswer } from '../../ports/payment.ts'
import { sendProblem } from '../../plugins/problems.ts'
import { html, type Markup } from '../html.ts'
import { deliverWebhooks, endRefund } from '../payment-company.ts'
import { readableTime } from '../readable-time.ts'
import { rowList } from '../row-list.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'

const NEWEST = 30

const answers = [
  { value: 'returned', name: '立即退', word: '已退' },
  { value: 'accepted', name: '受理，等下面点', word: '已受理' },
  { value: 'refused', name: '拒绝', word: '已拒绝' },
] as const satisfies readonly { readonly value: RefundAnswer; readonly name: string; readonly word: string }[]

/** The books of the sandbox's payment company: what came, what went back, what the shop was told; and how it answers refunds. */
export function companyBooksRoutes(app: FastifyInstance, { db, clock }: SandboxTools): void {
  app.get('/sandbox/cashier', async (_request, reply) => {
    const newest = [
      await db.select().from(companyTakings).orderBy(desc(companyTakings.arrivesAt)).limit(NEWEST),
      await db.select().from(companyRefunds).orderBy(desc(companyRefunds.askedAt)).limit(NEWEST),
      await db.select().from(companyNotices).orderBy(desc(companyNotices.dueAt)).limit(NEWEST),
    ] as const
    const mode = (await readSetting(db, 'sandbox-refunds')) ?? 'returned'
    const body = html`<p>沙盒自己的支付公司，不会扣款。付款页从商城的收银台打开；这里看它的账。</p>
      ${modeSection(mode)} ${refundSection(newest[1])} ${takingSection(newest[0])} ${noticeSection(newest[2])}`
    return sendPage(reply, { title: '支付公司', body })
  })
  app.post<{ Body: Readonly<Record<string, unknown>> | undefined }>('/sandbox/cashier', async (request, reply) => {
    const { mode, refundKey, answer } = request.body ?? {}
    const chosen = answers.find(({ value }) => value === mode)
    if (chosen) await writeSetting(db, 'sandbox-refunds', chosen.value)
    else if (typeof refundKey === 'string' && (answer === 'returned' || answer === 'refused')) {
      await endRefund(db, refundKey, answer, clock.now())
      await deliverWebhooks(app, db, clock.now())
    } else return sendProblem(request, reply, 'invalid-request', 'neither a mode nor the end of a refund')
    return reply.redirect('/sandbox/cashier', 303)
  })
}

const modeSection = (mode: string): Markup =>
  html`<section>
    <h2>商城要退款时</h2>
    <form class="even" method="post" action="/sandbox/cashier">
      ${answers.map(
        ({ value, name }) =>
          html`<button class="${value === mode ? '' : 'plain'}" name="mode" value="${value}">
            ${name}${value === mode && '（现在）'}
          </button>`,
      )}
    </form>
  </section>`

const wordOf = (answer: RefundAnswer) => answers.find(({ value }) => value === answer)?.word ?? answer

const refundSection = (refunds: readonly (typeof companyRefunds.$inferSelect)[]): Markup =>
  section(
    '退款',
    refunds.map(
      ({ refundKey, amountFen, answer, askedAt }) =>
        html`<li>
          <div>
            <b>¥${yuanOfFen(amountFen).toFixed(2)}</b> <span class="tag">${wordOf(answer)}</span
            ><small>${refundKey} · ${readableTime(askedAt)}</small>
          </div>
          ${
            answer === 'accepted' &&
            html`<form method="post" action="/sandbox/cashier">
              <input type="hidden" name="refundKey" value="${refundKey}" />
              <button name="answer" value="returned" aria-label="退成 ${refundKey}">退成</button>
              <button class="plain" name="answer" value="refused" aria-label="退不了 ${refundKey}">退不了</button>
            </form>`
          }
        </li>`,
    ),
  )

const takingSection = (takings: readonly (typeof companyTakings.$inferSelect)[]): Markup =>
  section(
    '收到的钱',
    takings.map(
      ({ providerNo, payId, amountFen, arrivesAt }) =>
        html`<li>
          <div>
            <b>¥${yuanOfFen(amountFen).toFixed(2)}</b
            ><small>${providerNo} · 支付号 ${payId} · ${readableTime(arrivesAt)} 到账</small>
          </div>
        </li>`,
    ),
  )

const noticeSection = (notices: readonly (typeof companyNotices.$inferSelect)[]): Markup =>
  section(
    '给商城的通知',
    notices.map(
      ({ payId, tries, answer, deliveredAt, dueAt }) =>
        html`<li>
          <div>
            <b>${payId}</b>
            <small
              >${
                deliveredAt === null
                  ? `${readableTime(dueAt)} 再发；发过 ${tries} 次，商城回答 ${answer ?? '还没有'}`
                  : `${readableTime(deliveredAt)} 送到，第 ${tries} 次`
              }</small
            >
          </div>
        </li>`,
    ),
  )

const section = (title: string, rows: readonly Markup[]): Markup =>
  html`<section>
    <h2>${title}</h2>
    ${rowList(rows, '还没有。')}
  </section>`
