import { useEffect, useRef, type ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import styles from './order-tabs.module.css'
import type { OrderTabsProps } from './props.schema.ts'

/** The lists of a member's orders, one beside the other (B2.9 /order). */
export default function OrderTabs({ tabs, selected, emit }: OrderTabsProps & WidgetTools): ReactNode {
  const row = useRef<HTMLElement>(null)
  const isKnown = tabs.some(({ value }) => value === selected)
  const current = isKnown ? selected : tabs[0]?.value
  useEffect(() => {
    const [list, tab] = [row.current, row.current?.querySelector<HTMLElement>('[aria-current]')]
    if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
  }, [current])
  return (
    <nav className={styles.row} aria-label="订单分类" ref={row}>
      {tabs.map(({ value, title, count = 0 }) => (
        <button
          key={value}
          type="button"
          className={styles.tab}
          aria-current={value === current ? 'true' : undefined}
          onClick={() => emit('change', { value })}
        >
          {title}
          {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
        </button>
      ))}
    </nav>
  )
}
