import type { BizCodeStatus, RefundStatus } from '../../../schemas/domain/order-status.ts'
import type { InvoiceBody, InvoiceState } from '../../../schemas/domain/invoice.ts'
import type { ParcelBody } from '../../../schemas/domain/refund-parcel.ts'
import type { OrderBody } from '../../../schemas/domain/order.ts'
import type { AppointmentState } from '../../../src/domain/order/appointment-state.ts'
import type { OrderState } from '../../../src/domain/order/order-state.ts'

/** A code of a seeded order. A bare status is one that is redeemed once. */
export type CodeSeed = BizCodeStatus | { readonly status: BizCodeStatus; readonly uses: number; readonly often?: true }

/** One thing of a seeded order: an item, package, sku, ticket or rate of its product. */
export interface LineSeed {
  readonly itemId: string
  readonly copies: number
  /** The codes of each copy, as many as it has parts. Without: all unused, unsent while the order isn't confirmed. */
  readonly codes?: readonly (readonly CodeSeed[])[]
  /** Fen of what a copy costs its buyer; else what everybody pays. */
  readonly unitFen?: number
}

/**
 * An application for money back, of copies whose codes are being refunded (3), or were refunded (2). Those of one that was refused are
 * what they were.
 */
export interface RefundSeed {
  readonly status: RefundStatus
  readonly reason: number
  readonly description?: string
  /** What the reviewer told the buyer. */
  readonly note?: string
  readonly minutesAgo: number
  /** Copies by the place of their line. */
  readonly copies: readonly { readonly line: number; readonly copy: number }[]
  /** The merchant wants the goods back; `sent` is what the buyer told. */
  readonly parcel?: { readonly address: string; readonly sent?: ParcelBody }
}

/** The invoice of a seeded order. */
export interface InvoiceSeed {
  readonly state: InvoiceState
  readonly body: InvoiceBody
  readonly minutesAgo: number
  readonly number?: string
  readonly note?: string
}

/** A day that was booked for copies of a line. */
interface AppointmentSeed {
  readonly id: string
  readonly line: number
  readonly copies: number
  /** Days after the first day. */
  readonly day: number
  readonly state: AppointmentState
  readonly minutesAgo: number
  readonly answer?: string
}

/** The parcel of an order that was sent by post; `receivedMinutesAgo` once its buyer said so. */
export interface ShipmentSeed {
  readonly parcel: ParcelBody
  readonly sentMinutesAgo: number
  readonly receivedMinutesAgo?: number
}

/** An order that a member made before the shop opened. Times are counted from the moment when the shop is filled. */
export interface OrderSeed {
  readonly id: string
  readonly memberId: string
  readonly productId: string
  /** What it shows, for docs/scenarios.md. */
  readonly scenario: string
  readonly state: OrderState
  readonly lines: readonly LineSeed[]
  readonly minutesAgo: number
  /** Until it can no longer be paid. */
  readonly payMinutes?: number
  /** Fen that were paid already of one that is not wholly paid. */
  readonly paidFen?: number
  /** Somebody tried to pay it, and the bank refused. */
  readonly hasFailedPay?: true
  /** Days after the first day on which it is used, and on which it ends. */
  readonly from?: number
  readonly until?: number
  readonly refunds?: readonly RefundSeed[]
  readonly invoice?: InvoiceSeed
  readonly appointments?: readonly AppointmentSeed[]
  /** Minutes since its codes were used, where that follows from nothing else; none of them: at no counter. */
  readonly uses?: readonly number[]
  readonly shipment?: ShipmentSeed
  /** The team of a group buy of which it has a seat. */
  readonly seat?: { readonly teamId: string; readonly pickedUpMinutesAgo?: number }
  readonly filled?: Partial<
    Pick<
      OrderBody,
      | 'isInstant'
      | 'mainOrderId'
      | 'passengers'
      | 'remark'
      | 'levelName'
      | 'presaleFen'
      | 'guests'
      | 'contact'
      | 'delivery'
      | 'miniCampUrl'
      | 'groupActivityId'
    >
  >
}
