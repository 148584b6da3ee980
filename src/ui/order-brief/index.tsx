import type { ReactNode } from 'react'
import { addressTarget } from '../../domain/visit/content-target.ts'
import { Icon } from '../icon/index.tsx'
import { Link } from '../link/index.tsx'
import { Picture } from '../picture/index.tsx'
import { Price } from '../price/index.tsx'
import { words } from '../words/index.ts'
import styles from './order-brief.module.css'

export interface OrderBriefProps {
  readonly picture?: string
  readonly name: string
  readonly text?: string
  /** Yuan. */
  readonly amount?: number
  readonly amountLabel?: string
  /** Address of the shop; without it the line is no link. */
  readonly to?: string
  readonly onPress?: () => void
}

/** What an order bought, in one line of a page about it. */
export function OrderBrief({
  picture = '',
  name,
  text,
  amount,
  amountLabel,
  to = '',
  onPress,
}: OrderBriefProps): ReactNode {
  const target = addressTarget(to)
  return (
    <Link target={target} className={styles.card} onPress={onPress}>
      <Picture className={styles.picture} src={picture} alt="" shape="tile" sizes="72px" />
      <span className={styles.words}>
        <span className={styles.name} {...words(name)} />
        {text && <span className={styles.text} {...words(text)} />}
        {amount !== undefined && (
          <span className={styles.amount}>
            {amountLabel && <span className={styles.label}>{amountLabel}</span>}
            <Price amount={amount} />
          </span>
        )}
      </span>
      {target.kind !== 'none' && <Icon name="chevron" />}
    </Link>
  )
}
