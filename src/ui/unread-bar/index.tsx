import type { ReactNode } from 'react'
import styles from './unread-bar.module.css'

interface UnreadBarProps {
  readonly unread: number
  readonly onReadAll: () => void
}

/** Over a list of messages: how many are unread, and a button that marks all as read. */
export const UnreadBar = ({ unread, onReadAll }: UnreadBarProps): ReactNode => (
  <p className={styles.bar}>
    <span role="status">{unread > 0 ? `${unread} 条未读` : '没有未读消息'}</span>
    {unread > 0 && (
      <button type="button" className={styles.all} onClick={onReadAll}>
        全部已读
      </button>
    )}
  </p>
)
