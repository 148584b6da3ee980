import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/content-target.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import styles from './order-brief.module.css'
import type { OrderBriefProps } from './props.schema.ts'

/** What an order bought, in one line of a page about it. */
export default function OrderBrief(props: OrderBriefProps & WidgetTools): ReactNode {
  const { picture = '', name, text, amount, amountLabel, to = '', emit } = props
  const target = addressTarget(to)
  return (
    <div className={styles.brief}>
      <Link target={target} className={styles.card} onPress={() => emit('select', {})}>
        <Picture className={styles.picture} src={picture} alt="" shape="tile" sizes="72px" />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {text && <span className={styles.text}>{text}</span>}
          {amount !== undefined && (
            <span className={styles.amount}>
              {amountLabel && <span className={styles.label}>{amountLabel}</span>}
              <Price amount={amount} />
            </span>
          )}
        </span>
        {target.kind !== 'none' && <Icon name="chevron" />}
      </Link>
    </div>
  )
}
