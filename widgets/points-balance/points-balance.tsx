import type { ReactNode } from 'react'
import { dayText } from '../../src/domain/dates.ts'
import { pointsCount } from '../../src/domain/points/points-text.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import styles from './points-balance.module.css'
import type { PointsBalanceProps } from './props.schema.ts'

/** What a member can spend beside money, and what of it is gone soon; a visitor is asked to log in. */
export default function PointsBalance(props: PointsBalanceProps & WidgetTools): ReactNode {
  const { points, linkText, linkTo, emit } = props
  return (
    <section className={styles.place} aria-label="我的积分">
      <div className={styles.card}>
        {points === undefined ? <Visitor onLogin={() => emit('login', {})} /> : <Member {...props} points={points} />}
        {linkText && linkTo && (
          <Link target={addressTarget(linkTo)} className={styles.link}>
            {linkText}
            <Icon name="chevron" />
          </Link>
        )}
      </div>
    </section>
  )
}

const Visitor = ({ onLogin }: { readonly onLogin: () => void }): ReactNode => (
  <div className={styles.facts}>
    <p className={styles.name}>登录后查看我的积分</p>
    <button type="button" className={styles.login} onClick={onLogin}>
      去登录
    </button>
  </div>
)

interface MemberProps extends PointsBalanceProps {
  readonly points: number
}

const Member = ({ points, coins = 0, soon = 0, soonDay }: MemberProps): ReactNode => (
  <div className={styles.facts}>
    <p className={styles.name}>可用积分</p>
    <p className={styles.amount}>{pointsCount(points)}</p>
    {coins > 0 && <p className={styles.note}>商家币 {pointsCount(coins)} 个</p>}
    <p className={styles.note}>
      {soon > 0 && soonDay ? `${pointsCount(soon)} 积分快到期，最早到 ${dayText(soonDay)}` : '100 积分抵 1 元'}
    </p>
  </div>
)
