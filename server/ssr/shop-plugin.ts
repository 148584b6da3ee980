import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import { type FastPath, writeAnswer } from './fast-path.ts'
import { errorPage } from './error-page.ts'
import type { Form, ShopAnswers } from './shop-answers.ts'
import { shopAddress, shopRequest, VISITOR_COOKIE } from './shop-request.ts'

const YEAR = 365 * 24 * 60 * 60

interface ShopPluginOptions {
  readonly answers: ShopAnswers
  readonly fastPath: FastPath
}

/** The shop's pages: as HTML at their addresses, and as data at /tc-fostay/_page for the app that runs already. */
export function shopPlugin(app: FastifyInstance, { answers, fastPath }: ShopPluginOptions): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, address: string, form: Form) => {
    try {
      await answer(request, reply, address, form)
    } catch (error) {
      if (form === 'data' || reply.raw.headersSent) throw error
      request.log.error({ err: error }, 'a page could not be made')
      return errorPage(reply, 500)
    }
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply, address: string, form: Form) => {
    const known = visitorOf(request)
    const asked = shopRequest(address, known)
    const described = answers.describe(asked)
    if (!described) return errorPage(reply, 503)
    const made = await answers.answer(described, form)
    const key = answers.keyOf(described, form)
    if (described.hasExperiments && !known)
      reply.raw.setHeader(
        'set-cookie',
        `${VISITOR_COOKIE}=${asked.visitor}; Path=${SHOP_BASE}; Max-Age=${YEAR}; HttpOnly; SameSite=Lax`,
      )
    else if (key !== undefined && !described.hasExperiments) fastPath.learn(request.url, key)
    reply.hijack()
    writeAnswer(request.raw, reply.raw, made)
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
}

function visitorOf(request: FastifyRequest): string | undefined {
  const found = new RegExp(`(?:^|;\\s*)${VISITOR_COOKIE}=([A-Za-z0-9-]{8,64})(?:;|$)`).exec(
    request.headers.cookie ?? '',
  )
  return found?.[1]
}
