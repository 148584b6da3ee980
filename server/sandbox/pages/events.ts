import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { trackedEventKinds, type TrackedEvent } from '../../../schemas/domain/tracked-event.ts'
import type { Orm } from '../../db/open-database.ts'
import { trackedEvents } from '../../db/schema.ts'
import { readableTime } from '../readable-time.ts'
import { html, type Markup } from '../html.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'

const NEWEST = 200

type Row = typeof trackedEvents.$inferSelect
type Kind = TrackedEvent['kind']

const kindNames: Readonly<Record<Kind, string>> = {
  view: '浏览',
  click: '点击',
  exposure: '曝光',
  scroll: '滚动',
  stay: '停留',
  idle: '空闲',
  custom: '自定义',
}

interface Filter {
  readonly kind: Kind | undefined
  readonly page: string | undefined
}

/** What the shop's pages recorded, as it arrived (A7 analytics, B9). */
export function eventsRoute(app: FastifyInstance, { db }: SandboxTools): void {
  app.get<{ Querystring: Record<string, unknown> }>('/sandbox/events', async ({ query }, reply) => {
    const filter = {
      kind: trackedEventKinds.find((kind) => kind === query.kind),
      page: typeof query.page === 'string' && query.page !== '' ? query.page : undefined,
    }
    const { rows, kinds, pages } = await readEvents(db, filter)
    const body = html`<p>
        最近收到的 ${NEWEST} 条，新的在前。页面每 10 秒或离开时上报一次。<a href="/sandbox/events">刷新</a>
      </p>
      <section>
        <div class="tags">
          ${kinds.map(([kind, number]) => html`<span class="tag">${kindNames[kind]} ${number}</span>`)}
        </div>
        ${filterForm(filter, pages)} ${rows.length === 0 ? html`<p>没有符合的记录。</p>` : eventTable(rows)}
      </section>`
    return sendPage(reply, { title: '埋点', body })
  })
}

async function readEvents(db: Orm, { kind, page }: Filter) {
  const chosen = and(
    kind === undefined ? undefined : eq(trackedEvents.kind, kind),
    page === undefined ? undefined : eq(trackedEvents.page, page),
  )
  const rows = await db.select().from(trackedEvents).where(chosen).orderBy(desc(trackedEvents.id)).limit(NEWEST)
  const kinds = await db
    .select({ kind: trackedEvents.kind, n: count() })
    .from(trackedEvents)
    .groupBy(trackedEvents.kind)
  const pages = await db
    .selectDistinct({ page: trackedEvents.page })
    .from(trackedEvents)
    .orderBy(asc(trackedEvents.page))
  const numberOf = (name: Kind) => kinds.find((one) => one.kind === name)?.n ?? 0
  return {
    rows,
    kinds: trackedEventKinds.map((name) => [name, numberOf(name)] as const),
    pages: pages.map((one) => one.page),
  }
}

function filterForm({ kind, page }: Filter, pages: readonly string[]): Markup {
  const option = (value: string, label: string, chosen: string | undefined) =>
    value === chosen
      ? html`<option value="${value}" selected>${label}</option>`
      : html`<option value="${value}">${label}</option>`
  return html`<form method="get" action="/sandbox/events">
    <label
      >种类
      <select name="kind">
        ${option('', '全部', kind ?? '')}${trackedEventKinds.map((name) => option(name, kindNames[name], kind))}
      </select></label
    >
    <label
      >页面
      <select name="page">
        ${option('', '全部', page ?? '')}${pages.map((name) => option(name, name, page))}
      </select></label
    >
    <button>筛选</button>
  </form>`
}

const eventTable = (rows: readonly Row[]): Markup =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">何时</th>
        <th scope="col">哪里，什么，谁</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(eventRow)}
    </tbody>
  </table>`

function eventRow({ kind, page, path, block, body, ...who }: Row): Markup {
  const { widget, name, depth, duration, data } = body
  const words = [
    name,
    depth !== undefined && `到 ${depth}%`,
    duration !== undefined && `${(duration / 1000).toFixed(1)} 秒`,
    data && JSON.stringify(data),
  ].filter(Boolean)
  return html`<tr>
    <td><b>${kindNames[kind]}</b><br /><time>${readableTime(body.at)}</time></td>
    <td>
      ${page} <small>${path}</small>
      ${block !== null && html`<br />#${block} <small>${widget}</small>`}
      ${words.length > 0 && html`<br />${words.join(' · ')}`}
      <br /><small
        >${who.memberId === null ? `访客 ${who.distinctId.slice(0, 6)}` : `会员 ${who.memberId}`} · ${who.channel} ·
        ${who.brand}</small
      >
    </td>
  </tr>`
}
