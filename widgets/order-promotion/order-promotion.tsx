import type { ReactNode } from 'react'
import { priceText } from '../../src/domain/price.ts'
import styles from './order-promotion.module.css'
import type { OrderPromotionProps } from './props.schema.ts'

const words = { 1: '秒杀价', 2: '砍价底价', 3: '拼团价' } as const

/** At whose price it is bought (B9); the server decides it. */
export default function OrderPromotion({ kind, discount = 0, problem }: OrderPromotionProps): ReactNode {
  return (
    <section className={styles.place} aria-label="活动价">
      <p className={styles.row} data-over={problem ? true : undefined}>
        <span className={styles.word}>{words[kind]}</span>
        <span className={styles.note}>
          {problem ?? (discount > 0 ? `比平时省 ${priceText(discount)}` : '已按活动价计算')}
        </span>
      </p>
    </section>
  )
}
