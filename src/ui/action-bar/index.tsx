import type { ReactNode } from 'react'
import type { CustomerService } from '../../../schemas/domain/customer-service.ts'
import { Icon } from '../icon/index.tsx'
import { type AskingService, useService } from '../service-dialog/index.tsx'
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

interface BarExtrasProps extends AskingService {
  /** Without it service is there when somebody can be reached. */
  readonly canService?: boolean
  readonly hideCollect?: boolean
  readonly isCollected?: boolean
  readonly hideShare?: boolean
  readonly onPress: (what: 'collect' | 'share') => void
  /** The online service is wanted. */
  readonly onService: (service: Partial<CustomerService>) => void
}

/** Service, collect and share, as far as there are any. */
export function BarExtras(props: BarExtrasProps): ReactNode {
  const { hideCollect, isCollected = false, hideShare, onPress } = props
  return (
    <>
      <ServiceButton {...props} />
      <span className={styles.top}>
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
      </span>
    </>
  )
}

function ServiceButton({ canService, onService, ...asked }: BarExtrasProps): ReactNode {
  const { ask, hasDialog, isThere, dialog } = useService(asked, onService)
  if (!(canService ?? isThere)) return null
  return (
    <>
      <button type="button" className={styles.extra} aria-haspopup={hasDialog ? 'dialog' : undefined} onClick={ask}>
        <Icon name="service" />
        客服
      </button>
      {dialog}
    </>
  )
}
