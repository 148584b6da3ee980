import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { dayText, nightsBetween, weekdayWord } from '../../src/domain/dates.ts'
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
  const stay = isStay && from && until && until > from ? { from, until } : undefined
  const days = stay ? '' : daysText(from, until)
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
        {stay && (
          <dl className={styles.stay}>
            <Day word="入住" day={stay.from} />
            <div className={styles.nights}>
              <dt className="visually-hidden">住</dt>
              <dd>{nightsBetween(stay.from, stay.until)} 晚</dd>
            </div>
            <Day word="离店" day={stay.until} />
          </dl>
        )}
      </Card>
    </div>
  )
}

const Day = ({ word, day }: { readonly word: string; readonly day: string }): ReactNode => (
  <div>
    <dt className={styles.facts}>
      {word} · {weekdayWord(day)}
    </dt>
    <dd className={styles.day}>{dayText(day)}</dd>
  </div>
)
