import type { ReactNode } from 'react'
import { maskedPhone } from '../../src/domain/phone.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { defaults } from './defaults.ts'
import styles from './order-facts.module.css'
import type { OrderFactsProps } from './props.schema.ts'

/** What an order says of itself (B2.5): number, times, state, money, who booked it. */
export default function OrderFacts(props: OrderFactsProps & WidgetTools): ReactNode {
  const { title, orderId, headingLevel, emit } = { ...defaults, ...props }
  return (
    <section className={styles.place} aria-label={title}>
      <SectionTitle level={headingLevel} title={title} />
      <dl className={styles.card}>
        <div className={styles.row}>
          <dt>订单号</dt>
          <dd className={styles.number}>
            {orderId}
            <button type="button" className={styles.copy} onClick={() => emit('copy', { text: orderId })}>
              复制<span className="visually-hidden">订单号</span>
            </button>
          </dd>
        </div>
        {rowsOf(props).map(([name, value]) => (
          <div className={styles.row} key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <Money {...props} />
      </dl>
    </section>
  )
}

/** Rows of nothing are left out. */
function rowsOf({ orderTime, payTime, statusText, contactName, contactPhone, remark }: OrderFactsProps) {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['下单时间', orderTime?.replace('T', ' ')],
    ['支付时间', payTime?.replace('T', ' ')],
    ['订单状态', statusText],
    ['预订人', contactName],
    ['手机号', contactPhone && maskedPhone(contactPhone)],
    ['备注', remark],
  ]
  return rows.filter(([, value]) => value)
}

function Money({ pricePaid, priceTotal, priceRefunded, emit }: OrderFactsProps & WidgetTools): ReactNode {
  const isPaid = pricePaid !== undefined && pricePaid > 0
  const amount = isPaid ? pricePaid : priceTotal
  return (
    <>
      {amount !== undefined && (
        <div className={styles.row}>
          <dt>{isPaid ? '实付金额' : '应付金额'}</dt>
          <dd className={styles.money}>
            <Price amount={amount} />
            <button type="button" className={styles.copy} aria-haspopup="dialog" onClick={() => emit('prices', {})}>
              明细
              <Icon name="chevron" />
            </button>
          </dd>
        </div>
      )}
      {priceRefunded ? (
        <div className={styles.row}>
          <dt>已退金额</dt>
          <dd>
            <Price amount={priceRefunded} />
          </dd>
        </div>
      ) : null}
    </>
  )
}
