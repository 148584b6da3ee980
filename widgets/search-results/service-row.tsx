import type { ReactNode } from 'react'
import type { SearchHit } from '../../schemas/domain/search.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { cardLink } from '../../src/ui/card/index.tsx'
import { EntryIcon } from '../../src/ui/entry-icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { productFact } from '../../src/ui/product-row/index.tsx'
import { Tags } from '../../src/ui/tag/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './service-row.module.css'

export interface RowProps {
  readonly found: SearchHit
  readonly level: 2 | 3
  readonly onSelect: () => void
}

/** A service: its icon, its name that leads to it, and what a guest does there. */
export function ServiceRow({ found, level, onSelect }: RowProps): ReactNode {
  const { title, subtitle, label, icon, to } = found
  const Heading = `h${level}` as const
  return (
    <div className={styles.row}>
      <span className={styles.icon}>
        <EntryIcon name={icon} />
      </span>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link target={addressTarget(to)} className={cardLink} onPress={onSelect} {...words(title)} />
        </Heading>
        {subtitle && <p className={productFact}>{subtitle}</p>}
      </div>
      <Tags tags={[label]} max={1} />
    </div>
  )
}
