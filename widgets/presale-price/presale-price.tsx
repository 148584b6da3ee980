import type { ReactNode } from 'react'
import { dayText } from '../../src/domain/dates.ts'
import { deadlineText } from '../../src/domain/shop-time.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Price } from '../../src/ui/price/index.tsx'
import { Tag } from '../../src/ui/tag/index.tsx'
import styles from './presale-price.module.css'
import type { PresalePriceProps } from './props.schema.ts'

/** What is paid in advance, and when it can be redeemed (B5). */
export default function PresalePrice(props: PresalePriceProps & WidgetTools): ReactNode {
  const { price, original, from, until, saleStartDate } = props
  return (
    <section className={styles.presale} aria-label="预售">
      <p className={styles.line}>
        <Tag tone="saving">预售价</Tag>
        <Price amount={price} original={original} size="l" />
        {saleStartDate && <b className={styles.soon}>{deadlineText(saleStartDate)} 开售</b>}
      </p>
      <p className={styles.period}>
        兑换期 {dayText(from)} 至 {dayText(until)}，先囤后约
      </p>
    </section>
  )
}
