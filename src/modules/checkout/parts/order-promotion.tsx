import type { ReactNode } from 'react'
import { priceText } from '../../../domain/price.ts'
import type { ShoppingInfo } from '../checkout-api.ts'
import styles from './order-promotion.module.css'

const words = { 1: '秒杀价', 2: '砍价底价', 3: '拼团价' } as const

interface OrderPromotionProps {
  /** 1 a flash sale, 2 a bargain, 3 a team (B9). */
  readonly type: NonNullable<ShoppingInfo['promotion']>['type']
  /** Yuan less than usual; 0 when nobody says how much. */
  readonly discount: number
}

/** At whose price it is bought (B9); the server decides it. */
export function OrderPromotion({ type, discount }: OrderPromotionProps): ReactNode {
  return (
    <section className={styles.place} aria-label="活动价">
      <p className={styles.row}>
        <span className={styles.word}>{words[type]}</span>
        <span className={styles.note}>{discount > 0 ? `比平时省 ${priceText(discount)}` : '已按活动价计算'}</span>
      </p>
    </section>
  )
}
