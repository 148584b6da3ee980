import type { ReactNode } from 'react'
import type { InvoiceOrder, InvoiceState } from '../../schemas/domain/invoice.ts'
import { keyed } from '../../src/kit/keyed.ts'
import { OrderBrief } from '../../src/ui/order-brief/index.tsx'
import styles from './invoice-list.module.css'
import type { InvoiceListProps } from './props.schema.ts'

const stateWords: Readonly<Record<InvoiceState, string>> = {
  applied: '开票中',
  issued: '已开票',
  refused: '未通过，可以重新申请',
  reversed: '已红冲，可以重新申请',
}

/** Orders with an invoice, or that can have one (B7): the way to apply, or to where it stands (B9). */
export default function InvoiceList({ orders }: InvoiceListProps): ReactNode {
  return (
    <section className={styles.place} aria-label="发票">
      <ul className={styles.list}>
        {keyed(orders, (order) => order.orderNo).map(([order, key]) => (
          <li key={key}>
            <Row order={order} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ order }: { readonly order: InvoiceOrder }): ReactNode {
  const { picture, productName, invoice, invoiceAmount, applyPath, progressPath } = order
  return (
    <OrderBrief
      picture={picture}
      name={productName}
      text={invoice ? stateWords[invoice.state] : '可以申请'}
      amount={invoiceAmount}
      amountLabel={invoice && invoice.state === 'issued' ? '发票金额' : '可开金额'}
      to={invoice ? progressPath : applyPath}
    />
  )
}
