import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { memberLevels } from '../../../schemas/domain/member-levels.ts'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { members } from '../../db/schema.ts'
import { sendProblem } from '../../plugins/problems.ts'
import { lendingCookie } from '../../ssr/handed-over-login.ts'
import { sessionCookie } from '../../ssr/page-session.ts'
import { html, type Markup } from '../html.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'

type Row = typeof members.$inferSelect

/** Everybody whom one can log in as. */
export function memberRoutes(app: FastifyInstance, { db, sessions }: SandboxTools): void {
  app.get('/sandbox/members', async (_request, reply) => {
    const rows = await db.select().from(members).orderBy(asc(members.id))
    const body = html`<p>
        登录后回到商城首页。手机号和验证码登录请到<a href="${SHOP_BASE}/login">登录页</a>，验证码在<a
          href="/sandbox/sms"
          >短信收件箱</a
        >。
      </p>
      <section>
        <ul class="rows">
          ${rows.map(memberRow)}
        </ul>
      </section>`
    return sendPage(reply, { title: '会员', body })
  })
  app.post<{ Body: { memberId?: unknown } | undefined }>('/sandbox/login', async (request, reply) => {
    const [member] = await db
      .select({ id: members.id })
      .from(members)
      .where(eq(members.id, String(request.body?.memberId)))
    if (!member) return sendProblem(request, reply, 'invalid-request', 'memberId is nobody')
    const tokens = await sessions.begin(member.id)
    const isSecure = request.protocol === 'https'
    return reply
      .header('set-cookie', [sessionCookie(tokens.token, isSecure), lendingCookie(isSecure)])
      .redirect(`${SHOP_BASE}/?${new URLSearchParams({ ...tokens }).toString()}`, 303)
  })
}

/** Who registered by a phone has no name yet. */
const nameOf = ({ namech }: Row['body']) => namech || '新会员'

const memberRow = ({ id, phone, levelNew, body }: Row): Markup =>
  html`<li>
    <div>
      <b>${nameOf(body)}</b> <span class="tag">${memberLevels[levelNew] ?? `等级 ${levelNew}`}</span>
      <small>${id} · ${phone || '没有绑定手机'}</small>
      ${body.scenario !== undefined && html`<small>${body.scenario}</small>`}
    </div>
    <form method="post" action="/sandbox/login">
      <button name="memberId" value="${id}" aria-label="登录 ${nameOf(body)}">登录</button>
    </form>
  </li>`
