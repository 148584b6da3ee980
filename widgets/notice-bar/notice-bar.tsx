import type { ReactNode } from 'react'
import { contentTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { defaults } from './defaults.ts'
import styles from './notice-bar.module.css'
import type { NoticeBarProps } from './props.schema.ts'

/** B2.10.5: a bar of links, hidden when from=ytmp; what must not jump is text that does nothing on a tap. */
export default function NoticeBar({ items, from, max = defaults.max, emit }: NoticeBarProps & WidgetTools): ReactNode {
  if (from === 'ytmp') return null
  return (
    <ul className={styles.notices} aria-label="公告">
      {keyed(items.slice(0, max), (item) => item.id).map(([item, key], index) => {
        const target = contentTarget(item)
        return (
          <li key={key}>
            <Link target={target} className={styles.notice} onPress={() => emit('select', { item, index })}>
              <span className={styles.horn}>
                <Icon name="notice" />
              </span>
              <span className={styles.text}>{item.title}</span>
              {target.kind !== 'none' && <Icon name="chevron" />}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
