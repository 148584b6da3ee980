import type { ReactNode } from 'react'
import type { Loaded } from '../../../kit/loaded.ts'
import { OrderBrief } from '../../../ui/order-brief/index.tsx'
import { ScreenFailure } from '../../../ui/screen-state/index.tsx'
import type { Booking } from '../booking-api.ts'
import { leftText, NO_BOOKING } from '../messages.ts'
import styles from './order.module.css'

interface OrderProps {
  readonly booking: Loaded<Booking>
  /** Whether it leads to the order. */
  readonly isLink?: boolean
  readonly onRetry: () => void
}

/** What is booked, and how much of it is left; or why nobody knows. */
export function Order({ booking, isLink = true, onRetry }: OrderProps): ReactNode {
  return (
    <div data-part="order">
      {booking.status === 'failed' && <ScreenFailure code={booking.refusal.code} gone={NO_BOOKING} onRetry={onRetry} />}
      {booking.status === 'ready' && <Brief booking={booking.value} isLink={isLink} />}
    </div>
  )
}

interface BriefProps {
  readonly booking: Booking
  readonly isLink: boolean
}

const Brief = ({ booking: { picture, productName, bookable, orderPath }, isLink }: BriefProps): ReactNode => (
  <div className={styles.brief}>
    <OrderBrief picture={picture} name={productName} text={leftText(bookable)} {...(isLink && { to: orderPath })} />
  </div>
)
