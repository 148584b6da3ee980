import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
  readonly className?: string
  readonly children: ReactNode
}

/** A white surface of its own on the page. A link inside with `cardLink` makes the whole of it tappable. */
export function Card({ className = '', children }: CardProps): ReactNode {
  return <article className={`${styles.card} ${className}`}>{children}</article>
}

/** The class of the one link of a card: it reaches over the whole card, and reads as its own words only. */
export const cardLink = styles.link
