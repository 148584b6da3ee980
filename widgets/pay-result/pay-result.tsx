import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Button } from '../../src/ui/button/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { defaults } from './defaults.ts'
import styles from './pay-result.module.css'
import type { PayResultProps } from './props.schema.ts'
import { usePolling } from './use-polling.ts'
import { stillConfirming, type Words, words } from './words.ts'

/** How paying went (A4), and what is next. While nobody knows it asks again, a few times. */
export default function PayResult(props: PayResultProps & WidgetTools): ReactNode {
  const { outcome, amount = 0, returned = 0, times, headingLevel, emit } = { ...defaults, ...props }
  const isLate = usePolling(outcome === 'confirming', times, () => emit('poll', {}))
  const { mark, title, text, next } = isLate ? stillConfirming : words[outcome]
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const hasAmount = (outcome === 'paid' || outcome === 'part-paid') && amount > 0
  return (
    <section className={styles.place}>
      <div className={styles.card} role={outcome === 'failed' ? 'alert' : 'status'}>
        <Mark mark={mark} isBusy={outcome === 'confirming' && !isLate} />
        <Heading className={styles.title}>{title}</Heading>
        {hasAmount && (
          <p className={styles.amount}>
            已付 <Price amount={amount} size="l" />
          </p>
        )}
        <p className={styles.text}>{text}</p>
        {returned > 0 && <Returned outcome={outcome} amount={returned} />}
      </div>
      {next.length > 0 && (
        <div className={styles.next}>
          {next.map(([event, label], at) => (
            <Button key={event} kind={at === 0 ? 'main' : 'quiet'} onPress={() => emit(event, {})}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}

interface ReturnedProps {
  readonly outcome: PayResultProps['outcome']
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
