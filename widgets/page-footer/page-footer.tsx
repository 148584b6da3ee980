import type { ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { BrandMark } from '../../src/ui/brand-mark/index.tsx'
import styles from './page-footer.module.css'
import type { PageFooterProps } from './props.schema.ts'

const NO_POINTS: string[] = []

export default function PageFooter({ brand, promise, points = NO_POINTS }: PageFooterProps & WidgetTools): ReactNode {
  return (
    <footer className={styles.footer}>
      {points.length > 0 && (
        <ul className={styles.points} aria-label="服务保障">
          {keyed(points, String).map(([point, key]) => (
            <li key={key}>{point}</li>
          ))}
        </ul>
      )}
      <BrandMark />
      <p className={styles.brand}>{brand}</p>
      {promise && <p className={styles.promise}>{promise}</p>}
    </footer>
  )
}
