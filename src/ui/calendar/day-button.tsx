import { createContext, useContext, useEffect, useRef, type ReactElement } from 'react'
import type { DayButtonProps } from 'react-day-picker'
import styles from './calendar.module.css'

/** The words of a range: under its first and its last day, and in a bubble over the last one. */
export interface RangeWords {
  readonly from: string
  readonly to: string
  readonly bubble?: string
}

export const WordsContext = createContext<RangeWords>({ from: '', to: '' })

/** One day: its number, and a word below it where it has one. */
export function DayButton({ day, modifiers, children, ...button }: DayButtonProps): ReactElement {
  const ref = useRef<HTMLButtonElement>(null)
  const words = useContext(WordsContext)
  useEffect(() => {
    if (modifiers['focused']) ref.current?.focus()
  }, [modifiers])
  const isLast = modifiers['end'] || (modifiers['start'] && modifiers['alone'])
  return (
    <button ref={ref} {...button} data-iso={day.isoDate}>
      {isLast && words.bubble && (
        <span className={styles.bubble} aria-hidden="true">
          {words.bubble}
        </span>
      )}
      {children}
      <span className={styles.mark}>{markOf(modifiers, words)}</span>
    </button>
  )
}

function markOf(modifiers: DayButtonProps['modifiers'], words: RangeWords): string | undefined {
  if (modifiers['start']) return words.from
  if (modifiers['end']) return words.to
  return modifiers['today'] ? '今天' : undefined
}
