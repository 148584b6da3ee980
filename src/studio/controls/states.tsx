import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './controls.module.css'

interface EmptyProps {
  readonly icon: IconName
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** Where there is nothing: a sign, a sentence, and what to do. */
export const Empty = ({ icon, children, action }: EmptyProps): ReactNode => (
  <div className={styles.empty}>
    <Icon name={icon} />
    <p>{children}</p>
    {action}
  </div>
)

/** Lines in the place of what comes. */
export const Skeleton = ({ lines }: { readonly lines: number }): ReactNode => (
  <div className={styles.skeleton} role="status" aria-busy="true" aria-label="正在打开">
    {Array.from({ length: lines }, (_, at) => (
      <span key={at} />
    ))}
  </div>
)

type Tone = 'good' | 'busy' | 'bad' | 'quiet'

export const Chip = ({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }): ReactNode => (
  <span className={styles.chip} data-tone={tone}>
    {children}
  </span>
)
