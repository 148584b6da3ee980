import type { ReactNode } from 'react'
import type { PriceLine } from '../../../../schemas/domain/order-fill.ts'
import { priceText } from '../../../domain/price.ts'
import { Price } from '../../../ui/price/index.tsx'
import { Sheet } from '../../../ui/sheet/index.tsx'
import styles from './submit-bar.module.css'

interface PriceSheetProps {
  readonly lines: readonly PriceLine[]
  /** Yuan. */
  readonly total: number
  readonly totalPrefix: string
  readonly onClose: () => void
}

/** What the price is made of, as the server reckoned it. */
export default function PriceSheet({ lines, total, totalPrefix, onClose }: PriceSheetProps): ReactNode {
  return (
    <Sheet title="价格明细" onClose={onClose}>
      <dl className={styles.lines}>
        {lines.map(({ name, price }, at) => (
          // Two lines may be called the same: one thing on two days, two coupons of a name.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={`${at} ${name}`} className={styles.line} data-off={price < 0 || undefined}>
            <dt>{name}</dt>
            <dd>{price < 0 ? `-${priceText(-price)}` : priceText(price)}</dd>
          </div>
        ))}
        <div className={styles.line} data-sum>
          <dt>{totalPrefix}</dt>
          <dd>
            <Price amount={total} />
          </dd>
        </div>
      </dl>
    </Sheet>
  )
}
