import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/index.tsx'
import { shell } from '../shell.ts'
import styles from './page-header.module.css'

/** The bar of every page but those whose route says `header: none` (B2.9). */
export function PageHeader({ title }: { readonly title: string }): ReactNode {
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.back} aria-label="返回" onClick={() => shell.back('/')}>
        <Icon name="back" />
      </button>
      <h1 className={styles.title}>{title}</h1>
    </header>
  )
}
