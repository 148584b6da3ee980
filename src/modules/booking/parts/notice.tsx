import type { ReactNode } from 'react'
import { addressTarget } from '../../../domain/visit/content-target.ts'
import { ButtonLink } from '../../../ui/button/index.tsx'
import { EmptyState } from '../../../ui/empty-state/index.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  readonly part: string
  readonly text: string
  readonly hint?: string
}

/** Why there is nothing to book here; the buyer's orders are. */
export const Notice = ({ part, text, hint }: NoticeProps): ReactNode => (
  <section data-part={part} className={styles.notice}>
    <EmptyState
      scene="orders"
      text={text}
      {...(hint !== undefined && { hint })}
      action={<ButtonLink target={addressTarget('/order')}>我的订单</ButtonLink>}
    />
  </section>
)
