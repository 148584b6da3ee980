import type { ReactNode } from 'react'
import { SectionTitle } from '../section-title/index.tsx'
import { type Fact, Facts, isSaid } from './index.tsx'
import styles from './facts-card.module.css'

interface FactsCardProps {
  readonly title: string
  readonly level: 2 | 3
  readonly rows: readonly Fact[]
  /** Below the others, folded. */
  readonly more?: readonly Fact[]
  /** Above the facts. */
  readonly children?: ReactNode
}

/** Facts on a card, under a title. */
export const FactsCard = ({ title, level, rows, more, children }: FactsCardProps): ReactNode => (
  <>
    <SectionTitle {...{ level, title }} />
    <div className={styles.card}>
      {children}
      <Facts rows={rows} />
      {more?.some(isSaid) && (
        <details className={styles.more}>
          <summary className={styles.summary}>更多信息</summary>
          <Facts rows={more} />
        </details>
      )}
    </div>
  </>
)

interface FactWithActionProps {
  /** Of the button. */
  readonly action: ReactNode
  readonly opens?: 'dialog'
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A fact with a small button beside it. */
export const FactWithAction = ({ action, opens, onPress, children }: FactWithActionProps): ReactNode => (
  <span className={styles.fact}>
    {children}
    <button type="button" className={styles.action} aria-haspopup={opens} onClick={onPress}>
      {action}
    </button>
  </span>
)
