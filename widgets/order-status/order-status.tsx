import type { ReactNode } from 'react'
import { shopClock } from '../../src/domain/dates.ts'
import type { OrderStatus as Order, PaymentStatus } from '../../schemas/domain/order-status.ts'
import { canPay as isPayable, orderState } from '../../src/domain/order/order-state.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ActionBar } from '../../src/ui/action-bar/index.tsx'
import { Countdown } from '../../src/ui/countdown/index.tsx'
import { useOver } from '../../src/ui/countdown/use-over.ts'
import { Price } from '../../src/ui/price/index.tsx'
import styles from './order-status.module.css'
import type { OrderStatusProps } from './props.schema.ts'

/** What a state means to its buyer. */
const hints = {
  unpaid: '超过时间订单会自动取消，库存和优惠券一起退回',
  'part-paid': '付清余款后订单生效',
  paid: '商家正在确认，确认后会收到券码',
  confirmed: '出示券码即可使用，祝您玩得开心',
  cancelled: '订单已取消，没有产生费用',
  unsubscribed: '款项已经退回原支付账户',
} as const

/** The head of an order (B2.5, B4): its state, and while it is to be paid how long that can be done. */
export default function OrderStatus(props: OrderStatusProps & WidgetTools): ReactNode {
  const { statusText, retainTime, canPay = false, price, headingLevel, emit, now } = props
  const written = { orderStatus: props.orderStatus as Order, paymentStatus: props.paymentStatus as PaymentStatus }
  const state = orderState(written)
  const Heading = `h${headingLevel}` as const
  const until = shopClock(retainTime)
  const isWaiting = isPayable(written)
  useOver(isWaiting ? until : undefined, now, () => emit('over', {}))
  return (
    <section className={styles.bar} data-state={state} aria-label="订单状态">
      <div className={styles.words}>
        <Heading className={styles.status}>{statusText}</Heading>
        {isWaiting && (
          <p className={styles.time}>
            <Countdown until={until} now={now} word="剩余" deadline="前支付" over="支付超时" />
          </p>
        )}
        <p className={styles.hint}>{props.hint ?? hints[state]}</p>
      </div>
      {canPay && (
        <ActionBar label="支付">
          <button type="button" className={styles.pay} data-wide onClick={() => emit('pay', {})}>
            去支付
            {price !== undefined && <Price amount={price} />}
          </button>
        </ActionBar>
      )}
    </section>
  )
}
