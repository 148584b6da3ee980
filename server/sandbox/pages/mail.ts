import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { mailMessages } from '../../db/schema.ts'
import { html, type Markup } from '../html.ts'
import { readableTime } from '../readable-time.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'

const NEWEST = 50

type Message = typeof mailMessages.$inferSelect

/** What the sandbox's post delivered, newest first. */
export function mailRoute(app: FastifyInstance, { db }: SandboxTools): void {
  app.get('/sandbox/mail', async (_request, reply) => {
    const messages = await db.select().from(mailMessages).orderBy(desc(mailMessages.sentAt)).limit(NEWEST)
    const rows = html`<ul class="rows">
      ${messages.map(messageRow)}
    </ul>`
    const body = html`<p><a href="/sandbox/mail">立即刷新</a></p>
      <section>${messages.length === 0 ? html`<p>还没有邮件。</p>` : rows}</section>`
    return sendPage(reply, { title: '邮件收件箱', body })
  })
}

function messageRow({ address, subject, text, sentAt }: Message): Markup {
  const code = /\d{6}/.exec(text)?.[0]
  return html`<li>
    <div><b>${address}</b> <small>${readableTime(sentAt)}</small> ${subject}：${text}</div>
    ${code !== undefined && html`<span class="code">${code}</span>`}
  </li>`
}
