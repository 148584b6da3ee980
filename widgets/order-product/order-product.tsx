import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { daysText } from '../../src/domain/order/days-text.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Card } from '../../src/ui/card/index.tsx'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { ProductRow } from '../../src/ui/product-row/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './order-product.module.css'
import type { OrderProductProps } from './props.schema.ts'

/** What was bought (B2.5), and how it was when it was bought: 交易快照. */
export default function OrderProduct(props: OrderProductProps & WidgetTools): ReactNode {
  const { name, subtitle, picture = '', kindText, from, until, isStay, to, snapshotTo, headingLevel, emit } = props
  const days = daysText(from, until, isStay)
  return (
    <div className={styles.place}>
      <Card className={styles.card}>
        <ProductRow
          picture={picture}
          name={name}
          level={headingLevel}
          target={addressTarget(to)}
          onSelect={() => emit('select', {})}
        >
          {subtitle && <p className={styles.facts}>{subtitle}</p>}
          {days && <p className={styles.days} {...words(days)} />}
          <p className={styles.foot}>
            <span className={styles.facts}>{kindText}</span>
            {snapshotTo && (
              <Link target={addressTarget(snapshotTo)} className={styles.snapshot} onPress={() => emit('snapshot', {})}>
                交易快照
                <Icon name="chevron" />
              </Link>
            )}
          </p>
        </ProductRow>
      </Card>
    </div>
  )
}
