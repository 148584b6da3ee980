import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import { factsOf } from './shop-request.ts'

/** Reports that are logged in a minute, from all browsers together: a broken widget on a busy page says nothing new after that. */
const MOST_A_MINUTE = 60
const MINUTE = 60_000

const text = (maxLength: number) => ({ type: 'string', maxLength })
const schema = {
  hide: true,
  body: {
    type: 'object',
    properties: { page: text(80), block: text(80), widget: text(80), code: text(80), message: text(500) },
    required: ['page', 'block', 'widget', 'code', 'message'],
    additionalProperties: false,
  },
}

interface ReportOptions {
  /** Epoch ms. */
  readonly now?: () => number
  /** Told of each report, with the page that it names, and who sent it where that is known. */
  readonly onReport?: (page: string, visitor: string | undefined) => void
}

/** POST /tc-fostay/_report: a block that failed in a browser, for the log. Anybody can send it, so it is small, bounded and only logged. */
export function reportRoute(
  app: FastifyInstance,
  log: Pick<Logger, 'warn'>,
  { now = Date.now, onReport }: ReportOptions = {},
): void {
  let minute = 0
  let count = 0
  app.post<{ Body: { page: string } }>(`${SHOP_BASE}/_report`, { schema, bodyLimit: 4096 }, (request, reply) => {
    const current = Math.floor(now() / MINUTE)
    count = current === minute ? count + 1 : 1
    minute = current
    onReport?.(request.body.page, factsOf(request.headers).visitor)
    if (count <= MOST_A_MINUTE) log.warn({ report: request.body }, 'a block failed in a browser')
    return reply.code(204).send()
  })
}
