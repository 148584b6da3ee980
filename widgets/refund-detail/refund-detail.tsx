import type { ReactNode } from 'react'
import type { OrderRefundDetail } from '../../schemas/domain/order-refund.ts'
import type { RefundParcel } from '../../schemas/domain/refund-parcel.ts'
import { showsRefundAmount } from '../../src/domain/order/refund-state.ts'
import { refundSteps } from '../../src/domain/order/refund-steps.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { minuteText } from '../../src/domain/shop-time.ts'
import { type Fact, Facts } from '../../src/ui/facts/index.tsx'
import { Panel } from '../../src/ui/panel/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { Steps } from '../../src/ui/steps/index.tsx'
import { defaults } from './defaults.ts'
import type { RefundDetailProps } from './props.schema.ts'
import styles from './refund-detail.module.css'

/** One application for money back (B2.7, B4): how far it is, how much, of what and why. */
export default function RefundDetail(props: RefundDetailProps & WidgetTools): ReactNode {
  const { refunds = [], timeNote = defaults.timeNote, headingLevel } = props
  return keyed(refunds, (refund) => refund.refundId).map(([refund, key]) => (
    <Refund key={key} {...{ refund, timeNote, headingLevel }} />
  ))
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
      <Panel level={headingLevel}>
        <Steps label="退款进度" steps={refundSteps(refund)} />
      </Panel>
      <Panel level={headingLevel}>
        <Facts rows={factsOf(refund)} />
      </Panel>
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

function factsOf(refund: OrderRefundDetail): readonly Fact[] {
  const {
    reviewNote,
    lines,
    quantity,
    reasonText,
    description,
    paymentMode,
    createTime,
    refundId,
    parcel,
    points,
    coins,
  } = refund
  return [
    ['商家回复', reviewNote],
    ...(parcel ? parcelFacts(parcel) : []),
    ['退款内容', lines.map(({ name, copies }) => `${name} × ${copies}`).join('、')],
    ['退款份数', `${quantity} 份`],
    ['退回积分', points && `${points} 积分`],
    ['退回商家币', coins && `${coins} 个`],
    ['申请原因', reasonText],
    ['描述问题', description],
    ['支付方式', paymentMode],
    ['申请时间', minuteText(createTime)],
    ['退款编号', refundId],
  ]
}

/** Where goods go back to, while they can be sent, and in what they went. */
const parcelFacts = ({ state, address, company, number }: RefundParcel): readonly Fact[] => [
  ['寄回地址', state === 'closed' ? undefined : address],
  ['退货物流', number && `${company} ${number}`],
]
