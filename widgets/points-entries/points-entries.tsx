import type { ReactNode } from 'react'
import { dayText } from '../../src/domain/dates.ts'
import { pointsCount } from '../../src/domain/points/points-text.ts'
import { readableMoment } from '../../src/domain/shop-time.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ListEnd } from '../../src/ui/list-end/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './points-entries.module.css'
import type { PointsEntriesProps } from './props.schema.ts'

/** How a member came by points, and what became of them. */
export default function PointsEntries(props: PointsEntriesProps & WidgetTools): ReactNode {
  const { entries, more, endText = '到底啦，只有这些内容了', emit } = props
  return (
    <section className={styles.place} aria-label="明细">
      <ul className={styles.list}>
        {keyed(entries, (entry) => entry.id).map(([entry, key]) => (
          <Entry key={key} {...entry} />
        ))}
      </ul>
      <ListEnd more={more} length={entries.length} endText={endText} onMore={() => emit('more', {})} />
    </section>
  )
}

const Entry = ({ title, note, amount, time, goodUntil }: PointsEntriesProps['entries'][number]): ReactNode => (
  <li className={styles.entry}>
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      {note && <p className={styles.note} {...words(note)} />}
      <p className={styles.note}>
        <span className={styles.when}>
          {readableMoment(time)}
          {goodUntil && '，'}
        </span>
        {goodUntil && <span className={styles.when}>{`用到 ${goodUntil.slice(0, 4)}年${dayText(goodUntil)}`}</span>}
      </p>
    </div>
    <p className={styles.amount} data-gain={amount > 0 || undefined}>
      {amount > 0 && '+'}
      {pointsCount(amount)}
    </p>
  </li>
)
