import { useState, type ReactNode } from 'react'
import { couponTag } from '../../src/domain/coupon/coupon.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { SheetRow } from '../../src/ui/sheet-row/index.tsx'
import { Tag } from '../../src/ui/tag/index.tsx'
import styles from './coupon-strip.module.css'
import { defaults } from './defaults.ts'
import type { CouponStripProps } from './props.schema.ts'

/** So many fit beside each other on a small phone. */
const SHOWN = 3

/** The coupons of a product in a row (A2, A3); a tap opens them all, to be received. */
export default function CouponStrip(props: CouponStripProps & WidgetTools): ReactNode {
  const { coupons, received = [], title = defaults.title, emit } = props
  const [isOpen, setOpen] = useState(false)
  const sheet = useLazyPart(() => import('./coupon-sheet.tsx'))
  return (
    <>
      <SheetRow
        title={title}
        fetch={sheet.fetch}
        onOpen={() => {
          sheet.fetch()
          setOpen(true)
        }}
      >
        <span className={styles.tags}>
          {keyed(coupons.slice(0, SHOWN), (coupon) => coupon.couponId).map(([coupon, key]) => (
            <Tag key={key} tone="saving">
              {couponTag(coupon)}
            </Tag>
          ))}
          <span className={styles.more}>领券</span>
        </span>
      </SheetRow>
      {isOpen && sheet.Part && (
        <sheet.Part
          title={title}
          coupons={coupons}
          received={received}
          onReceive={(couponId) => emit('receive', { couponId })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
