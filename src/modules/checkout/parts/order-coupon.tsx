import { useState, type ReactNode } from 'react'
import { priceText } from '../../../domain/price.ts'
import { keyed } from '../../../kit/keyed.ts'
import { useLazyPart } from '../../../ui/hooks/use-lazy-part.ts'
import { Icon } from '../../../ui/icon/index.tsx'
import type { OrderCoupons, ShoppingInfo } from '../checkout-api.ts'
import { DeductionRow } from './deduction-row.tsx'
import styles from './order-coupon.module.css'

interface OrderCouponProps {
  readonly info: ShoppingInfo
  readonly coupons: OrderCoupons
  /** '' for none. */
  readonly onPick: (couponId: string) => void
  readonly onDeduct: (deductionType: 1 | 2, isUsed: boolean) => void
}

/** What is taken off an order (B2.6): the member's discount, a coupon, what was paid for a presale (B5), points and coins (B3). */
export function OrderCoupon(props: OrderCouponProps): ReactNode {
  const { memberDiscount = 0, levelName = '会员', presaleDeduction = 0 } = props.info.priceDetail ?? {}
  return (
    <section className={styles.place} aria-label="优惠">
      <div className={styles.card}>
        {memberDiscount > 0 && <Off name={`${levelName}优惠`} amount={memberDiscount} isMember />}
        <CouponRow {...props} />
        {presaleDeduction > 0 && <Off name="预售抵扣" amount={presaleDeduction} />}
        {keyed(props.info.deductions ?? [], (deduction) => deduction.deductionType).map(([deduction, key]) => (
          <DeductionRow key={key} {...deduction} onDeduct={props.onDeduct} />
        ))}
      </div>
    </section>
  )
}

interface OffProps {
  readonly name: string
  /** Yuan. */
  readonly amount: number
  readonly isMember?: boolean
}

const Off = ({ name, amount, isMember }: OffProps): ReactNode => (
  <p className={styles.row}>
    <span className={isMember ? styles.level : undefined}>{name}</span>
    <span className={styles.off}>-{priceText(amount)}</span>
  </p>
)

const loadSheet = () => import('./coupon-sheet.tsx')

/** The coupon that is used, or how many can be; a tap opens all of them. */
function CouponRow({ info, coupons, onPick }: Omit<OrderCouponProps, 'onDeduct'>): ReactNode {
  const { coupon: { couponId: used = '' } = {}, couponProblem: problem } = info
  const [isOpen, setOpen] = useState(false)
  const { Part: CouponSheet, fetch } = useLazyPart(loadSheet)
  const pick = (couponId: string) => {
    setOpen(false)
    onPick(couponId)
  }
  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-haspopup="dialog"
        onPointerDown={fetch}
        onClick={() => {
          fetch()
          setOpen(true)
        }}
      >
        <span>优惠券</span>
        <span className={styles.state} aria-live="polite">
          <CouponState {...{ info, coupons }} />
          <Icon name="chevron" />
        </span>
      </button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isOpen && CouponSheet && (
        <CouponSheet
          {...coupons}
          {...{ used, isRefused: problem !== undefined }}
          onPick={pick}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function CouponState({ info, coupons: { usable } }: Pick<OrderCouponProps, 'info' | 'coupons'>): ReactNode {
  if (info.coupon) return <span className={styles.off}>-{priceText(info.priceDetail?.couponDiscount ?? 0)}</span>
  if (usable.length === 0) return <span className={styles.none}>暂无可用</span>
  return <span className={styles.some}>{usable.length} 张可用</span>
}
