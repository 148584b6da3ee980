import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { MovableClock } from '../ports/clock.ts'
import { FARTHEST_OFFSET } from '../ports/clock.ts'
import { sendProblem } from '../plugins/problems.ts'
import { sandboxPage, sandboxStyle } from './page.ts'

const styleHash = createHash('sha256').update(sandboxStyle).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
const MINUTE = 60_000

/** The sandbox's tools: a page of plain forms. In live mode nothing of this exists. */
export function sandboxRoutes(app: FastifyInstance, { clock }: { readonly clock: MovableClock }): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.get('/sandbox', { schema: { hide: true } }, (_request, reply) => reply.redirect('/sandbox/'))
  app.get('/sandbox/', { schema: { hide: true } }, async (_request, reply) => {
    await clock.refresh()
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
      })
      .send(sandboxPage(clock))
  })
  app.post<{ Body: { time?: unknown } }>('/sandbox/clock', { schema: { hide: true } }, async (request, reply) => {
    if (request.headers['sec-fetch-site'] === 'cross-site') return sendProblem(request, reply, 'forbidden')
    const offset = offsetOf(request.body?.time, Date.now())
    if (offset === undefined)
      return sendProblem(request, reply, 'invalid-request', 'time must be like 2026-11-20T10:00, or empty')
    await clock.moveTo(offset)
    return reply.redirect('/sandbox/', 303)
  })
}

/** How far a Beijing time is from now, in ms; an empty text goes back to the machine's time. */
function offsetOf(time: unknown, now: number): number | undefined {
  if (time === '') return 0
  if (typeof time !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(time)) return undefined
  const wanted = Date.parse(`${time}:00+08:00`)
  if (Number.isNaN(wanted) || Math.abs(wanted - now) > FARTHEST_OFFSET) return undefined
  return wanted - Math.floor(now / MINUTE) * MINUTE
}
