import type { ReactNode } from 'react'
import { itemGroups } from '../../src/domain/package/package-sale.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './daily-items.module.css'
import { defaults } from './defaults.ts'
import type { DailyItemsProps } from './props.schema.ts'

/** What is in a package, by type (B3 daily items, B9 order 5, 2, 3, 1, 4). */
export default function DailyItems(props: DailyItemsProps & WidgetTools): ReactNode {
  const { title = defaults.title, items, note, headingLevel } = props
  return (
    <section className={styles.daily}>
      <SectionTitle level={headingLevel} title={title} subtitle={note} />
      <dl className={styles.groups}>
        {itemGroups(items).map((group) => (
          <div key={group.itemType} className={styles.group}>
            <dt className={styles.kind}>{group.itemTypeName}</dt>
            {keyed(group.items, (item) => `${item.productPackageId} ${item.name}`).map(([item, key]) => (
              <dd key={key} className={styles.item}>
                <span className={styles.name} {...words(item.name)} />
                <span className={styles.count}>{item.qtyDesc}</span>
                <span className={styles.worth}>{item.valueDesc && `价值 ${item.valueDesc}`}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
