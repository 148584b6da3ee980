import type { ReactNode } from 'react'
import styles from './order-form.module.css'

interface CardTitleProps {
  readonly level: 2 | 3
  readonly title: string
  readonly note?: string
  readonly children?: ReactNode
}

export function CardTitle({ level, title, note, children }: CardTitleProps): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.title}>
      <Heading className={styles.heading}>{title}</Heading>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </div>
  )
}
