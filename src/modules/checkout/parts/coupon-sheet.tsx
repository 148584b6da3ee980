import { useState, type ReactNode } from 'react'
import { deductionNames } from '../../../../schemas/domain/coupon.ts'
import type { OrderCoupon } from '../../../../schemas/domain/order-fill.ts'
import { couponFace, thresholdText, validText } from '../../../domain/coupon/coupon.ts'
import { priceText } from '../../../domain/price.ts'
import { keyed } from '../../../kit/keyed.ts'
import { Button } from '../../../ui/button/index.tsx'
import { Sheet } from '../../../ui/sheet/index.tsx'
import styles from './coupon-sheet.module.css'

interface CouponSheetProps {
  readonly usable: readonly OrderCoupon[]
  readonly unusable: readonly OrderCoupon[]
  /** '' for none. */
  readonly used: string
  /** One could not be used: none can be picked in its place, though no other is there. */
  readonly isRefused: boolean
  readonly onPick: (couponId: string) => void
  readonly onClose: () => void
}

/** The coupons of a member: one that can be used is picked, the others say why not. */
export default function CouponSheet({
  usable,
  unusable,
  used,
  isRefused,
  onPick,
  onClose,
}: CouponSheetProps): ReactNode {
  const [picked, setPicked] = useState(used)
  const isChoice = usable.length > 0 || isRefused
  const isEmpty = !isChoice && unusable.length === 0
  return (
    <Sheet title="选择优惠券" onClose={onClose}>
      {isEmpty && <p className={styles.empty}>还没有优惠券</p>}
      {isChoice && (
        <fieldset className={styles.list}>
          <legend className={styles.title}>可用（{usable.length}）</legend>
          {keyed(usable, (coupon) => coupon.couponId).map(([coupon, key]) => (
            <Choice key={key} coupon={coupon} picked={picked} onPick={setPicked} />
          ))}
          <label className={styles.without}>
            不使用优惠券
            <input type="radio" name="coupon" checked={picked === ''} onChange={() => setPicked('')} />
          </label>
        </fieldset>
      )}
      {unusable.length > 0 && (
        <section className={styles.list}>
          <h3 className={styles.title}>不可用（{unusable.length}）</h3>
          {keyed(unusable, (coupon) => coupon.couponId).map(([coupon, key]) => (
            <div key={key} className={styles.coupon} data-quiet>
              <Face coupon={coupon} />
              <p className={styles.reason}>{coupon.reason}</p>
            </div>
          ))}
        </section>
      )}
      {isChoice && (
        <div className={styles.foot}>
          <Button onPress={() => onPick(picked)}>确定</Button>
        </div>
      )}
    </Sheet>
  )
}

interface ChoiceProps {
  readonly coupon: OrderCoupon
  readonly picked: string
  readonly onPick: (couponId: string) => void
}

function Choice({ coupon, picked, onPick }: ChoiceProps): ReactNode {
  const { couponId, deduction = 0 } = coupon
  return (
    <label className={styles.coupon} data-picked={picked === couponId || undefined}>
      <Face coupon={coupon} />
      <span className={styles.worth}>抵 {priceText(deduction)}</span>
      <input type="radio" name="coupon" checked={picked === couponId} onChange={() => onPick(couponId)} />
    </label>
  )
}

function Face({ coupon }: { readonly coupon: OrderCoupon }): ReactNode {
  const { threshold, deductionType = 3 } = coupon
  const { sign, value, unit } = couponFace(coupon)
  return (
    <>
      <span className={styles.face}>
        <small>{sign}</small>
        {value}
        <small>{unit}</small>
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{coupon.couponName}</span>
        <span className={styles.text}>
          {[thresholdText(threshold), deductionNames[deductionType]].filter(Boolean).join(' · ')}
        </span>
        <span className={styles.text}>{validText(coupon)}</span>
      </span>
    </>
  )
}
