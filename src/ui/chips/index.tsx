import type { ReactNode } from 'react'
import { keyed } from '../../kit/keyed.ts'
import styles from './chips.module.css'

interface ChipsProps {
  readonly label: string
  readonly options: readonly string[]
  readonly selected: string | undefined
  /** In a form all of them are seen at once; filters above a list keep to one line. */
  readonly isWrapped?: boolean
  /** Told the option, or undefined when the selected one is tapped again. */
  readonly onSelect: (option: string | undefined) => void
}

/** One of several filters, or none. */
export function Chips({ label, options, selected, isWrapped, onSelect }: ChipsProps): ReactNode {
  return (
    <ul className={styles.row} data-wrapped={isWrapped || undefined} aria-label={label}>
      {keyed(options, String).map(([option, key]) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-pressed={option === selected}
            onClick={() => onSelect(option === selected ? undefined : option)}
          >
            <span className={styles.face}>{option}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
