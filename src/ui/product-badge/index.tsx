import type { ReactNode } from 'react'
import { Picture } from '../picture/index.tsx'
import styles from './product-badge.module.css'

interface ProductBadgeProps {
  /** Nothing: the product has none. */
  readonly src: string | undefined
  /** On the pictures of the product's own page; on a card it is small, and in the other corner: the first one may have words. */
  readonly isLarge?: boolean
}

/** The badge over a product's picture (B2.10.1 subListUrl), in a place that is positioned. A drawing has one file, a picture several. */
export function ProductBadge({ src, isLarge }: ProductBadgeProps): ReactNode {
  return (
    src && (
      <span className={isLarge ? styles.large : styles.small}>
        {src.includes('.') ? (
          <img src={src} alt="" loading="lazy" />
        ) : (
          <Picture src={src} alt="" shape="tile" sizes="64px" />
        )}
      </span>
    )
  )
}
