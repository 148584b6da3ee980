import type { ReactNode } from 'react'
import { readableMoment } from '../../src/domain/shop-time.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ListEnd } from '../../src/ui/list-end/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import type { RedemptionListProps } from './props.schema.ts'
import styles from './redemption-list.module.css'

/** What of mine was redeemed, when and where (B2.9). */
export default function RedemptionList(props: RedemptionListProps & WidgetTools): ReactNode {
  const { records, more, endText = '到底啦，只有这些内容了', emit, headingLevel } = props
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.place} aria-label="核销记录">
      <ul className={styles.list}>
        {keyed(records, ({ id }) => id).map(([{ name, productName, place, time, bizCode }, key]) => (
          <li key={key} className={styles.card}>
            <Heading className={styles.name} {...words(name)} />
            <p className={styles.facts}>{productName}</p>
            <p className={styles.facts}>
              {readableMoment(time)} · {place}
            </p>
            <p className={styles.code}>券码 {bizCode}</p>
          </li>
        ))}
      </ul>
      <ListEnd more={more} length={records.length} endText={endText} onMore={() => emit('more', {})} />
    </section>
  )
}
