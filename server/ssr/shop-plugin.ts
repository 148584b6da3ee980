import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import type { AnswerFormat } from '../../src/engine/server/serve-pages.ts'
import { sendAnswer } from '../../src/engine/server/send-answer.ts'
import type { PageRequest } from '../../src/engine/server/page-request.ts'
import { forwardQuery } from '../../src/domain/visit/forward-query.ts'
import type { FastPath } from './fast-path.ts'
import { errorPage } from './error-page.ts'
import { isPubliclyCacheable } from './access.ts'
import { sendProblem } from '../plugins/problems.ts'
import { handoverCookie } from './handed-over-login.ts'
import { locationOf } from './location-of.ts'
import { endedSessionCookie, sessionTokenOf } from './page-session.ts'
import { ViewerUnknown } from './page-viewers.ts'
import { postedForm } from './posted-form.ts'
import { type RenderLimits, RenderRefused } from './render-limits.ts'
import type { ShopMatch, ShopPages, Trial } from './serve-shop.ts'
import { factsOf, shopAddress, shopRequest, VISITOR_COOKIE } from './shop-request.ts'
import { pageGate, type PageGateDeps, type ShopPassage } from './page-gate.ts'

const YEAR = 365 * 24 * 60 * 60

interface ShopPluginOptions extends PageGateDeps {
  readonly pages: ShopPages
  readonly fastPath: FastPath
  readonly limits: RenderLimits
  /** Told of each page that is answered here, with the status as HTML. */
  readonly onAnswer?: (page: string, status: number) => void
  /** Told of who gets a page of which a release is tried out. */
  readonly onTrial?: (trial: Trial, visitor: string) => void
}

/** The shop's pages: as HTML at their addresses, and as data at /tc-fostay/_page for the app that runs already. */
export function shopPlugin(
  app: FastifyInstance,
  { pages, fastPath, limits, onAnswer, onTrial, ...deps }: ShopPluginOptions,
): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, address: string, form: AnswerFormat) => {
    try {
      return await answer(request, reply, address, form)
    } catch (error) {
      return sendFailure(request, reply, error, form)
    }
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply, address: string, form: AnswerFormat) => {
    const asked = shopRequest(address, factsOf(request.headers))
    const {
      answer: made,
      match,
      passage,
      redirect,
      key,
    } = await pages.answer(asked, {
      format: form,
      gate: (found) => pageGate(found, asked, request.headers, deps),
      admit: (make, passed) => limits.run(askerOf(request, passed), make),
    })
    if (!match) return errorPage(reply, 503)
    if (passage?.redirect !== undefined)
      return sendElsewhere(request, reply, { ...passage, to: passage.redirect }, form)
    onAnswer?.(match.name, made.status)
    if (match.trial) onTrial?.(match.trial, asked.visitor)
    if (redirect !== undefined)
      return sendElsewhere(request, reply, { ...passage, to: forwardQuery(redirect, asked.query) }, form)
    const isShared = isPubliclyCacheable(match, asked)
    if (key !== undefined && isShared) fastPath.learn(request.url, key)
    const cookies = cookiesOf(request, asked, match, passage)
    for (const cookie of cookies) reply.raw.appendHeader('set-cookie', cookie)
    reply.hijack()
    return sendAnswer(request.raw, reply.raw, made, isShared && cookies.length === 0)
  }

  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect(`${SHOP_BASE}/`))
  app.get(SHOP_BASE, { schema: { hide: true } }, (request, reply) =>
    reply.redirect(request.url.replace(SHOP_BASE, `${SHOP_BASE}/`), 308),
  )
  app.get<{ Querystring: { href?: string } }>(`${SHOP_BASE}/_page`, { schema: { hide: true } }, (request, reply) =>
    send(request, reply, `${SHOP_BASE}${request.query.href ?? '/'}`, 'data'),
  )
  app.get(`${SHOP_BASE}/*`, { schema: { hide: true } }, (request, reply) =>
    shopAddress(request.url)
      ? send(request, reply, request.url, 'html')
      : send(request, reply, `${SHOP_BASE}/404`, 'html'),
  )
  postedForm(app)
}

/** Whose budget of pages it is: a member's own where the page is made for one, else that of the address; an IPv6 customer has a whole /64 of them. */
const askerOf = (request: FastifyRequest, passage: ShopPassage | undefined): string =>
  (passage?.member && sessionTokenOf(request.headers)) ?? normalizeIP(request.ip)

/** In place of a page that could not be made. @throws the error where the plugin of problems answers it */
function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown, form: AnswerFormat) {
  if (error instanceof ViewerUnknown) request.log.error({ err: error }, 'a page waits for who asks for it')
  if (error instanceof RenderRefused || error instanceof ViewerUnknown) return sendBusy(request, reply, error, form)
  if (form === 'data' || reply.raw.headersSent) throw error
  request.log.error({ err: error }, 'a page could not be made')
  return errorPage(reply, 500)
}

type Busy = Pick<RenderRefused, 'retryAfter'>

function sendBusy(request: FastifyRequest, reply: FastifyReply, { retryAfter }: Busy, form: AnswerFormat) {
  if (form === 'html') return errorPage(reply, 503, retryAfter)
  return sendProblem(request, reply.header('retry-after', String(retryAfter)), 'under-maintenance')
}

/** A visitor of an experiment gets an id that stays; a login that is over goes. */
function cookiesOf(request: FastifyRequest, asked: PageRequest, match: ShopMatch, passage?: ShopPassage): string[] {
  const isNew = match.hasExperiments && factsOf(request.headers).visitor === undefined
  return [
    ...(isNew
      ? [`${VISITOR_COOKIE}=${asked.visitor}; Path=${SHOP_BASE}; Max-Age=${YEAR}; HttpOnly; SameSite=Lax`]
      : []),
    ...(passage?.isLoginOver ? [endedSessionCookie(request.protocol === 'https')] : []),
  ]
}

/** The app is told where to go, a browser goes. */
function sendElsewhere(
  request: FastifyRequest,
  reply: FastifyReply,
  { to, isLoginOver, handedOver }: Pick<ShopPassage, 'isLoginOver' | 'handedOver'> & { readonly to: string },
  form: AnswerFormat,
): FastifyReply {
  reply.header('cache-control', 'private, no-store')
  const isSecure = request.protocol === 'https'
  if (isLoginOver) reply.header('set-cookie', endedSessionCookie(isSecure))
  if (handedOver) reply.header('set-cookie', handoverCookie(handedOver, isSecure))
  if (form === 'data') return reply.send({ redirect: to })
  return reply.redirect(locationOf(to), 302)
}
