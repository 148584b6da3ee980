import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { payWays } from '../../../schemas/domain/pay-way.ts'
import { fenOfYuan, yuanOfFen } from '../../../src/domain/money.ts'
import { orders } from '../../db/schema.ts'
import { cancelOrder } from '../../orders/end-order.ts'
import { sendProblem } from '../../plugins/problems.ts'
import { html, type Markup } from '../html.ts'
import {
  deliverWebhooks,
  failPayment,
  paidOf,
  sendForged,
  completePayment,
  paymentAttemptOf,
} from '../payment-company.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'

type Try = NonNullable<Awaited<ReturnType<typeof paymentAttemptOf>>>

/** How long a bank takes that is not quick, and one that is slow, in ms. */
const LATE = 6_000
const SLOW = 2 * 60_000

interface Outcome {
  readonly value: string
  readonly name: string
  readonly what: string
}

const outcomes: readonly Outcome[] = [
  { value: 'late', name: '先返回，后到账', what: '回到商城 6 秒以后，钱才到账、通知才发出' },
  { value: 'slow', name: '银行处理很久', what: '2 分钟以后才到账；这之前支付公司也不知道结果' },
  { value: 'silent', name: '到账，但通知丢了', what: '通知永远不发，要商城自己来问' },
  { value: 'twice', name: '付两次', what: '同一笔扣了两回，多的一笔要退' },
  { value: 'cancelled', name: '先取消订单，再付款', what: '订单在别处取消了，钱还是付了，要退' },
  { value: 'forged', name: '伪造一个通知', what: '别人用错的签名说付过了，商城不该信' },
]

/** The sandbox's payment company, where the buyer pays: every way in which paying goes. */
export function cashierRoutes(app: FastifyInstance, tools: SandboxTools): void {
  const { db, clock } = tools
  app.get<{ Params: { payId: string } }>('/sandbox/cashier/:payId', async ({ params }, reply) => {
    const attempt = await paymentAttemptOf(db, params.payId)
    if (!attempt) return unknown(reply)
    return sendPage(reply, { title: '沙盒支付', body: cashier(attempt, await paidOf(db, params.payId)) })
  })
  app.post<{ Params: { payId: string }; Body: Readonly<Record<string, unknown>> | undefined }>(
    '/sandbox/cashier/:payId',
    async (request, reply) => {
      const attempt = await paymentAttemptOf(db, request.params.payId)
      if (!attempt) return unknown(reply)
      const { outcome, yuan } = request.body ?? {}
      const fen = outcome === 'part' ? partFen(yuan, attempt) : attempt.amountFen
      if (fen === undefined) return sendProblem(request, reply, 'invalid-request', 'yuan is not a part of the amount')
      if (outcome === 'forged') return forged(app, tools, attempt, reply)
      const isDone = await play(tools, attempt, String(outcome), fen)
      await deliverWebhooks(app, db, clock.now())
      return reply.redirect(isDone ? attempt.donePath : attempt.leavePath, 303)
    },
  )
}

/** @returns whether the buyer thinks that it was paid */
async function play({ db, clock }: SandboxTools, attempt: Try, outcome: string, fen: number): Promise<boolean> {
  const { payId } = attempt
  const now = clock.now()
  if (outcome === 'failed') await failPayment(db, attempt, now)
  if (outcome === 'failed' || outcome === 'leave') return false
  if (outcome === 'cancelled') await cancelByBuyer(db, attempt, now)
  const delay = outcome === 'late' ? LATE : outcome === 'slow' ? SLOW : 0
  await completePayment(db, payId, { fen, delay, isSilent: outcome === 'silent' }, now)
  if (outcome === 'twice') await completePayment(db, payId, { fen }, now)
  return true
}

/** Her other window. */
async function cancelByBuyer(db: SandboxTools['db'], { orderNo }: Try, now: number): Promise<void> {
  const [order] = await db.select({ memberId: orders.memberId }).from(orders).where(eq(orders.id, orderNo))
  if (order) await cancelOrder(db, orderNo, order.memberId, now)
}

function partFen(yuan: unknown, { amountFen }: Try): number | undefined {
  const fen = typeof yuan === 'string' && /^\d{1,7}(?:\.\d{1,2})?$/.test(yuan) ? fenOfYuan(Number(yuan)) : 0
  return fen > 0 && fen < amountFen ? fen : undefined
}

async function forged(app: FastifyInstance, { clock }: SandboxTools, attempt: Try, reply: FastifyReply) {
  const answer = await sendForged(app, attempt, clock.now())
  const body = html`<p class="note" role="status">
      用错的签名发了一个“已付款”的通知，商城回答 ${answer}：${answer === 403 ? '不信，什么也没变' : '出错了'}。
    </p>
    ${cashier(attempt, 0)}`
  return sendPage(reply, { title: '沙盒支付', body })
}

const unknown = (reply: FastifyReply) =>
  sendPage(reply.code(404), { title: '沙盒支付', body: html`<p>没有这笔支付。</p>` })

const wayName = (way: string): string => payWays.find((one) => one.way === way)?.name ?? way

function cashier({ payId, orderNo, subject, amountFen, way, donePath }: Try, paidFen: number): Markup {
  const part = (yuanOfFen(amountFen) / 2).toFixed(2)
  return html`<p class="note">沙盒支付，不会扣款</p>
    ${
      paidFen > 0 &&
      html`<p role="status">
        这笔已经付过 ¥${yuanOfFen(paidFen).toFixed(2)}，再付就是付两次。<a href="${donePath}">回商城看结果</a>
      </p>`
    }
    <section>
      <h2>${subject}</h2>
      <p class="now">¥${yuanOfFen(amountFen).toFixed(2)}</p>
      <p class="quiet">${wayName(way)} · 订单 ${orderNo} · 支付号 ${payId}</p>
      <form class="even" method="post">
        <button name="outcome" value="paid">确认付款</button>
        <button class="plain" name="outcome" value="failed">支付失败</button>
        <button class="plain" name="outcome" value="leave">不付了，返回商城</button>
      </form>
    </section>
    <section>
      <h2>只付一部分</h2>
      <form method="post">
        <label
          >付多少元<input name="yuan" inputmode="decimal" required pattern="\\d{1,7}(\\.\\d{1,2})?" value="${part}"
        /></label>
        <button class="plain" name="outcome" value="part">付这些</button>
      </form>
    </section>
    <section>
      <h2>不顺利的时候</h2>
      <form method="post">
        <ul class="rows">
          ${outcomes.map(
            ({ value, name, what }) =>
              html`<li>
                <div><b>${name}</b><small>${what}</small></div>
                <button class="plain" name="outcome" value="${value}" aria-label="${name}">选它</button>
              </li>`,
          )}
        </ul>
      </form>
    </section>`
}
