import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/index.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  readonly title: string
  /** The title is the shop's name, in place of a page's. */
  readonly isShop?: boolean
  readonly onBack: () => void
}

/** The bar of every page but those whose route says `header: none` (B2.9). */
export function PageHeader({ title, isShop, onBack }: PageHeaderProps): ReactNode {
  return (
    <header className={styles.bar} data-shop={isShop || undefined}>
      <button type="button" className={styles.back} aria-label="返回" onClick={onBack}>
        <Icon name="back" />
      </button>
      <h1 className={styles.title}>{title}</h1>
    </header>
  )
}
