import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.tsx'
import styles from './icon-button.module.css'

interface IconButtonProps {
  readonly icon: IconName
  /** What it does: its accessible name. */
  readonly label: string
  readonly onPress: () => void
}

export function IconButton({ icon, label, onPress }: IconButtonProps): ReactNode {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}
