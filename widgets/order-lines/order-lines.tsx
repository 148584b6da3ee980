import type { ReactNode } from 'react'
import { bizCodeStatuses } from '../../schemas/domain/order-status.ts'
import { daysText } from '../../src/domain/order/days-text.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Price } from '../../src/ui/price/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './order-lines.module.css'
import type { OrderLinesProps } from './props.schema.ts'

type SubOrder = OrderLinesProps['subOrders'][number]

/** The sub-orders of an order (B2.5, B3): what, when, how many, how much. */
export default function OrderLines(props: OrderLinesProps & WidgetTools): ReactNode {
  const { title = '预订内容', subOrders, hideCounts = false, isPosted = false, isCancelled, headingLevel } = props
  const Heading = `h${headingLevel === 2 ? 3 : 4}` as const
  return (
    <section className={styles.place} data-cancelled={isCancelled || undefined} aria-label={title}>
      <SectionTitle level={headingLevel} title={title} />
      <ul className={styles.card}>
        {keyed(subOrders, (line) => line.subOrderId).map(([line, key]) => (
          <li key={key} className={styles.line}>
            <div className={styles.words}>
              <Heading className={styles.name} {...words(line.name)} />
              <p
                className={styles.facts}
                {...words(isPosted ? '快递寄送' : daysText(line.usingStartDate, line.usingEndDate) || validText(line))}
              />
              <p className={styles.facts}>{codesText(line)}</p>
            </div>
            <p className={styles.price}>
              <Price amount={line.totalSalePrice} />
              {!hideCounts && <span className={styles.count} {...words(`× ${line.useCount}`)} />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Of what has no day: until when any day will do. */
const validText = ({ validUntil }: SubOrder): string =>
  validUntil === undefined ? '有效期内任意一天可用' : `有效期至 ${validUntil}，任意一天可用`

/** How many codes stand in each status: 未核销 2 · 已核销 1 */
function codesText({ subOrderLifeStyle: { detail } }: SubOrder): string {
  const counts = new Map<string, number>()
  for (const { bizCodeStatus } of detail) {
    const word = bizCodeStatuses[bizCodeStatus]
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].map(([word, count]) => `${word} ${count}`).join(' · ')
}
