import type { ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import { Picture } from '../../src/ui/picture/index.tsx'
import styles from './team-panel.module.css'
import type { TeamPanelProps } from './props.schema.ts'

/** A9: faces that are shown. */
const FACES = 3

interface PeopleProps extends Pick<TeamPanelProps, 'people' | 'persons'> {
  readonly isOpen: boolean
}

/** The first of them, the leader marked; an empty seat stands for those who are still wanted, where there is room. */
export function People({ people, persons, isOpen }: PeopleProps): ReactNode {
  const shown = people.slice(0, FACES)
  const hidden = people.length - shown.length
  const empty = isOpen ? Math.min(FACES, persons) - shown.length : 0
  return (
    <ul className={styles.people} aria-label="团员">
      {keyed(shown, ({ userId }) => userId).map(([{ nickName, iconUrl }, key], at) => (
        <li key={key} className={styles.person}>
          <span className={styles.face}>
            {iconUrl ? (
              <Picture src={iconUrl} alt="" shape="tile" sizes="48px" />
            ) : (
              <span aria-hidden="true">{nickName.slice(0, 1)}</span>
            )}
          </span>
          {at === 0 && <span className={styles.leader}>团长</span>}
          <span className={styles.name}>{nickName}</span>
        </li>
      ))}
      {Array.from({ length: Math.max(0, empty) }, (_, at) => (
        <li key={`empty ${at}`} className={styles.person}>
          <span className={styles.face} data-empty>
            <span aria-hidden="true">?</span>
          </span>
          <span className={styles.name}>待加入</span>
        </li>
      ))}
      {hidden > 0 && <li className={styles.hidden}>等 {people.length} 人</li>}
    </ul>
  )
}
