import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import type { StateTabsProps } from './props.schema.ts'
import styles from './state-tabs.module.css'

/** Which part of a list is looked at. */
export default function StateTabs({
  tabs,
  selected,
  label = '按状态看',
  emit,
}: StateTabsProps & WidgetTools): ReactNode {
  const chosen = tabs.some(({ value }) => value === selected) ? selected : tabs[0]?.value
  return (
    <ul className={styles.row} aria-label={label}>
      {tabs.map(({ value, text, count }) => (
        <li key={value} className={styles.item}>
          <button
            type="button"
            className={styles.tab}
            aria-pressed={value === chosen}
            onClick={() => emit('change', { value })}
          >
            {text}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
