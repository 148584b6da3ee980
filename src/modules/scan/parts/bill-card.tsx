import type { ReactNode } from 'react'
import { counterCodeText } from '../../../domain/order/counter-code.ts'
import { Button } from '../../../ui/button/index.tsx'
import { Facts } from '../../../ui/facts/index.tsx'
import { MainButton } from '../../../ui/main-button/index.tsx'
import { Price } from '../../../ui/price/index.tsx'
import { stateWords } from '../messages.ts'
import type { Bill, ScanEvent } from '../scan-flow.ts'
import styles from './scan.module.css'

interface BillCardProps {
  readonly bill: Bill
  readonly isBusy: boolean
  readonly send: (event: ScanEvent) => void
}

/** [R2] Who is paid, how much and what for. [R4] What can't be paid any more says why. */
export function BillCard({ bill, isBusy, send }: BillCardProps): ReactNode {
  const { code, state, companyName, amount, note, expiresAt } = bill
  const why = state === 'taken' || state === 'expired' ? stateWords[state] : undefined
  return (
    <section className={styles.place} data-part="bill" aria-label="收款码">
      <div className={styles.card}>
        <h2 className={styles.seller}>付给 {companyName}</h2>
        <p className={styles.amount}>
          <Price amount={amount} size="l" />
        </p>
        <Facts
          rows={[
            ['用途', note],
            ['收款码', counterCodeText(code)],
            ['有效到', state === 'open' ? expiresAt.slice(11, 16) : ''],
          ]}
        />
        {why && <p className={styles.why}>{why}</p>}
      </div>
      <div className={styles.foot}>
        {!why && (
          <MainButton isWide tone="accent" isBusy={isBusy} onPress={() => send({ type: 'pay-pressed' })}>
            {state === 'mine' ? '查看付款' : '确认付款'}
          </MainButton>
        )}
        <Button kind="quiet" onPress={() => send({ type: 'another-pressed' })}>
          换一个收款码
        </Button>
      </div>
    </section>
  )
}
