import type { ReactNode } from 'react'
import styles from './order-form.module.css'

interface CardTitleProps {
  readonly title: string
  readonly note?: string
  readonly children?: ReactNode
}

/** What a card of the form is about, with what can be done there. */
export function CardTitle({ title, note, children }: CardTitleProps): ReactNode {
  return (
    <div className={styles.title}>
      <h2 className={styles.heading}>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </div>
  )
}
