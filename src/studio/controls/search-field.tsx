import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './controls.module.css'

interface SearchFieldProps {
  /** What it is called for who can't see it: 找图片. */
  readonly label: string
  /** What can be looked for. */
  readonly placeholder: string
  readonly words: string
  readonly onWords: (words: string) => void
  readonly onKey?: (event: KeyboardEvent) => void
}

/** Narrows the list below it with each letter. */
export const SearchField = ({ label, placeholder, words, onWords, onKey }: SearchFieldProps): ReactNode => (
  <label className={styles.search}>
    <Icon name="search" />
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={words}
      onKeyDown={onKey}
      onChange={(event) => onWords(event.target.value)}
    />
  </label>
)
