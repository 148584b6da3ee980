import { useEffect, useRef, type ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import type { StateTabsProps } from './props.schema.ts'
import styles from './state-tabs.module.css'

/** Which part of a list is looked at: of its orders (B2.9 /order), of its coupons. The row scrolls to the one that is chosen. */
export default function StateTabs({
  tabs,
  selected,
  label = '按状态看',
  emit,
}: StateTabsProps & WidgetTools): ReactNode {
  const row = useRef<HTMLElement>(null)
  const chosen = tabs.some(({ value }) => value === selected) ? selected : tabs[0]?.value
  useEffect(() => {
    const [list, tab] = [row.current, row.current?.querySelector<HTMLElement>('[aria-current]')]
    if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
  }, [chosen])
  return (
    <nav className={styles.row} aria-label={label} ref={row}>
      {keyed(tabs, ({ value }) => value).map(([{ value, text, count }, key]) => (
        <button
          key={key}
          type="button"
          className={styles.tab}
          aria-current={value === chosen ? 'true' : undefined}
          onClick={() => emit('change', { value })}
        >
          {text}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </nav>
  )
}
