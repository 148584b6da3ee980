import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Link } from '../../src/ui/link/index.tsx'
import { defaults } from './defaults.ts'
import styles from './line-tags.module.css'
import type { LineTagsProps } from './props.schema.ts'

/** The lines of a series (B2.3 multi-line tags, B3 multiLine). One alone is no choice. */
export default function LineTags(props: LineTagsProps & WidgetTools): ReactNode {
  const { title, lines = [], current, to, headingLevel } = { ...defaults, ...props }
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  if (lines.length < 2) return null
  return (
    <section className={styles.lines}>
      <Heading className={styles.title}>{title}</Heading>
      <ul className={styles.row} aria-label={title}>
        {keyed(lines, ({ productId }) => productId).map(([{ productId, name }, key]) => (
          <li key={key}>
            {productId === current ? (
              <span className={`${styles.line} ${styles.current}`} aria-current="page">
                {name}
              </span>
            ) : (
              <Link className={styles.line} target={addressTarget(`${to}${productId}`)}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
