import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { smsMessages } from '../../db/schema.ts'
import { readableTime } from '../readable-time.ts'
import { html, type Markup } from '../html.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'

const NEWEST = 50
const REFRESH = 5

type Message = typeof smsMessages.$inferSelect

/** What the sandbox's telephone company delivered, newest first. */
export function smsRoute(app: FastifyInstance, { db }: SandboxTools): void {
  app.get<{ Querystring: { still?: unknown } }>('/sandbox/sms', async ({ query }, reply) => {
    const messages = await db.select().from(smsMessages).orderBy(desc(smsMessages.sentAt)).limit(NEWEST)
    const isStill = query.still === '1'
    const body = html`<p>
        ${isStill ? '不会自动刷新。' : `每 ${REFRESH} 秒刷新一次。`}
        <a href="/sandbox/sms${isStill ? '?still=1' : ''}">立即刷新</a>
        <a href="/sandbox/sms${isStill ? '' : '?still=1'}">${isStill ? '自动刷新' : '停止自动刷新'}</a>
      </p>
      <section>
        ${
          messages.length === 0
            ? html`<p>还没有短信。</p>`
            : html`<ul class="rows">
                ${messages.map(messageRow)}
              </ul>`
        }
      </section>`
    return sendPage(reply, { title: '短信收件箱', body, ...(!isStill && { refresh: REFRESH }) })
  })
}

function messageRow({ phone, text, sentAt }: Message): Markup {
  const code = /\d{4,8}/.exec(text)?.[0]
  return html`<li>
    <div><b>${phone}</b> <small>${readableTime(sentAt)}</small>${text}</div>
    ${code !== undefined && html`<span class="code">${code}</span>`}
  </li>`
}
