import { MOST_FEN } from '../../schemas/domain/payment-notice.ts'
import { answerOf, reported } from './answer-of.ts'
import type { PaymentPort, RefundAnswer } from './payment.ts'
import { isSignedBy, signedHeaders } from './payment-signature.ts'
import { PortUnavailable } from './port-unavailable.ts'

const TIMEOUT = 10_000

interface LivePaymentOptions {
  /** Address of the company's gateway; undefined: none is set up. */
  readonly url: string | undefined
  /** The shop's name at the company, and the secret that both sign with. */
  readonly id: string | undefined
  readonly secret: string | undefined
  /** Where buyers find this shop: https://shop.example.com */
  readonly shopUrl: string | undefined
  readonly now: () => number
  readonly fetch: typeof fetch
  readonly onProblem: (error: unknown) => void
}

type Answer = Readonly<Record<string, unknown>>

/**
 * A gateway that takes signed JSON (payment-signature.ts) at `/payments`, `/payments/report` and `/refunds`, and tells the shop of
 * results at `/online/payment/notice`, signed the same way.
 */
export function createLivePayment(options: LivePaymentOptions): PaymentPort {
  const { secret, shopUrl, now } = options
  const ask = askerOf(options)
  return {
    async open({ donePath, leavePath, ...attempt }) {
      const paths = { doneUrl: `${shopUrl}${donePath}`, leaveUrl: `${shopUrl}${leavePath}` }
      const { payUrl } = await ask('/payments', { ...attempt, ...paths, noticeUrl: `${shopUrl}/online/payment/notice` })
      if (typeof payUrl === 'string' && URL.canParse(payUrl) && new URL(payUrl).protocol === 'https:') return { payUrl }
      throw new PortUnavailable('the payment company named no address to pay at')
    },
    async report(payId) {
      const { takings, hasFailed } = await ask('/payments/report', { payId })
      if (!Array.isArray(takings) || !takings.every(isTaking))
        throw new PortUnavailable('the payment company did not say what came')
      return { takings, hasFailed: hasFailed === true }
    },
    async refund(wish) {
      const { answer } = await ask('/refunds', { ...wish })
      if (isRefundAnswer(answer)) return answer
      throw new PortUnavailable('the payment company did not say whether it gave the money back')
    },
    isGenuine: (call) => secret !== undefined && isSignedBy(call, { secret, now: now() }),
  }
}

const isTaking = (taking: unknown): taking is { providerNo: string; amountFen: number } => {
  const { providerNo, amountFen } = (taking ?? {}) as Answer
  const isAmount = Number.isInteger(amountFen) && Number(amountFen) > 0 && Number(amountFen) <= MOST_FEN
  return typeof providerNo === 'string' && isAmount
}

const isRefundAnswer = (answer: unknown): answer is RefundAnswer =>
  answer === 'returned' || answer === 'accepted' || answer === 'refused'

function askerOf({ url, id, secret, shopUrl, now, fetch, onProblem }: LivePaymentOptions) {
  return (path: string, wish: Answer): Promise<Answer> =>
    reported(onProblem, async () => {
      if (url === undefined || id === undefined || secret === undefined || shopUrl === undefined)
        throw new PortUnavailable('PAYMENT_URL, PAYMENT_ID, PAYMENT_SECRET and SHOP_URL are not set')
      const body = JSON.stringify(wish)
      const headers = {
        'content-type': 'application/json',
        'merchant-id': id,
        ...signedHeaders(body, { secret, now: now() }),
      }
      const call = { name: `the payment company (${path})`, url: url + path, timeout: TIMEOUT, fetch }
      return answerOf({ ...call, method: 'POST', headers, body }, readAnswer)
    })
}

const readAnswer = async (reply: Response): Promise<Answer> => ((await reply.json()) as Answer | null) ?? {}
