import type { ReactNode } from 'react'
import { couponTypes } from '../../schemas/domain/coupon.ts'
import { couponFace, thresholdText, validText } from '../../src/domain/coupon/coupon.ts'
import { keyed } from '../../src/kit/keyed.ts'
import { Sheet } from '../../src/ui/sheet/index.tsx'
import styles from './coupon-strip.module.css'
import type { CouponStripProps } from './props.schema.ts'

type Coupon = CouponStripProps['coupons'][number]

interface CouponSheetProps {
  readonly title: string
  readonly coupons: readonly Coupon[]
  readonly received: readonly string[]
  readonly onReceive: (couponId: string) => void
  readonly onClose: () => void
}

/** Every coupon with what it is worth and until when; one of a kind can be received once, while there are any. */
export default function CouponSheet({ title, coupons, received, onReceive, onClose }: CouponSheetProps): ReactNode {
  return (
    <Sheet title={title} onClose={onClose}>
      <ul className={styles.list}>
        {keyed(coupons, (coupon) => coupon.couponId).map(([coupon, key]) => (
          <CouponCard
            key={key}
            coupon={coupon}
            isMine={received.includes(coupon.couponId)}
            onReceive={() => onReceive(coupon.couponId)}
          />
        ))}
      </ul>
    </Sheet>
  )
}

interface CouponCardProps {
  readonly coupon: Coupon
  readonly isMine: boolean
  readonly onReceive: () => void
}

function CouponCard({ coupon, isMine, onReceive }: CouponCardProps): ReactNode {
  const { couponName, couponType, threshold, description, stock } = coupon
  const { sign, value, unit } = couponFace(coupon)
  const isGone = !isMine && stock === 0
  return (
    <li className={styles.coupon} data-quiet={isMine || isGone || undefined}>
      <p className={styles.worth}>
        <span className={styles.face}>
          <small>{sign}</small>
          {value}
          <small>{unit}</small>
        </span>
        <span className={styles.from}>{thresholdText(threshold)}</span>
      </p>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <span className={styles.kind}>{couponTypes[couponType]}</span>
          {couponName !== couponTypes[couponType] && couponName}
        </h3>
        {description && <p className={styles.text}>{description}</p>}
        <p className={styles.text}>{validText(coupon)}</p>
      </div>
      <button
        type="button"
        className={styles.receive}
        aria-disabled={isMine || isGone || undefined}
        aria-label={`${isMine ? '已领取' : isGone ? '已领完' : '领取'} ${couponName}`}
        onClick={isMine || isGone ? undefined : onReceive}
      >
        {isMine ? '已领取' : isGone ? '已领完' : '领取'}
      </button>
    </li>
  )
}
