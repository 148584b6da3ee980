import { useState, type ReactNode } from 'react'
import { priceText } from '../../src/domain/price.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import styles from './order-coupon.module.css'
import type { OrderCouponProps } from './props.schema.ts'

/** What is taken off an order (B2.6): the member's discount, a coupon, what was paid for a presale (B5). */
export default function OrderCoupon(props: OrderCouponProps & WidgetTools): ReactNode {
  const { memberDiscount = 0, levelName = '会员', presaleDeduction = 0 } = props
  return (
    <section className={styles.place} aria-label="优惠">
      <div className={styles.card}>
        {memberDiscount > 0 && <Off name={`${levelName}优惠`} amount={memberDiscount} isMember />}
        <CouponRow {...props} />
        {presaleDeduction > 0 && <Off name="预售抵扣" amount={presaleDeduction} />}
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
function CouponRow(props: OrderCouponProps & WidgetTools): ReactNode {
  const { usable = [], unusable = [], used = '', problem, emit } = props
  const [isOpen, setOpen] = useState(false)
  const { Part: CouponSheet, fetch } = useLazyPart(loadSheet)
  const pick = (couponId: string) => {
    setOpen(false)
    if (couponId !== used) emit('pick', { couponId })
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
          <CouponState {...props} />
          <Icon name="chevron" />
        </span>
      </button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isOpen && CouponSheet && (
        <CouponSheet {...{ usable, unusable, used }} onPick={pick} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

function CouponState({ usable, used, couponDiscount = 0 }: OrderCouponProps): ReactNode {
  if (used) return <span className={styles.off}>-{priceText(couponDiscount)}</span>
  if (!usable || usable.length === 0) return <span className={styles.none}>暂无可用</span>
  return <span className={styles.some}>{usable.length} 张可用</span>
}
