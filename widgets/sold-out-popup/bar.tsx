import type { ReactNode } from 'react'
import { Icon } from '../../src/ui/icon/index.tsx'
import styles from './bar.module.css'

interface BarProps {
  readonly text: string
  readonly isOpen: boolean
  readonly onPress: () => void
}

/** The bar that says that it is sold out, and opens and closes what is recommended instead. */
export function Bar({ text, isOpen, onPress }: BarProps): ReactNode {
  return (
    <button type="button" className={styles.bar} aria-haspopup="dialog" aria-expanded={isOpen} onClick={onPress}>
      <span className={styles.text}>{text}</span>
      <span className={isOpen ? styles.down : styles.up}>
        <Icon name="chevron" />
      </span>
    </button>
  )
}
