import type { ReactNode } from 'react'
import type { Team } from '../../schemas/domain/team.ts'
import { Countdown } from '../../src/ui/countdown/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import styles from './team-list.module.css'

interface TeamRowProps {
  readonly team: Team
  readonly button: string
  readonly isBusy: boolean
  readonly now: () => number
  readonly onPress: () => void
}

/** A team in a line: whose it is, what it wants, and the way in. */
export function TeamRow({ team, button, isBusy, now, onPress }: TeamRowProps): ReactNode {
  const { teamStatus, teamStatusDesc, remainPersons, endTime, teamPersonList } = team
  const [leader] = teamPersonList
  const name = leader?.nickName ?? '拼团'
  return (
    <li className={styles.row}>
      <span className={styles.face} aria-hidden="true">
        {leader?.iconUrl ? <Picture src={leader.iconUrl} alt="" shape="tile" sizes="40px" /> : name.slice(0, 1)}
      </span>
      <span className={styles.words}>
        <b className={styles.name}>{name}的团</b>
        {teamStatus === 1 ? (
          <span className={styles.facts}>
            <span className={styles.remain}>还差 {remainPersons} 人</span>
            <Countdown until={endTime} now={now} word="剩" />
          </span>
        ) : (
          <span className={styles.facts}>{teamStatusDesc}</span>
        )}
      </span>
      <button
        type="button"
        className={styles.go}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onPress}
      >
        {button}
        <span className="visually-hidden">{name}的团</span>
      </button>
    </li>
  )
}
