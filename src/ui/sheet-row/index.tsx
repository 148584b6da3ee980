import type { ReactNode } from 'react'
import { Icon } from '../icon/index.tsx'
import styles from './sheet-row.module.css'

interface SheetRowProps {
  readonly title: string
  /** Among cards it is one of them. */
  readonly isCard?: boolean
  /** Loads the code of the sheet, from the first touch on. */
  readonly fetch: () => void
  readonly onOpen: () => void
  /** What is chosen, or what the sheet has. */
  readonly children: ReactNode
}

/** A row of a product's page that opens a sheet. */
export const SheetRow = ({ title, isCard = false, fetch, onOpen, children }: SheetRowProps): ReactNode => (
  <button
    type="button"
    className={styles.row}
    data-card={isCard || undefined}
    aria-haspopup="dialog"
    onPointerDown={fetch}
    onClick={onOpen}
  >
    <span className={styles.title}>{title}</span>
    {children}
    <Icon name="chevron" />
  </button>
)
