import type { ReactNode } from 'react'
import { presaleBill } from '../../src/domain/product/presale.ts'
import { priceText } from '../../src/domain/price.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import styles from './presale-bill.module.css'
import type { PresaleBillProps } from './props.schema.ts'

/** B5: what is chosen; less what was paid for the presale that is exchanged for it, never below 0. */
export default function PresaleBill({ total, presalePrice, headingLevel }: PresaleBillProps & WidgetTools): ReactNode {
  const bill = presaleBill(total, presalePrice)
  return (
    <section className={styles.bill}>
      <SectionTitle level={headingLevel} title={bill ? '换购补差价' : '费用'} />
      <div className={styles.card} aria-live="polite">
        {total > 0 && (
          <dl className={styles.lines}>
            <Line what="合计" amount={priceText(total)} isSum={!bill} />
            {bill && <Line what="预售抵扣" amount={`-${priceText(bill.deduction)}`} />}
            {bill && <Line what="差价" amount={priceText(bill.difference)} isSum />}
          </dl>
        )}
        <p className={styles.note}>{bill ? EXCHANGE : FIRST}</p>
      </div>
    </section>
  )
}

const EXCHANGE = '差价 = 所选合计 - 预售已付的钱，不足 0 时不用再付，也不退。'
const FIRST = '买下后没有用过的，可以在订单里换成别的，补差价。'

interface LineProps {
  readonly what: string
  readonly amount: string
  readonly isSum?: boolean
}

const Line = ({ what, amount, isSum }: LineProps): ReactNode => (
  <div className={styles.line} data-sum={isSum}>
    <dt>{what}</dt>
    <dd>{amount}</dd>
  </div>
)
