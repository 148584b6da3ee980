import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/index.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  readonly title: string
  readonly onBack: () => void
}

/** The bar of every page but those whose route says `header: none` (B2.9). */
export function PageHeader({ title, onBack }: PageHeaderProps): ReactNode {
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.back} aria-label="返回" onClick={onBack}>
        <Icon name="back" />
      </button>
      <h1 className={styles.title}>{title}</h1>
    </header>
  )
}
