import type { ReactNode } from 'react'
import { presaleBill } from '../../src/domain/presale.ts'
import { splitPrice } from '../../src/domain/price.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import styles from './presale-bill.module.css'
import type { PresaleBillProps } from './props.schema.ts'

const yuan = (amount: number) => {
  const { integer, decimals } = splitPrice(amount)
  return `¥${integer}${decimals}`
}

/** B5: what is chosen less the presale price, never below 0. */
export default function PresaleBill({ total, presalePrice, headingLevel }: PresaleBillProps & WidgetTools): ReactNode {
  const bill = total > 0 ? presaleBill(total, presalePrice) : undefined
  return (
    <section className={styles.bill}>
      <SectionTitle level={headingLevel} title="兑换时补差价" />
      <div className={styles.card} aria-live="polite">
        {bill && (
          <dl className={styles.lines}>
            <Line what="合计" amount={yuan(bill.total)} />
            <Line what="预售抵扣" amount={`-${yuan(bill.deduction)}`} />
            <Line what="差价" amount={yuan(bill.difference)} isSum />
          </dl>
        )}
        <p className={styles.note}>差价 = 所选合计 - 预售价，不足 0 时不用再付，也不退。</p>
      </div>
    </section>
  )
}

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
