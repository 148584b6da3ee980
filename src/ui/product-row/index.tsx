import type { ReactNode } from 'react'
import type { Target } from '../../domain/visit/content-target.ts'
import { cardLink } from '../card/index.tsx'
import { Link } from '../link/index.tsx'
import { Picture } from '../picture/index.tsx'
import { ProductBadge } from '../product-badge/index.tsx'
import { words } from '../words/index.ts'
import styles from './product-row.module.css'

interface ProductRowProps {
  readonly picture: string
  readonly name: string
  /** Of the name's heading. */
  readonly level: 2 | 3
  /** The name leads there, from the whole of the card around the row; `none`: it leads nowhere. */
  readonly target: Target
  readonly onSelect: () => void
  /** How wide the picture is, in CSS pixels. */
  readonly size?: 80 | 88 | 96
  /** What lies over the foot of the picture, which is grey then, as of a product that is gone. */
  readonly cover?: ReactNode
  readonly isFaded?: boolean
  /** Over the picture (B2.10.1). */
  readonly badge?: string | undefined
  /** Under the name. */
  readonly children: ReactNode
}

/** A product in a card of a list: its picture at the left, at the right its name in two lines and what is said of it. */
export function ProductRow(props: ProductRowProps): ReactNode {
  const { picture, name, level, target, onSelect, size = 88, cover, isFaded, badge, children } = props
  const Heading = `h${level}` as const
  return (
    <div className={styles.row} data-size={size}>
      <span className={styles.picture} data-faded={isFaded || undefined}>
        <Picture src={picture} alt="" shape="tile" sizes={`${size}px`} />
        {cover && <span className={styles.cover}>{cover}</span>}
        <ProductBadge src={badge} />
      </span>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link
            target={target}
            className={target.kind === 'none' ? undefined : cardLink}
            onPress={onSelect}
            {...words(name)}
          />
        </Heading>
        {children}
      </div>
    </div>
  )
}

/** A line of facts under the name: it ends in dots where it is too long. */
export const productFact = styles.fact
