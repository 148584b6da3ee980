import type { ReactNode } from 'react'
import { maskedPhone } from '../../src/domain/phone.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { FactsCard, FactWithAction } from '../../src/ui/facts/facts-card.tsx'
import type { Fact } from '../../src/ui/facts/index.tsx'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { defaults } from './defaults.ts'
import styles from './order-facts.module.css'
import type { OrderFactsProps } from './props.schema.ts'

/** What an order says of itself (B2.5): number, times, state, money, who booked it. */
export default function OrderFacts(props: OrderFactsProps & WidgetTools): ReactNode {
  const { title, orderId, headingLevel } = { ...defaults, ...props }
  return (
    <section className={styles.place} aria-label={title}>
      <FactsCard title={title} level={headingLevel} rows={rowsOf(orderId, props)} more={moreOf(props)} />
    </section>
  )
}

/** What is asked for first: which order, and how much. */
const rowsOf = (orderId: string, props: OrderFactsProps & WidgetTools): readonly Fact[] => [
  ['订单号', <OrderNumber key="number" orderId={orderId} emit={props.emit} />],
  ...moneyOf(props),
  ['已退金额', props.priceRefunded ? <Price key="refunded" amount={props.priceRefunded} /> : undefined],
  ...moneyBackOf(props),
]

function moreOf({
  orderTime,
  payTime,
  statusText,
  contactName,
  contactPhone,
  remark,
}: OrderFactsProps): readonly Fact[] {
  return [
    ['下单时间', orderTime?.replace('T', ' ')],
    ['支付时间', payTime?.replace('T', ' ')],
    ['订单状态', statusText],
    ['预订人', contactName],
    ['手机号', contactPhone && maskedPhone(contactPhone)],
    ['备注', remark],
  ]
}

/** What came twice, after the end of the order, or in part, and is not kept. */
const moneyBackOf = ({ priceReturning, priceReturned }: OrderFactsProps): readonly Fact[] => [
  ['原路退回中', priceReturning ? <Price key="returning" amount={priceReturning} /> : undefined],
  ['已原路退回', priceReturned ? <Price key="returned" amount={priceReturned} /> : undefined],
]

/** What was paid, else what is to be paid, or was until it was cancelled. */
function moneyOf({ pricePaid, priceTotal, isCancelled, emit }: OrderFactsProps & WidgetTools): readonly Fact[] {
  const isPaid = pricePaid !== undefined && pricePaid > 0
  const amount = isPaid ? pricePaid : priceTotal
  if (amount === undefined) return []
  const money = <Amount key="amount" amount={amount} emit={emit} />
  if (isPaid || !isCancelled) return [[isPaid ? '实付金额' : '应付金额', money]]
  return [
    [
      '订单金额',
      <span key="amount" className={styles.unpaid}>
        {money}
      </span>,
    ],
  ]
}

type Emits = Pick<WidgetTools, 'emit'>

const COPY = (
  <>
    复制<span className="visually-hidden">订单号</span>
  </>
)
const DETAILS = (
  <>
    明细
    <Icon name="chevron" />
  </>
)

const OrderNumber = ({ orderId, emit }: Emits & { readonly orderId: string }): ReactNode => (
  <FactWithAction action={COPY} onPress={() => emit('copy', { text: orderId })}>
    {orderId}
  </FactWithAction>
)

const Amount = ({ amount, emit }: Emits & { readonly amount: number }): ReactNode => (
  <FactWithAction action={DETAILS} opens="dialog" onPress={() => emit('prices', {})}>
    <Price amount={amount} />
  </FactWithAction>
)
