import type { ReactNode } from 'react'
import { titleTypes } from '../../schemas/domain/invoice.ts'
import { isInvoiceOver } from '../../src/domain/order/invoice-state.ts'
import { priceText } from '../../src/domain/price.ts'
import { minuteText } from '../../src/domain/shop-time.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { type Fact, Facts } from '../../src/ui/facts/index.tsx'
import styles from './invoice-progress.module.css'
import type { InvoiceProgressProps } from './props.schema.ts'

type Invoice = NonNullable<InvoiceProgressProps['invoice']>

const words = { applied: '开票中', issued: '已开票', refused: '未通过', reversed: '已红冲' } as const
const hints = {
  applied: '预计 1-3 个工作日开出，开好后发到您的邮箱',
  issued: '电子发票已发到您的邮箱',
  refused: '请修改后重新申请',
  reversed: '退款后原发票作废，可以按剩余金额重新申请',
} as const

const NOTHING_LEFT = '订单已全额退款，没有可开票的金额'

/** How an invoice goes (B9), and what stands on it. */
export default function InvoiceProgress(props: InvoiceProgressProps & WidgetTools): ReactNode {
  const { orderNo, amount, invoice, headingLevel, emit } = props
  const Heading = `h${headingLevel}` as const
  if (!invoice) return <p className={styles.none}>还没有申请过发票</p>
  const isOver = isInvoiceOver(invoice.state)
  const mayApply = isOver && amount !== 0
  return (
    <section className={styles.card} aria-label="发票">
      <Heading className={styles.status} data-state={invoice.state}>
        {words[invoice.state]}
      </Heading>
      <p className={styles.hint}>{isOver && !mayApply ? NOTHING_LEFT : hints[invoice.state]}</p>
      <ol className={styles.steps}>
        <li data-done>
          已申请<span>{minuteText(invoice.applyTime)}</span>
        </li>
        <li data-done={invoice.state !== 'applied' || undefined}>
          {isOver ? words[invoice.state] : '已开票'}
          <span>{invoice.endTime ? minuteText(invoice.endTime) : '请稍候'}</span>
        </li>
      </ol>
      <div className={styles.facts}>
        <Facts rows={rowsOf(invoice, orderNo, amount)} />
      </div>
      {mayApply && (
        <button type="button" className={styles.again} onClick={() => emit('again', {})}>
          重新申请
        </button>
      )}
    </section>
  )
}

function rowsOf(invoice: Invoice, orderNo: string, amount?: number): readonly Fact[] {
  const { titleType, title, taxNumber, email, number, note } = invoice
  return [
    ['原因', note],
    ['发票号码', number],
    ['发票金额', amount === undefined ? undefined : priceText(amount)],
    ['抬头类型', titleTypes[titleType]],
    ['发票抬头', title],
    ['税号', taxNumber],
    ['邮箱', email],
    ['订单号', orderNo],
  ]
}
