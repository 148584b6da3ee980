import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { defaults } from './defaults.ts'
import type { SearchEntryProps } from './props.schema.ts'
import styles from './search-entry.module.css'

/** The way to the search page from home and lists. */
export default function SearchEntry(props: SearchEntryProps & WidgetTools): ReactNode {
  const { placeholder, to, variant } = { ...defaults, ...props }
  return (
    <div className={styles.place} data-variant={variant}>
      <Link target={addressTarget(to)} className={styles.box}>
        <span className={styles.icon}>
          <Icon name="search" />
        </span>
        <span className="visually-hidden">搜索：</span>
        <span className={styles.text}>{placeholder}</span>
      </Link>
    </div>
  )
}
