import type { ReactNode } from 'react'
import { Icon } from '../controls/icon.tsx'
import styles from './media.module.css'

interface SearchFieldProps {
  readonly words: string
  readonly onWords: (words: string) => void
}

export const SearchField = ({ words, onWords }: SearchFieldProps): ReactNode => (
  <label className={styles.search}>
    <Icon name="search" />
    <input
      type="search"
      aria-label="找图片"
      placeholder="名字或说明"
      value={words}
      onChange={(event) => onWords(event.target.value)}
    />
  </label>
)
