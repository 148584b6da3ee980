import type { ReactNode } from 'react'
import { priceText } from '../../src/domain/price.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { words } from '../../src/ui/words/index.ts'
import styles from './order-prices.module.css'
import type { OrderPricesProps } from './props.schema.ts'

/** What an order costs (B2.5): how many kinds and copies, each of them, what was taken off, and the sum. */
export default function OrderPrices(props: OrderPricesProps & WidgetTools): ReactNode {
  const { lines, total, paid, refunded, copies = [] } = props
  return (
    <section className={styles.place} aria-label="价格明细">
      {copies.length > 0 && (
        <p
          className={styles.counts}
          {...words(`已选 ${copies.length} 种，共 ${copies.reduce((sum, count) => sum + count, 0)} 份`)}
        />
      )}
      <dl>
        {keyed(lines, ({ name }) => name).map(([{ name, price }, key]) => (
          <div className={styles.row} key={key}>
            <dt>{name}</dt>
            <dd data-off={price < 0 || undefined}>{price < 0 ? `-${priceText(-price)}` : priceText(price)}</dd>
          </div>
        ))}
        {total !== undefined && <Sum name="合计" price={total} />}
        {paid !== undefined && paid > 0 && <Sum name="实付" price={paid} />}
        {refunded !== undefined && refunded > 0 && <Sum name="已退" price={refunded} />}
      </dl>
    </section>
  )
}

function Sum({ name, price }: { readonly name: string; readonly price: number }): ReactNode {
  return (
    <div className={styles.sum}>
      <dt>{name}</dt>
      <dd>{priceText(price)}</dd>
    </div>
  )
}
