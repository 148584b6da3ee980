import type { ReactNode } from 'react'
import type { OrderRefundDetail } from '../../schemas/domain/order-refund.ts'
import type { RefundParcel } from '../../schemas/domain/refund-parcel.ts'
import { showsRefundAmount } from '../../src/domain/order/refund-state.ts'
import { type RefundStep, refundSteps } from '../../src/domain/order/refund-steps.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Price } from '../../src/ui/price/index.tsx'
import { defaults } from './defaults.ts'
import type { RefundDetailProps } from './props.schema.ts'
import styles from './refund-detail.module.css'

/** One application for money back (B2.7, B4): how far it is, how much, of what and why. */
export default function RefundDetail(props: RefundDetailProps & WidgetTools): ReactNode {
  const { refunds = [], timeNote = defaults.timeNote, headingLevel } = props
  return refunds.map((refund) => <Refund key={refund.refundId} {...{ refund, timeNote, headingLevel }} />)
}

interface RefundProps extends Pick<WidgetTools, 'headingLevel'> {
  readonly refund: OrderRefundDetail
  readonly timeNote: string
}

function Refund({ refund, timeNote, headingLevel }: RefundProps): ReactNode {
  const { refundStatus, statusText, price } = refund
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.detail} aria-label="退款详情">
      <div className={styles.status} data-status={refundStatus}>
        <Heading className={styles.word}>{statusText}</Heading>
        <p className={styles.hint}>{hintOf(refund, timeNote)}</p>
        {showsRefundAmount(refundStatus) && price !== undefined && (
          <p className={styles.amount}>
            退款金额 <Price amount={price} size="l" />
          </p>
        )}
      </div>
      <ol className={styles.steps} aria-label="退款进度">
        {refundSteps(refund).map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ol>
      <Facts refund={refund} />
    </section>
  )
}

/** What becomes of it now, in a sentence. */
function hintOf({ refundStatus, paymentMode, parcel }: OrderRefundDetail, timeNote: string): string {
  switch (refundStatus) {
    case 0:
      if (parcel?.state === 'asked') return '商家需要您寄回商品，请寄出后填写退货物流'
      if (parcel?.state === 'sent') return '商品已寄回，等待商家收货审核'
      return '申请已提交，等待商家审核，预计 5-7 个工作日内处理'
    case 1:
      return `商家已同意，${timeNote}`
    case 2:
      return `款项已按原路退回（${paymentMode}）`
    case 3:
      return '商家没有同意，未使用的券码可以继续使用'
    default:
      return '款项没能退回，正在处理；如有疑问请联系客服'
  }
}

/** 2026-11-20T12:00:00 -> 2026-11-20 12:00 */
const timeText = (time: string) => time.slice(0, 16).replace('T', ' ')

const stateWords: Readonly<Record<RefundStep['state'], string>> = {
  done: '已完成',
  now: '进行中',
  waiting: '未开始',
  wrong: '未通过',
}

function Step({ step: { name, state, time } }: { readonly step: RefundStep }): ReactNode {
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.name}>
        {name}
        <span className="visually-hidden">，{stateWords[state]}</span>
      </span>
      {time && (
        <time className={styles.time} dateTime={time}>
          {timeText(time)}
        </time>
      )}
    </li>
  )
}

function Facts({ refund }: { readonly refund: OrderRefundDetail }): ReactNode {
  const { reviewNote, lines, quantity, reasonText, description, paymentMode, createTime, refundId, parcel } = refund
  return (
    <dl className={styles.facts}>
      {reviewNote && <Fact name="商家回复">{reviewNote}</Fact>}
      {parcel && <ParcelFacts parcel={parcel} />}
      <Fact name="退款内容">{lines.map(({ name, copies }) => `${name} × ${copies}`).join('、')}</Fact>
      <Fact name="退款份数">{quantity} 份</Fact>
      <Fact name="申请原因">{reasonText}</Fact>
      {description && <Fact name="描述问题">{description}</Fact>}
      <Fact name="支付方式">{paymentMode}</Fact>
      <Fact name="申请时间">{timeText(createTime)}</Fact>
      <Fact name="退款编号">{refundId}</Fact>
    </dl>
  )
}

/** Where goods go back to, while they can be sent, and in what they went. */
function ParcelFacts({ parcel: { state, address, company, number } }: { readonly parcel: RefundParcel }): ReactNode {
  return (
    <>
      {state !== 'closed' && <Fact name="寄回地址">{address}</Fact>}
      {number && (
        <Fact name="退货物流">
          {company} {number}
        </Fact>
      )}
    </>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.fact}>
      <dt className={styles.what}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
