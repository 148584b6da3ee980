import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { type PaymentNoticeBody, paymentNoticeSchema } from '../../../schemas/domain/payment-notice.ts'
import { problemReplySchema } from '../../../schemas/api/problems.ts'
import { settleReturn } from '../../orders/give-back.ts'
import { hearPayment } from '../../teams/hear-payment.ts'
import { bodyText } from '../../plugins/body-text.ts'
import { sendProblem } from '../../plugins/problems.ts'
import { forwardRoute } from '../../upstream/forward-route.ts'
import { refuseUnstorable } from '../../plugins/storable.ts'
import type { MallDeps } from '../mall-deps.ts'

export const PAYMENT_WEBHOOK_PATH = '/online/payment/notice'

/** Notices of all orders come from a few addresses. */
const NOTICES_PER_MINUTE = 60_000

/** No notice is longer. */
const LARGEST_NOTICE = 4096

const schema = {
  operationId: 'paymentNotice',
  tags: ['mall'],
  summary: '支付公司的通知 · What the payment company tells',
  description:
    '`webhook-id`, `webhook-timestamp`, `webhook-signature` as Standard Webhooks says: HMAC-SHA256 over `id.timestamp.body`, base64, behind `v1,`. ' +
    'Answered with 200 once it is written down; the same notice again changes nothing.',
  body: paymentNoticeSchema,
  response: {
    200: { type: 'object', properties: { received: { type: 'boolean' } }, required: ['received'] },
    '4xx': problemReplySchema,
    '5xx': problemReplySchema,
  },
}

/**
 * Where the payment company tells what became of payments and refunds. No login: its signature over the bytes of the body is looked at
 * before anything in it is. What is answered with 200 is written down. Where another host sells (API_BASE) it is told: the company knows
 * the address of the shop.
 */
export function paymentWebhookRoute(app: FastifyInstance, deps: MallDeps): void {
  const path = PAYMENT_WEBHOOK_PATH
  const config = { rateLimit: { max: NOTICES_PER_MINUTE, timeWindow: 60_000 } }
  const upstream = app.upstreams?.of(path)
  const route = { method: 'POST', path, schema, config, bodyLimit: LARGEST_NOTICE } as const
  if (upstream) forwardRoute(app, { ...route, upstream, ownHeaders: signatureHeaders })
  else ownWebhookRoute(app, deps, config)
}

const signatureHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const

function ownWebhookRoute(
  app: FastifyInstance,
  { db, ports: { clock, payment } }: MallDeps,
  config: RouteShorthandOptions['config'],
): void {
  void app.register(async (scope) => {
    const bodies = keepBodies(scope)
    const isGenuine = (request: FastifyRequest) => {
      const header = (name: string) => String(request.headers[`webhook-${name}`] ?? '')
      const signed = { id: header('id'), timestamp: header('timestamp'), signature: header('signature') }
      return payment.isGenuine({ ...signed, body: bodies.get(request) ?? '' })
    }
    scope.post<{ Body: PaymentNoticeBody }>(PAYMENT_WEBHOOK_PATH, {
      schema,
      bodyLimit: LARGEST_NOTICE,
      config,
      preValidation: async (request, reply) =>
        isGenuine(request) ? undefined : sendProblem(request, reply, 'forbidden', 'the signature is not good'),
      preHandler: refuseUnstorable(),
      async handler({ body }, reply) {
        await writeDown(body)
        return reply.header('cache-control', 'no-store').send({ received: true })
      },
    })
  })
  /** What nobody knows of is received too, and what contradicts another notice: said again it would be known no better. */
  async function writeDown(notice: PaymentNoticeBody): Promise<void> {
    if (notice.type === 'refund') await settleReturn(db, notice.refundKey, notice.answer, clock.now())
    else if ((await hearPayment(db, notice, clock.now())) === 'taken') tellTaken(notice)
  }
  const tellTaken = ({ payId, providerNo, amountFen }: Extract<PaymentNoticeBody, { type: 'payment' }>) =>
    app.log.error(
      { payId, providerNo, amountFen },
      'a payment was told of under the name of another payment, and nothing was done: ask the payment company which of them it is',
    )
}

/** Bodies of this scope are JSON, and kept as they came. */
function keepBodies(scope: FastifyInstance): WeakMap<FastifyRequest, Buffer> {
  const bodies = new WeakMap<FastifyRequest, Buffer>()
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    bodies.set(request, body)
    return parse(request, bodyText(request, body), done)
  })
  return bodies
}
