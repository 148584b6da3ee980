import type { ReactNode } from 'react'
import { mostOf } from '../../../domain/goods/goods-quantity.ts'
import { CountRow } from '../../../ui/count-row/index.tsx'
import type { ShoppingInfo } from '../checkout-api.ts'
import styles from './order-quantity.module.css'

type Quantity = NonNullable<ShoppingInfo['quantity']>

interface OrderQuantityProps {
  readonly quantity: Quantity
  readonly isBusy: boolean
  readonly onChange: (quantity: number) => void
  /** One more, or one less, than can be. */
  readonly onBlocked: (why: 'min' | 'max') => void
}

/** How many are bought: the server says how many it became (A5). */
export function OrderQuantity({ quantity, isBusy, onChange, onBlocked }: OrderQuantityProps): ReactNode {
  const { count } = quantity
  return (
    <section className={styles.place} aria-label="购买数量">
      <div className={styles.card}>
        <CountRow
          label="购买数量"
          hint={hint(quantity)}
          value={count}
          min={1}
          max={Math.max(count, mostOf(quantity))}
          isDisabled={isBusy}
          onChange={onChange}
          onBlocked={onBlocked}
        />
      </div>
    </section>
  )
}

/** What bounds it, before somebody runs into it. */
function hint({ single, total }: Quantity): string | undefined {
  if (total > 0) return `每人限购 ${total} 件`
  return single > 0 ? `每次最多 ${single} 件` : undefined
}
