import type { ReactNode } from 'react'
import { yuanOfFen } from '../../src/domain/money.ts'
import { priceText } from '../../src/domain/price.ts'
import type { ticketTotal } from '../../src/domain/ticket/ticket-total.ts'
import { keyed } from '../../src/kit/keyed.ts'
import { Price } from '../../src/ui/price/index.tsx'
import { Sheet } from '../../src/ui/sheet/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './ticket-bar.module.css'

interface TotalSheetProps {
  readonly total: ReturnType<typeof ticketTotal>
  readonly onClose: () => void
}

/** What the total is made of. Its code comes with the first touch of the total. */
export default function TotalSheet({ total, onClose }: TotalSheetProps): ReactNode {
  const { lines, count, totalFen, discountFen } = total
  return (
    <Sheet title="价格明细" onClose={onClose}>
      <dl className={styles.lines}>
        {keyed(lines, (line) => line.resourceId).map(([line, key]) => (
          <div key={key} className={styles.line}>
            <dt className={styles.name} {...words(line.name)} />
            <dd className={styles.times}>
              {priceText(yuanOfFen(line.unitFen))} × {line.count}
            </dd>
            <dd className={styles.cost}>{priceText(yuanOfFen(line.sumFen))}</dd>
          </div>
        ))}
        {discountFen > 0 && (
          <div className={styles.line}>
            <dt className={styles.name}>会员尊享</dt>
            <dd className={styles.times}>已包含在价格里</dd>
            <dd className={styles.saved}>省{priceText(yuanOfFen(discountFen))}</dd>
          </div>
        )}
        <div className={styles.line} data-last>
          <dt className={styles.name} {...words(`合计 ${count} 张`)} />
          <dd className={styles.cost}>
            <Price amount={yuanOfFen(totalFen)} />
          </dd>
        </div>
      </dl>
    </Sheet>
  )
}
