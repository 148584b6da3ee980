import type { PayWay } from '../../schemas/domain/pay-way.ts'
import type { SignedCall } from './payment-signature.ts'

/** What the shop wants to be paid. */
export interface PaymentAttempt {
  readonly payId: string
  readonly orderNo: string
  /** What the buyer reads at the company. */
  readonly subject: string
  readonly amountFen: number
  readonly way: PayWay
  /** Epoch ms. */
  readonly payUntil: number
  /** What the cashier was opened with (A2): orderType, platform, trackCode, orderSource ... */
  readonly source: Readonly<Record<string, string>>
  /** Paths of this shop where the company sends the buyer: when it was paid, as the buyer thinks, and when it was not. */
  readonly donePath: string
  readonly leavePath: string
}

/** What the company knows of a try. A try is paid more than once when its buyer is. */
interface PaymentReport {
  readonly takings: readonly { readonly providerNo: string; readonly amountFen: number }[]
  readonly hasFailed: boolean
}

/** Money to be given back. */
export interface RefundRequest {
  /** The company's name for what came. */
  readonly providerNo: string
  /** Ours: asked again by the same key, nothing is given twice, and the answer is that of now. */
  readonly refundKey: string
  readonly amountFen: number
}

/** accepted: it will be returned or refused; a notice tells, and so does asking again. */
export type RefundAnswer = 'returned' | 'accepted' | 'refused'

/** The payment company. Its word about money comes in three ways: a signed notice, an answer to `report`, an answer to `refund`. */
export interface PaymentPort {
  /** The same try twice is one. @returns where the buyer pays. @throws PortUnavailable */
  readonly open: (attempt: PaymentAttempt) => Promise<{ readonly payUrl: string }>
  /** @throws PortUnavailable */
  readonly report: (payId: string) => Promise<PaymentReport>
  /** @throws PortUnavailable: then nobody knows whether it was given back, and the same key is asked again */
  readonly refund: (wish: RefundRequest) => Promise<RefundAnswer>
  /** Whether a call that says it is the company's is. */
  readonly isGenuine: (call: SignedCall) => boolean
}
