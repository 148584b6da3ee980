import type { FastifyInstance } from 'fastify'
import { partners } from '../../../sandbox/content/partners.ts'
import { exchange } from '../../partners/partners.ts'
import { html, type Markup } from '../html.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'

const BACK = '/sandbox/partner'

interface Query {
  /** Which partner asked: its own mark, brought back. */
  readonly state?: unknown
  readonly code?: unknown
  readonly error?: unknown
}

/** Partners of the sandbox (B2.9 authorization): they ask a member for data here, and are sent back here with a code, which they exchange. */
export function partnerRoute(app: FastifyInstance, { db, clock }: SandboxTools): void {
  app.get<{ Querystring: Query }>(BACK, async ({ query }, reply) => {
    const body = html`${answerOf(query)}
      <section>
        <h2>合作方</h2>
        <ul class="menu">
          ${partners.map(({ partnerId, name, scenario }) => {
            const asked = new URLSearchParams({ partnerId, returnTo: BACK, state: partnerId })
            return html`<li>
              <a href="/tc-fostay/authorization?${asked.toString()}"
                ><span><b>${name}</b><small>${scenario}</small></span></a
              >
            </li>`
          })}
        </ul>
      </section>`
    return sendPage(reply, { title: '合作方', body })
  })
  app.post<{ Body: { readonly partnerId?: unknown; readonly code?: unknown } | undefined }>(
    BACK,
    async ({ body }, reply) => {
      await clock.refresh()
      const partner = partners.find(({ partnerId }) => partnerId === body?.partnerId)
      const code = typeof body?.code === 'string' ? body.code : ''
      const given = partner
        ? await exchange(db, { ...partner, code, returnTo: BACK }, clock.now())
        : ('partner-unknown' as const)
      return sendPage(reply, { title: '合作方', body: html`${givenList(given)}<a href="${BACK}">回到合作方</a>` })
    },
  )
}

function answerOf({ state, code, error }: Query): Markup {
  if (error !== undefined) return html`<p role="status">会员没有同意（${String(error)}）。</p>`
  if (typeof code !== 'string') return html`<p>选一个合作方，看它怎样向会员要资料。</p>`
  return html`<p role="status">会员同意了，带回一个授权码，五分钟内能换一次资料。</p>
    <form method="post" action="${BACK}">
      <input type="hidden" name="partnerId" value="${String(state ?? '')}" />
      <input type="hidden" name="code" value="${code}" />
      <button>用授权码换资料</button>
    </form>`
}

const givenList = (given: Awaited<ReturnType<typeof exchange>>): Markup =>
  typeof given === 'string'
    ? html`<p role="status">换不到：${given}。授权码只能用一次，五分钟内有效。</p>`
    : html`<p role="status">合作方得到了：</p>
        <ul>
          ${Object.entries(given).map(([name, value]) => html`<li><b>${name}</b> ${value}</li>`)}
        </ul>`
