import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { problems } from '../../../schemas/api/problems.ts'
import { bizCodeStatuses } from '../../../schemas/domain/order-status.ts'
import { codeObstacle, earlyText, timesToday, typedCode } from '../../../src/domain/order/code-use.ts'
import { redemptions } from '../../db/schema.ts'
import { EVERY_MERCHANT, type HeldCode, readHeldCode } from '../../orders/codes/held-code.ts'
import { redeemCode } from '../../orders/codes/redeem-code.ts'
import { sendProblem } from '../../plugins/problems.ts'
import { html, type Markup } from '../html.ts'
import { readableTime } from '../readable-time.ts'
import { rowList } from '../row-list.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'

const NEWEST = 20
const LONGEST = 40

interface Fields {
  readonly code?: unknown
  readonly place?: unknown
}

/** The counter of every merchant: a code is typed, or scanned into the field, looked at, and redeemed once; each refusal says why. */
export function writeoffRoutes(app: FastifyInstance, { db, clock }: SandboxTools): void {
  app.get<{ Querystring: Fields & { readonly done?: unknown; readonly problem?: unknown } }>(
    '/sandbox/writeoff',
    async ({ query }, reply) => {
      await clock.refresh()
      const code = textOf(query.code)
      const held = code === '' ? undefined : await readHeldCode(db, code, clock.now())
      const rows = await db
        .select()
        .from(redemptions)
        .orderBy(desc(redemptions.redeemedAt), desc(redemptions.id))
        .limit(NEWEST)
      const body = html`<p>输入或扫描客人出示的券码，先看它是什么，再核销一次。</p>
        ${said(query.done, query.problem)} ${codeForm(code)}
        ${code !== '' && (held ? heldSection(held) : html`<p role="alert">${problems['code-unknown'].message}</p>`)}
        <section>
          <h2>最近核销</h2>
          ${rowList(rows.map(redemptionRow), '还没有核销。')}
        </section>`
      return sendPage(reply, { title: '核销', body })
    },
  )
  app.post<{ Body: Fields | undefined }>('/sandbox/writeoff', async (request, reply) => {
    const code = textOf(request.body?.code)
    const place = String(request.body?.place ?? '').slice(0, LONGEST)
    if (code === '') return sendProblem(request, reply, 'invalid-request', 'code is missing')
    await clock.refresh()
    const redeemed = await redeemCode(db, code, {
      now: clock.now(),
      operator: '沙盒前台',
      staffOf: EVERY_MERCHANT,
      place,
    })
    const outcome =
      'problem' in redeemed ? ['problem', redeemed.problem] : ['done', `${redeemed.name}，还剩 ${redeemed.left} 次`]
    return reply.redirect(`/sandbox/writeoff?${new URLSearchParams([['code', code], outcome]).toString()}`, 303)
  })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? typedCode(value).slice(0, LONGEST) : '')

function said(done: unknown, problem: unknown): Markup | false {
  if (typeof done === 'string') return html`<p role="status"><b>核销成功：</b>${done}</p>`
  const known = Object.entries(problems).find(([code]) => code === problem)
  return known !== undefined && html`<p role="alert"><b>没有核销：</b>${known[1].message}</p>`
}

const codeForm = (code: string): Markup =>
  html`<form method="get" action="/sandbox/writeoff">
    <label
      >券码
      <input
        name="code"
        value="${code}"
        inputmode="numeric"
        autocomplete="off"
        maxlength="${LONGEST}"
        required
        autofocus
    /></label>
    <button>查看</button>
  </form>`

function heldSection({ facts, ...held }: HeldCode): Markup {
  const obstacle = codeObstacle(facts)
  return html`<section>
    <h2>${held.name}</h2>
    <p>${held.productName} · ${bizCodeStatuses[facts.status]} · 最后一天 ${facts.lastDay}</p>
    <p>还能用 ${facts.canUseTimes} 次，今天 ${obstacle ? 0 : timesToday(facts)} 次</p>
    ${
      obstacle
        ? html`<p role="alert">
            不能核销：${problems[obstacle].message}${obstacle === 'code-early' && `，${earlyText(facts)}`}
          </p>`
        : html`<form method="post" action="/sandbox/writeoff">
            <label>门店 <input name="place" value="${held.place}" maxlength="${LONGEST}" /></label>
            <button name="code" value="${held.bizCode}">核销一次</button>
          </form>`
    }
  </section>`
}

const redemptionRow = ({
  bizCode,
  name,
  productName,
  place,
  operator,
  redeemedAt,
}: typeof redemptions.$inferSelect): Markup =>
  html`<li>
    <div>
      <b>${name}</b> <small>${productName}</small
      ><small>${bizCode} · ${place} · ${operator} · ${readableTime(redeemedAt)}</small>
    </div>
  </li>`
