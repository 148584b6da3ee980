import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { keyed } from '../../kit/keyed.ts'
import { nextTab } from './next-tab.ts'
import styles from './tabs.module.css'

interface TabsProps {
  /** Unique on the page; the panel takes the same. */
  readonly id: string
  readonly label: string
  readonly tabs: readonly { readonly id: string; readonly title: string }[]
  readonly selected: number
  readonly onSelect: (index: number) => void
}

/** A row of tabs that scrolls sideways; arrows, Home and End move through it. */
export function Tabs({ id, label, tabs, selected, onSelect }: TabsProps): ReactNode {
  const row = useRef<HTMLDivElement>(null)
  useSelectedInView(row, selected)
  const move = (event: KeyboardEvent) => {
    const next = nextTab(event.key, selected, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    onSelect(next)
  }
  return (
    <div className={styles.row} role="tablist" tabIndex={-1} aria-label={label} ref={row} onKeyDown={move}>
      {keyed(tabs, (tab) => tab.id).map(([tab, key], index) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-selected={index === selected}
          aria-controls={`${id}-panel`}
          tabIndex={index === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(index)}
        >
          {tab.title}
        </button>
      ))}
    </div>
  )
}

/** Brings the selected tab to the middle of its row; the page itself stays where it is. */
function useSelectedInView(row: { readonly current: HTMLElement | null }, selected: number): void {
  const first = useRef(true)
  useEffect(() => {
    const list = row.current
    const tab = list?.querySelectorAll<HTMLElement>('[role=tab]')[selected]
    if (!list || !tab || (first.current && selected === 0)) return
    const left = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
    list.scrollTo({ left, behavior: first.current ? 'instant' : 'smooth' })
    first.current = false
  }, [row, selected])
}

interface TabPanelProps {
  readonly id: string
  readonly selected: number
  readonly isBusy: boolean
  readonly children: ReactNode
}

export function TabPanel({ id, selected, isBusy, children }: TabPanelProps): ReactNode {
  return (
    <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${selected}`} aria-busy={isBusy} tabIndex={-1}>
      {children}
    </div>
  )
}
