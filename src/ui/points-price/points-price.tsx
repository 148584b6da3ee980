import type { ReactNode } from 'react'
import { pointsCount } from '../../domain/points/points-text.ts'
import { priceText } from '../../domain/price.ts'
import { Price } from '../price/index.tsx'
import styles from './points-price.module.css'

interface PointsPriceProps {
  /** Of the points mall; without them it is a price in money alone. */
  readonly points?: number | undefined
  /** Yuan, beside the points where there are any. */
  readonly amount: number
  /** Yuan before the reduction, of a price in money. */
  readonly original?: number | undefined
  readonly isFrom?: boolean | undefined
  readonly size?: 'm' | 'l'
}

/** What goods of the points mall take: 8,000积分 + ¥88; what is sold for money has its price as everywhere. */
export function PointsPrice({ points, amount, original, isFrom, size = 'm' }: PointsPriceProps): ReactNode {
  if (points === undefined)
    return (
      <Price
        {...{ amount, size, ...(original !== undefined && { original }), ...(isFrom !== undefined && { isFrom }) }}
      />
    )
  return (
    <span className={size === 'l' ? `${styles.price} ${styles.l}` : styles.price}>
      <span className={styles.points}>{pointsCount(points)}</span>
      <span className={styles.small}>{amount > 0 ? '积分 + ' : '积分'}</span>
      {amount > 0 && <span className={styles.small}>{priceText(amount)}</span>}
      {isFrom && <span className={styles.note}>起</span>}
    </span>
  )
}
