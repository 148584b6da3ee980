import { asc, desc, eq, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { problems } from '../../../schemas/api/problems.ts'
import { seatsOf } from '../../../src/domain/service/party.ts'
import { healthFormWords } from '../../../src/domain/service/health-form-state.ts'
import { reservationWords } from '../../../src/domain/service/reservation-state.ts'
import type { Orm } from '../../db/open-database.ts'
import { healthForms, serviceReservations } from '../../db/schema.ts'
import { sendProblem } from '../../plugins/problems.ts'
import { admitReservation } from '../../services/admit-reservation.ts'
import { reviewHealthForm } from '../../services/health-forms.ts'
import { html, type Markup } from '../html.ts'
import { readableTime } from '../readable-time.ts'
import { rowList } from '../row-list.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'

const NEWEST = 50
const LONGEST_CODE = 20
/** What the guest reads can't be longer. */
const LONGEST_NOTE = 60

type Reservation = typeof serviceReservations.$inferSelect
type HealthForm = typeof healthForms.$inferSelect

interface AdmitForm {
  readonly code?: unknown
}

interface ReviewForm {
  readonly id?: unknown
  readonly decision?: unknown
  readonly note?: unknown
}

/** The door of the bus and of the dolphins, where codes are scanned; and the desk that looks at health forms. */
export function servicesRoutes(app: FastifyInstance, { db, clock }: SandboxTools): void {
  app.get<{ Querystring: { readonly done?: unknown; readonly problem?: unknown } }>(
    '/sandbox/services',
    async ({ query }, reply) => {
      const body = html`<p>客人上车、入场时出示的码在这里核验：开始前一小时起，开始后半小时没来的记为未到场。</p>
        ${said(query.done, query.problem)} ${codeForm}
        <section>
          <h2>要来的</h2>
          ${rowList((await readComing(db)).map(reservationRow), '没有要来的预约。')}
        </section>
        <section>
          <h2>健康登记</h2>
          ${rowList((await readForms(db)).map(formRow), '没有要看的登记。')}
        </section>`
      return sendPage(reply, { title: '度假服务', body })
    },
  )
  app.post<{ Body: AdmitForm | undefined }>('/sandbox/services', async (request, reply) => {
    const { code } = request.body ?? {}
    if (typeof code !== 'string') return sendProblem(request, reply, 'invalid-request', 'code is missing')
    await clock.refresh()
    const problem = await admitReservation(db, code.replace(/\s/g, '').slice(0, LONGEST_CODE), clock.now())
    const outcome = problem ? `problem=${problem}` : 'done=1'
    return reply.redirect(`/sandbox/services?${outcome}`, 303)
  })
  app.post<{ Body: ReviewForm | undefined }>('/sandbox/services/health', async (request, reply) => {
    const { id, decision, note = '' } = request.body ?? {}
    const isReturn = decision === 'return' && typeof note === 'string' && note.trim() !== ''
    if (typeof id !== 'string' || !(decision === 'approve' || isReturn))
      return sendProblem(request, reply, 'invalid-request', 'decision is approve, or return with a note')
    await clock.refresh()
    const answer = { isGood: !isReturn, note: isReturn ? note.slice(0, LONGEST_NOTE) : '' }
    await reviewHealthForm(db, id, answer, clock.now())
    return reply.redirect('/sandbox/services', 303)
  })
}

function said(done: unknown, problem: unknown): Markup | false {
  if (done === '1') return html`<p role="status"><b>核验成功，请进。</b></p>`
  const known = Object.entries(problems).find(([code]) => code === problem)
  return known !== undefined && html`<p role="alert"><b>不能进：</b>${known[1].message}</p>`
}

const codeForm = html`<form method="post" action="/sandbox/services">
  <label
    >预约码 <input name="code" inputmode="numeric" autocomplete="off" maxlength="${LONGEST_CODE}" required
  /></label>
  <button>核验</button>
</form>`

const readComing = (db: Orm): Promise<Reservation[]> =>
  db
    .select()
    .from(serviceReservations)
    .where(eq(serviceReservations.state, 'reserved'))
    .orderBy(asc(serviceReservations.startsAt), asc(serviceReservations.id))
    .limit(NEWEST)

const readForms = (db: Orm): Promise<HealthForm[]> =>
  db
    .select()
    .from(healthForms)
    .where(ne(healthForms.state, 'returned'))
    .orderBy(desc(healthForms.sentAt), desc(healthForms.id))
    .limit(NEWEST)

const reservationRow = ({ day, time, code, state, memberId, body }: Reservation): Markup =>
  html`<li>
    <div>
      <b>${body.serviceName} · ${body.programName}</b> <span class="tag">${reservationWords[state]}</span>
      <small>${day} ${time} · ${seatsOf(body)} 位 · ${body.contact.name} · 会员 ${memberId}</small>
      <small>${code}</small>
    </div>
    <form method="post" action="/sandbox/services">
      <input type="hidden" name="code" value="${code}" /><button aria-label="核验 ${code}">${body.useWord}</button>
    </form>
  </li>`

const formRow = ({ id, state, memberId, sentAt, body, visitDay }: HealthForm): Markup =>
  html`<li>
    <div>
      <b>${body.placeName} · ${body.name ?? ''}</b> <span class="tag">${healthFormWords[state]}</span>
      <small>到访 ${visitDay} · 会员 ${memberId} · ${readableTime(sentAt)}</small>
    </div>
    ${state === 'waiting' && reviewForms(id)}
  </li>`

const reviewForms = (id: string): Markup =>
  html`<form method="post" action="/sandbox/services/health">
      <input type="hidden" name="id" value="${id}" /><button name="decision" value="approve" aria-label="通过 ${id}">
        通过
      </button>
    </form>
    <form method="post" action="/sandbox/services/health">
      <input type="hidden" name="id" value="${id}" /><label
        >退回原因 <input name="note" maxlength="${LONGEST_NOTE}" required /></label
      ><button name="decision" value="return" aria-label="退回 ${id}">退回</button>
    </form>`
