import type { ReactNode } from 'react'
import { couponTypes, deductionNames } from '../../schemas/domain/coupon.ts'
import type { MemberCoupon } from '../../schemas/domain/member-coupon.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { couponFace, thresholdText, validText } from '../../src/domain/coupon/coupon.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Link } from '../../src/ui/link/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './my-coupons.module.css'
import type { MyCouponsProps } from './props.schema.ts'

const USE = '/coupon-use?couponId='

/** The coupons that a member has (A3): what is over is grey. */
export default function MyCoupons({
  coupons,
  link = USE,
  to,
  emit,
  headingLevel,
}: MyCouponsProps & WidgetTools): ReactNode {
  return (
    <ul className={styles.list} aria-label="优惠券">
      {keyed(coupons, (coupon) => coupon.couponId).map(([coupon, key]) => (
        <li key={key}>
          <Ticket
            coupon={coupon}
            level={headingLevel}
            to={to ?? link + coupon.couponId}
            onUse={() => emit('select', { couponId: coupon.couponId })}
          />
        </li>
      ))}
    </ul>
  )
}

interface TicketProps {
  readonly coupon: MemberCoupon
  readonly level: 2 | 3
  readonly to: string
  readonly onUse: () => void
}

function Ticket({ coupon, level, to, onUse }: TicketProps): ReactNode {
  const { couponName, couponType, state, obstacle, description } = coupon
  const { sign, value, unit } = couponFace(coupon)
  const kind = [couponTypes[couponType], deductionOf(coupon)].filter(Boolean).join(' · ')
  const Heading = `h${level}` as const
  const isOff = state !== 'usable' || obstacle !== undefined
  return (
    <article className={styles.ticket} data-off={isOff || undefined}>
      <div className={styles.face}>
        <p className={styles.worth}>
          <span className={styles.sign}>{sign}</span>
          {value}
          <span className={styles.sign}>{unit}</span>
        </p>
        <p className={styles.rule}>{thresholdText(coupon.threshold)}</p>
      </div>
      <div className={styles.body}>
        <div className={styles.words}>
          <Heading className={styles.name} {...words(couponName)} />
          {kind !== couponName && <p className={styles.facts}>{kind}</p>}
          <p className={styles.facts}>{validText(coupon)}</p>
          {description && <p className={styles.note}>{description}</p>}
          {obstacle && <p className={styles.obstacle}>{obstacle}</p>}
        </div>
        <Foot coupon={coupon} to={to} onUse={onUse} />
      </div>
    </article>
  )
}

/** What it takes, beside money (B3): 3 is nothing of the kind. */
const deductionOf = ({ deductionType = 3 }: MemberCoupon): string => deductionNames[deductionType]

const stamps = { used: '已使用', expired: '已过期' } as const

function Foot({ coupon: { state, obstacle, couponName }, to, onUse }: Omit<TicketProps, 'level'>): ReactNode {
  if (state !== 'usable') return <span className={styles.stamp}>{stamps[state]}</span>
  if (obstacle || to === '') return null
  return (
    <Link target={addressTarget(to)} className={styles.use} onPress={onUse}>
      去使用<span className="visually-hidden">：{couponName}</span>
    </Link>
  )
}
