import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/content-target.ts'
import { daysText } from '../../src/domain/order/days-text.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Card, cardLink } from '../../src/ui/card/index.tsx'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import styles from './order-product.module.css'
import type { OrderProductProps } from './props.schema.ts'

/** What was bought (B2.5), and how it was when it was bought: 交易快照. */
export default function OrderProduct(props: OrderProductProps & WidgetTools): ReactNode {
  const { name, subtitle, picture = '', kindText, from, until, isStay, to, snapshotTo, headingLevel, emit } = props
  const Heading = `h${headingLevel}` as const
  const target = addressTarget(to)
  const days = daysText(from, until, isStay)
  return (
    <div className={styles.place}>
      <Card className={styles.card}>
        <Picture src={picture} alt="" shape="tile" sizes="88px" className={styles.picture} />
        <div className={styles.words}>
          <Heading className={styles.name}>
            <Link
              target={target}
              className={target.kind === 'none' ? undefined : cardLink}
              onPress={() => emit('select', {})}
            >
              {name}
            </Link>
          </Heading>
          {subtitle && <p className={styles.facts}>{subtitle}</p>}
          {days && <p className={styles.days}>{days}</p>}
          <p className={styles.foot}>
            <span className={styles.facts}>{kindText}</span>
            {snapshotTo && (
              <Link target={addressTarget(snapshotTo)} className={styles.snapshot} onPress={() => emit('snapshot', {})}>
                交易快照
                <Icon name="chevron" />
              </Link>
            )}
          </p>
        </div>
      </Card>
    </div>
  )
}
