import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/index.tsx'
import { Price } from '../../../ui/price/index.tsx'
import { type Next, type Outcome, PAID_IN_TEAM, confirmingWords, type Words, words } from '../messages.ts'
import styles from './pay-outcome.module.css'

interface PayOutcomeCardProps {
  readonly outcome: Outcome
  /** Yuan paid. */
  readonly amount: number
  /** Yuan that go back. */
  readonly returned: number
  /** What was paid for is a seat in a team. */
  readonly isInTeam?: boolean
  /** Nobody knew, however often it was asked. */
  readonly isLate?: boolean
  readonly onNext: (next: Next) => void
}

/** [R7] How paying went (A4), and what is next. */
export function PayOutcomeCard(props: PayOutcomeCardProps): ReactNode {
  const { outcome, amount, returned, isInTeam = false, isLate = false, onNext } = props
  const { mark, title, text, next } = isLate ? confirmingWords : words[outcome]
  const hasAmount = (outcome === 'paid' || outcome === 'part-paid') && amount > 0
  return (
    <section className={styles.place}>
      <div className={styles.card} role={outcome === 'failed' ? 'alert' : 'status'}>
        <Mark mark={mark} isBusy={outcome === 'confirming' && !isLate} />
        <h2 className={styles.title}>{title}</h2>
        {hasAmount && (
          <p className={styles.amount}>
            已付 <Price amount={amount} size="l" />
          </p>
        )}
        <p className={styles.text}>{isInTeam && outcome === 'paid' ? PAID_IN_TEAM : text}</p>
        {returned > 0 && <Returned outcome={outcome} amount={returned} />}
      </div>
      {next.length > 0 && (
        <div className={styles.next}>
          {next.map(([name, label], at) => (
            <Button key={name} kind={at === 0 ? 'main' : 'quiet'} onPress={() => onNext(name)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}

interface ReturnedProps {
  readonly outcome: Outcome
  readonly amount: number
}

const Returned = ({ outcome, amount }: ReturnedProps): ReactNode => (
  <p className={styles.returned}>
    {outcome === 'paid' ? '多付的' : outcome === 'returned' ? '已退回' : '退回金额'} <Price amount={amount} />
    {outcome === 'paid' && ' 会原路退回'}
  </p>
)

const paths: Readonly<Record<Words['mark'], string>> = {
  done: 'M18 29l8 8 14-16',
  waiting: 'M28 17v12l8 5',
  failed: 'M20 20l16 16M36 20L20 36',
  closed: 'M18 28h20',
}

const Mark = ({ mark, isBusy }: { readonly mark: Words['mark']; readonly isBusy: boolean }): ReactNode => (
  <svg
    className={styles.mark}
    data-mark={mark}
    data-busy={isBusy || undefined}
    viewBox="0 0 56 56"
    width="56"
    height="56"
    aria-hidden="true"
  >
    <circle cx="28" cy="28" r="26" />
    <path d={paths[mark]} />
  </svg>
)
