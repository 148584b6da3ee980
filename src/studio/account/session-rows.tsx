import type { ReactNode } from 'react'
import type { SessionRow } from '../../../schemas/studio/sessions.ts'
import { Button } from '../controls/button.tsx'
import { agoText } from '../pages/ago-text.ts'
import styles from './account.module.css'

interface SessionRowsProps {
  readonly sessions: readonly SessionRow[]
  readonly onEnd: (id: string) => void
}

/** Where somebody is signed in: the device in words, when it was last seen, and which one is here. */
export const SessionRows = ({ sessions, onEnd }: SessionRowsProps): ReactNode => (
  <ul className={styles.sessions}>
    {sessions.map(({ id, device, agent, seenAt, isOwn }) => (
      <li key={id}>
        <span title={agent}>{device}</span>
        <small>{isOwn ? '就是这里' : `${agoText(seenAt)}用过`}</small>
        <Button look="quiet" aria-label={`结束 ${device}${isOwn ? '，就是这里' : ''}`} onClick={() => onEnd(id)}>
          结束
        </Button>
      </li>
    ))}
  </ul>
)
