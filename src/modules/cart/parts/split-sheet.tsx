import type { ReactNode } from 'react'
import type { Cart } from '../../../../schemas/domain/cart.ts'
import { keyed } from '../../../kit/keyed.ts'
import { Button } from '../../../ui/button/index.tsx'
import { PointsPrice } from '../../../ui/points-price/index.tsx'
import { Sheet } from '../../../ui/sheet/index.tsx'
import type { CartEvent } from '../cart-flow.ts'
import styles from './cart.module.css'

interface SplitSheetProps {
  readonly cart: Cart
  readonly send: (event: CartEvent) => void
}

/** [R6] Each seller sends its own parcel and has its own order: one of them comes first. */
export function SplitSheet({ cart, send }: SplitSheetProps): ReactNode {
  return (
    <Sheet title="请分开结算" onClose={() => send({ type: 'split-closed' })}>
      <p className={styles.splitHint}>这些商品由不同的商家发货，一家一单；没结算的留在购物车里。</p>
      <ul className={styles.splits}>
        {keyed(
          cart.sellers.filter(({ chosen }) => chosen > 0),
          ({ companyId }) => companyId,
        ).map(([{ companyId, companyName, chosen, total, points }, key]) => (
          <li key={key} className={styles.split}>
            <span className={styles.splitWords}>
              <span className={styles.splitName}>{companyName}</span>
              <span className={styles.spec}>{chosen} 件</span>
            </span>
            <PointsPrice points={points} amount={total} />
            <Button onPress={() => send({ type: 'seller-picked', companyId })}>
              去结算
              <span className="visually-hidden">：{companyName}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
