import type { FastifyInstance } from 'fastify'
import { shopClock, shopDay, shopTimeToEpoch } from '../../../src/domain/dates.ts'
import { sendProblem } from '../../plugins/problems.ts'
import { type Clock, FARTHEST_OFFSET } from '../../ports/clock.ts'
import { html, type Markup } from '../html.ts'
import type { SandboxTools } from '../tools.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Moves that are wanted often, from the shop's time to another, both epoch ms. */
const moves: Readonly<Record<string, { readonly label: string; readonly from: (now: number) => number }>> = {
  hour: { label: '+1 小时', from: (now) => now + HOUR },
  day: { label: '+1 天', from: (now) => now + DAY },
  early: { label: '今天 05:30', from: (now) => at(shopDay(now), '05:30') },
  midnight: { label: '明天 00:00', from: (now) => at(shopDay(now + DAY), '00:00') },
}

/** Epoch ms of a moment as a field writes it, 2026-11-20T08:30; NaN for anything else. */
const epochOf = (time: string) => shopTimeToEpoch(time) ?? Number.NaN

const at = (day: string, time: string) => epochOf(`${day}T${time}`)

/** The clock of the whole server, with the ways to move it. */
export function clockSection(clock: Clock): Markup {
  const time = shopClock(clock.now()).slice(0, 16)
  return html`<section>
    <h2>时钟</h2>
    <p class="now"><time datetime="${time}">${time.replace('T', ' ')}</time></p>
    <p>商城的时间（北京），${clock.offset() === 0 ? '与真实时间一致' : '已被调整'}。</p>
    <form class="even" method="post" action="/sandbox/clock">
      ${Object.entries(moves).map(([name, { label }]) => html`<button class="plain" name="move" value="${name}">${label}</button> `)}
    </form>
    <form method="post" action="/sandbox/clock">
      <label>改为 <input type="datetime-local" name="time" value="${time}" required /></label><button>调整</button>
    </form>
    <form method="post" action="/sandbox/clock">
      <input type="hidden" name="time" value="" /><button class="plain">恢复真实时间</button>
    </form>
  </section>`
}

interface ClockForm {
  readonly time?: unknown
  readonly move?: unknown
}

export function clockRoute(app: FastifyInstance, { clock }: SandboxTools): void {
  app.post<{ Body: ClockForm | undefined }>('/sandbox/clock', async (request, reply) => {
    await clock.refresh()
    const offset = offsetOf(request.body ?? {}, clock, Date.now())
    if (offset === undefined)
      return sendProblem(request, reply, 'invalid-request', 'time must be like 2026-11-20T10:00, or empty')
    await clock.moveTo(offset)
    return reply.redirect('/sandbox/', 303)
  })
}

/** How far the wanted time is from the machine's, in ms; an empty text goes back to the machine's. Undefined for what can't be. */
function offsetOf({ time, move }: ClockForm, clock: Clock, now: number): number | undefined {
  if (time === '') return 0
  const offset =
    typeof move === 'string' && Object.hasOwn(moves, move)
      ? (moves[move]?.from(clock.now()) ?? Number.NaN) - now
      : epochOf(String(time)) - Math.floor(now / MINUTE) * MINUTE
  return Math.abs(offset) <= FARTHEST_OFFSET ? offset : undefined
}
