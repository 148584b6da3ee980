import type { ReactNode } from 'react'
import { addressTarget } from '../../../domain/visit/content-target.ts'
import { ButtonLink } from '../../../ui/button/index.tsx'
import { EmptyState } from '../../../ui/empty-state/index.tsx'
import type { NoticeText } from '../messages.ts'
import styles from './notice.module.css'

interface NoticeProps {
  readonly part: string
  readonly notice: NoticeText
}

/** Why there is nothing to do here, and where there is. */
export const Notice = ({ part, notice: { text, hint, action, to } }: NoticeProps): ReactNode => (
  <section data-part={part} className={styles.notice}>
    <EmptyState
      scene="orders"
      text={text}
      hint={hint}
      action={<ButtonLink target={addressTarget(to)}>{action}</ButtonLink>}
    />
  </section>
)
