import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { BrandMark } from '../../src/ui/brand-mark/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import type { SiteFooterProps } from './props.schema.ts'
import styles from './site-footer.module.css'

/** Below every page of a desktop; the server writes it around the app, as it does the header. */
export default function SiteFooter({ brand, promise, groups }: SiteFooterProps & WidgetTools): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.brand}>
          <BrandMark />
          <div>
            <p className={styles.name}>{brand}</p>
            {promise && <p className={styles.promise}>{promise}</p>}
          </div>
        </div>
        {keyed(groups, ({ title }) => title).map(([{ title, links }, key]) => (
          <nav key={key} className={styles.group} aria-label={title}>
            <p className={styles.title}>{title}</p>
            {keyed(links, ({ to }) => to).map(([{ text, to }, name]) => (
              <Link key={name} target={addressTarget(to)} className={styles.link}>
                {text}
              </Link>
            ))}
          </nav>
        ))}
      </div>
    </footer>
  )
}
