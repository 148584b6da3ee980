import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mobileField } from '../../../schemas/api/session-tokens.ts'
import { wechatAccounts as bindings } from '../../db/schema.ts'
import type { Orm } from '../../db/open-database.ts'
import { sendProblem } from '../../plugins/problems.ts'
import { cookieOf } from '../../ssr/page-session.ts'
import { wechatAccounts } from '../../../sandbox/content/wechat-accounts.ts'
import { html, type Markup } from '../html.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'

const COOKIE = 'sandbox_wechat'
const PHONE = new RegExp(mobileField.pattern)

type Fields = Readonly<Record<string, unknown>>

/** Who the sandbox's WeChat is, and the phone that it vouches for. */
interface Chosen {
  readonly openId: string
  readonly phone?: string
}

/**
 * WeChat's page as the sandbox has it (A7: silent WeChat redirect). With `scope=snsapi_base` it asks nothing and sends back at once with
 * a code of the account that was chosen last; else it shows the accounts. It sends back to addresses of this shop alone.
 */
export function wechatRoutes(app: FastifyInstance, tools: SandboxTools): void {
  app.get('/sandbox/wechat', async (request, reply) => {
    const body = html`<p>商城在微信里会静默登录：不问用户，直接带着授权码回来。这里选它用哪个微信号。</p>
      <p>
        没有绑定会员的微信号填上手机号，微信就证明这个号码是它的，登录时绑定到这个号码的会员；不填就要先用验证码登录。
      </p>
      <p><a href="/tc-fostay/?client_key=wechat">按微信浏览器打开商城</a></p>
      ${await accountList(tools.db, chosenOf(request))}`
    return sendPage(reply, { title: '微信', body })
  })
  app.get<{ Querystring: Fields }>('/sandbox/wechat/authorize', async (request, reply) => {
    const { query } = request
    const back = ownAddress(query.redirect_uri, request)
    if (!back) return notOwn(request, reply)
    if (query.scope === 'snsapi_base')
      return sendBack(reply, tools, { back, state: query.state, chosen: chosenOf(request) })
    const body = html`<p>选一个微信号，带着它的授权码回到商城。</p>
      ${await accountList(tools.db, chosenOf(request), { redirect_uri: back.href, state: String(query.state ?? '') })}`
    return sendPage(reply, { title: '微信授权', body })
  })
  app.post<{ Body: Fields | undefined }>('/sandbox/wechat/authorize', async (request, reply) => {
    const { openId, phone, redirect_uri: address, state } = request.body ?? {}
    const chosen = choiceOf(openId, phone)
    if (!chosen) return sendProblem(request, reply, 'invalid-request', 'openId is nobody, or phone is none')
    const back = ownAddress(address, request)
    if (address !== undefined && !back) return notOwn(request, reply)
    reply.header('set-cookie', `${COOKIE}=${textOf(chosen)}; Path=/sandbox; HttpOnly; SameSite=Lax`)
    return back ? sendBack(reply, tools, { back, state, chosen }) : reply.redirect('/sandbox/wechat', 303)
  })
}

const notOwn = (request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(request, reply, 'invalid-request', 'redirect_uri must be an address of this shop')

interface Answer {
  readonly back: URL
  readonly state: unknown
  readonly chosen: Chosen
}

async function sendBack(reply: FastifyReply, { wechat }: SandboxTools, { back, state, chosen }: Answer) {
  back.searchParams.set('code', await wechat.createCode(chosen.openId, chosen.phone))
  if (typeof state === 'string' && state !== '') back.searchParams.set('state', state)
  return reply.redirect(back.href, 303)
}

/** An absolute address of this shop: a code is a login, it goes to nobody else. */
function ownAddress(address: unknown, { headers }: FastifyRequest): URL | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return /^https?:$/.test(url.protocol) && url.host === headers.host ? url : undefined
}

/** What a form or a cookie says; undefined for an account that is nobody's, or a phone that is none. */
function choiceOf(openId: unknown, phone: unknown = ''): Chosen | undefined {
  const account = wechatAccounts.find((one) => one.openId === openId)
  if (!account || typeof phone !== 'string' || (phone !== '' && !PHONE.test(phone))) return undefined
  return { openId: account.openId, ...(phone !== '' && { phone }) }
}

const textOf = ({ openId, phone = '' }: Chosen) => `${openId}.${phone}`

/** What was chosen last, else the first account: one that is bound to a member. */
function chosenOf({ headers }: FastifyRequest): Chosen {
  const [openId, phone] = cookieOf(headers, COOKIE)?.split('.') ?? []
  return choiceOf(openId, phone) ?? { openId: wechatAccounts[0]?.openId ?? '' }
}

async function accountList(db: Orm, chosen: Chosen, fields: Readonly<Record<string, string>> = {}): Promise<Markup> {
  const bound = new Map((await db.select().from(bindings)).map(({ openId, memberId }) => [openId, memberId]))
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  return html`<section>
    <ul class="rows">
      ${wechatAccounts.map(
        ({ openId, scenario }) =>
          html`<li>
            <div>
              <b>${openId}</b> ${openId === chosen.openId && html`<span class="tag">正在用</span>`}
              <small>${scenario}</small
              ><small>现在：${bound.has(openId) ? `会员 ${bound.get(openId)}` : '没有绑定会员'}</small>
            </div>
            <form method="post" action="/sandbox/wechat/authorize">
              ${hidden}${!bound.has(openId) && phoneField(openId === chosen.openId ? chosen.phone : undefined)}<button
                name="openId"
                value="${openId}"
                aria-label="用它：${openId}"
              >
                用它
              </button>
            </form>
          </li>`,
      )}
    </ul>
  </section>`
}

const phoneField = (phone = ''): Markup =>
  html`<label
    >手机号（可不填）
    <input type="tel" name="phone" inputmode="numeric" maxlength="11" pattern="${mobileField.pattern}" value="${phone}"
  /></label>`
