import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { OrderCard } from '../../schemas/domain/order-card.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { daysText } from '../../src/domain/order/days-text.ts'
import { isCalledOff } from '../../src/domain/order/order-state.ts'
import { Card } from '../../src/ui/card/index.tsx'
import { Countdown } from '../../src/ui/countdown/index.tsx'
import { useIsOver } from '../../src/ui/countdown/use-is-over.ts'
import { Link } from '../../src/ui/link/index.tsx'
import { PointsPrice } from '../../src/ui/points-price/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { productFact, ProductRow } from '../../src/ui/product-row/index.tsx'
import { orderButtons } from './order-buttons.ts'
import styles from './order-row.module.css'

interface OrderRowProps {
  readonly order: OrderCard
  readonly level: 2 | 3
  readonly now: () => number
  readonly onSelect: () => void
  /** The time to pay ran out while somebody looked. */
  readonly onOver: () => void
}

/** An order in the list: its state, what was bought, what it costs, what can be done. */
export function OrderRow({ order, level, now, onSelect, onOver }: OrderRowProps): ReactNode {
  const {
    kindText,
    statusText,
    refundText,
    shipmentText,
    productName,
    picture,
    lines,
    priceTotal,
    points,
    paths,
    actions,
  } = order
  const days = daysText(order.arrivalDate, order.departureDate)
  return (
    <Card className={styles.card}>
      <p className={styles.top}>
        <span className={styles.kind}>{kindText}</span>
        <span className={styles.status} data-open={actions.pay || undefined}>
          {refundText ?? shipmentText ?? statusText}
        </span>
      </p>
      <div className={styles.body}>
        <ProductRow
          picture={picture}
          name={productName}
          level={level}
          target={addressTarget(paths.detail)}
          size={80}
          onSelect={onSelect}
        >
          {days && <p className={productFact}>{days}</p>}
          <p className={productFact}>{linesText(lines)}</p>
        </ProductRow>
      </div>
      <MoneyBack order={order} />
      <div className={styles.foot}>
        <p className={styles.sum} data-open={actions.pay || undefined} data-cancelled={isCalledOff(order) || undefined}>
          <span className={styles.label}>{actions.pay ? '应付' : '合计'}</span>
          <PointsPrice points={points} amount={priceTotal} />
          {actions.pay && <TimeToPay until={shopClock(order.retainTime)} now={now} onOver={onOver} />}
        </p>
        <p className={styles.buttons}>
          {orderButtons(order).map(({ text, to, isMain }) => (
            <Link key={text} target={addressTarget(to)} className={isMain ? styles.main : styles.button}>
              {text}
              <span className="visually-hidden">：{productName}</span>
            </Link>
          ))}
        </p>
      </div>
    </Card>
  )
}

/** Money that came for it and is not kept. */
const MoneyBack = ({ order: { priceReturning, priceReturned } }: { readonly order: OrderCard }): ReactNode => (
  <>
    {priceReturning !== undefined && (
      <p className={productFact}>
        原路退回中 <Price amount={priceReturning} />
      </p>
    )}
    {priceReturned !== undefined && (
      <p className={productFact}>
        已原路退回 <Price amount={priceReturned} />
      </p>
    )}
  </>
)

const linesText = ([first, ...others]: OrderCard['lines']): string => {
  if (!first) return ''
  const one = `${first.name} × ${first.useCount}`
  return others.length === 0 ? one : `${one} 等 ${others.length + 1} 项`
}

function TimeToPay({
  until,
  now,
  onOver,
}: {
  readonly until: string
  readonly now: () => number
  readonly onOver: () => void
}) {
  const isOver = useIsOver(until, now)
  const tell = useEffectEvent(onOver)
  useEffect(() => {
    if (isOver) tell()
  }, [isOver])
  return <Countdown until={until} now={now} word="剩余" deadline="前支付" over="支付超时" />
}
