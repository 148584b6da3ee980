import type { ReactNode } from 'react'
import { Icon } from '../icon/index.tsx'
import { ServiceIcon } from '../service-icon/index.tsx'
import styles from './action-bar.module.css'

interface ActionBarProps {
  readonly label: string
  /** A line over the bar. */
  readonly note?: string
  readonly children: ReactNode
}

/** The bar at the foot of a detail page: it stays there, and the last of the content stays above it. */
export function ActionBar({ label, note, children }: ActionBarProps): ReactNode {
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.row}>{children}</div>
    </div>
  )
}

interface BarExtrasProps {
  readonly canService?: boolean
  readonly hideCollect?: boolean
  readonly isCollected?: boolean
  readonly hideShare?: boolean
  /** service, collect or share. */
  readonly onPress: (what: 'service' | 'collect' | 'share') => void
}

/** Service, collect and share, as far as there are any. */
export function BarExtras({
  canService,
  hideCollect,
  isCollected = false,
  hideShare,
  onPress,
}: BarExtrasProps): ReactNode {
  return (
    <>
      {canService && (
        <button type="button" className={styles.extra} onClick={() => onPress('service')}>
          <Icon name="service" />
          客服
        </button>
      )}
      {!hideCollect && (
        <button
          type="button"
          className={styles.extra}
          data-on={isCollected || undefined}
          aria-pressed={isCollected}
          onClick={() => onPress('collect')}
        >
          <ServiceIcon name="heart" />
          收藏
        </button>
      )}
      {!hideShare && (
        <button type="button" className={styles.extra} onClick={() => onPress('share')}>
          <Icon name="share" />
          分享
        </button>
      )}
    </>
  )
}
