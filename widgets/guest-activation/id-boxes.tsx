import { useState, type ReactNode } from 'react'
import styles from './id-boxes.module.css'

/** A5 */
const LENGTH = 6

interface IdBoxesProps {
  readonly id: string
  readonly value: string
  readonly isLocked: boolean
  readonly onChange: (value: string) => void
}

/** Whatever is typed or pasted -> digits and X; of a whole number the last six. */
function lastSix(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^0-9X]/g, '')
    .slice(-LENGTH)
}

/** Six boxes that are one text field: to paste, to correct and to read out. A label speaks of it by its id. */
export function IdBoxes({ id, value, isLocked, onChange }: IdBoxesProps): ReactNode {
  const [isFocused, setFocused] = useState(false)
  const next = isFocused ? Math.min(value.length, LENGTH - 1) : -1
  const type = (text: string) => {
    const clean = lastSix(text)
    // A seventh sign typed behind six is dropped; a longer text was pasted.
    onChange(text.length === LENGTH + 1 && text.startsWith(value) ? value : clean)
  }
  return (
    <span className={styles.boxes}>
      <input
        id={id}
        className={styles.input}
        value={value}
        readOnly={isLocked}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      {Array.from({ length: LENGTH }, (_, at) => (
        <span key={at} className={styles.box} data-next={at === next || undefined} aria-hidden="true">
          {value[at]}
        </span>
      ))}
    </span>
  )
}
