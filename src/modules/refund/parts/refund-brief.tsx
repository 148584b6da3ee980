import type { ReactNode } from 'react'
import type { OrderRefundLines } from '../../../../schemas/domain/order-refund.ts'
import { OrderBrief } from '../../../ui/order-brief/index.tsx'
import styles from './refund-brief.module.css'

/** The order whose money, or goods, come back. */
export const RefundBrief = ({ order }: { readonly order: OrderRefundLines }): ReactNode => (
  <div data-part="brief" className={styles.brief}>
    <OrderBrief
      picture={order.picture}
      name={order.productName}
      text={order.subTitle}
      amount={order.pricePaid}
      amountLabel="实付"
      to={order.paths.detail}
    />
  </div>
)
