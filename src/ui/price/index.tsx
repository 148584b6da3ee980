import type { ReactNode } from 'react'
import { splitPrice } from '../../domain/price.ts'
import styles from './price.module.css'

interface PriceProps {
  /** Yuan. */
  readonly amount: number
  /** Yuan before the reduction: struck out, and left away unless it is higher. */
  readonly original?: number
  /** It is the lowest of several: 起 follows. */
  readonly isFrom?: boolean
  readonly size?: 'm' | 'l'
}

/** A price of the shop: small ¥, large integer, small decimals, never broken over two lines. */
export function Price({ amount, original, isFrom = false, size = 'm' }: PriceProps): ReactNode {
  const { integer, decimals } = splitPrice(amount)
  return (
    <span className={size === 'l' ? `${styles.price} ${styles.l}` : styles.price}>
      <span className={styles.now}>
        <span className={styles.small}>¥</span>
        <span className={styles.integer}>{integer}</span>
        {decimals && <span className={styles.small}>{decimals}</span>}
        {isFrom && <span className={styles.note}>起</span>}
      </span>
      {original !== undefined && original > amount && <Original amount={original} />}
    </span>
  )
}

function Original({ amount }: { readonly amount: number }): ReactNode {
  const { integer, decimals } = splitPrice(amount)
  return (
    <s className={styles.original}>
      <span className="visually-hidden">原价</span>¥{integer}
      {decimals}
    </s>
  )
}
