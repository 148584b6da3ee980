import type { ReactNode } from 'react'
import type { CashierOrder } from '../../../../schemas/domain/cashier.ts'
import { OrderBrief } from '../../../ui/order-brief/index.tsx'
import styles from './bought.module.css'

interface BoughtProps {
  readonly order: CashierOrder
  /** With what the whole order costs. */
  readonly hasAmount?: boolean
}

/** What the order bought, in one line that leads to it. */
export const Bought = ({ order, hasAmount = false }: BoughtProps): ReactNode => (
  <div data-part="brief" className={styles.place}>
    <OrderBrief
      picture={order.picture}
      name={order.productName}
      text={order.items.map(({ name, copies }) => `${name} × ${copies}`).join('，')}
      to={order.orderPath}
      {...(hasAmount && { amount: order.orderPrice, amountLabel: '订单金额' })}
    />
  </div>
)
