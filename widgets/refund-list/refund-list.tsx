import type { ReactNode } from 'react'
import type { OrderRefund } from '../../schemas/domain/order-refund.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { showsRefundAmount } from '../../src/domain/order/refund-state.ts'
import { minuteText } from '../../src/domain/shop-time.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { EmptyState } from '../../src/ui/empty-state/index.tsx'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { defaults } from './defaults.ts'
import type { RefundListProps } from './props.schema.ts'
import { words } from '../../src/ui/words/index.ts'
import styles from './refund-list.module.css'

/** The applications for money back of an order (B2.7, B4). */
export default function RefundList(props: RefundListProps & WidgetTools): ReactNode {
  const { refunds = [], detailTo, emptyText = defaults.emptyText, emit } = props
  if (refunds.length === 0) return <EmptyState scene="orders" text={emptyText} />
  return (
    <ul className={styles.list} aria-label="退款记录">
      {keyed(refunds, (refund) => refund.refundId).map(([refund, key]) => (
        <li key={key}>
          <Link
            target={addressTarget(detailTo && `${detailTo}?refundId=${refund.refundId}`)}
            className={styles.card}
            onPress={() => emit('select', { refundId: refund.refundId })}
          >
            <Refund refund={refund} canOpen={detailTo !== undefined} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Refund({ refund, canOpen }: { readonly refund: OrderRefund; readonly canOpen: boolean }): ReactNode {
  const { refundStatus, statusText, quantity, price, reasonText, description, createTime, parcel } = refund
  return (
    <>
      <span className={styles.head}>
        <span className={styles.status} data-status={refundStatus}>
          {statusText}
        </span>
        <time className={styles.time} dateTime={createTime}>
          {minuteText(createTime)}
        </time>
        {canOpen && <Icon name="chevron" />}
      </span>
      <span className={styles.reason}>
        {reasonText}
        {description && `：${description}`}
      </span>
      {parcel?.state === 'asked' && <span className={styles.goods}>商家需要您寄回商品，请填写退货物流</span>}
      <span className={styles.foot}>
        <span {...words(`共 ${quantity} 份`)} />
        {showsRefundAmount(refundStatus) && price !== undefined && (
          <span className={styles.amount}>
            退款金额 <Price amount={price} />
          </span>
        )}
      </span>
    </>
  )
}
