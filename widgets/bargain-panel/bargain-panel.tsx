import { useEffect, useRef, type ReactNode } from 'react'
import { fenOfYuan, yuanOfFen } from '../../src/domain/money.ts'
import { priceText } from '../../src/domain/price.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Countdown } from '../../src/ui/countdown/index.tsx'
import { useIsOver } from '../../src/ui/countdown/use-is-over.ts'
import { Price } from '../../src/ui/price/index.tsx'
import styles from './bargain-panel.module.css'
import type { BargainPanelProps } from './props.schema.ts'

/** How far a bargain has come (A3): goal, cut and left make the full price. */
export default function BargainPanel(props: BargainPanelProps & WidgetTools): ReactNode {
  const { goal, cut, left, word, endDate } = props
  const toCut = fenOfYuan(cut) + fenOfYuan(left)
  return (
    <section className={styles.bargain} aria-label="砍价">
      <p className={styles.line}>
        <b className={styles.label}>底价</b>
        <Price amount={goal} original={yuanOfFen(fenOfYuan(goal) + toCut)} size="l" />
        {word && <span className={styles.word}>{word}</span>}
      </p>
      <progress className={styles.bar} max={Math.max(1, toCut)} value={fenOfYuan(cut)} aria-label="已砍" />
      <p className={styles.facts}>
        <span>已砍 {priceText(cut)}</span>
        <span>还差 {priceText(left)}</span>
      </p>
      {endDate && <TimeLeft {...props} endDate={endDate} />}
    </section>
  )
}

/** How long it can still be cut; the turn at its end is told once, to who lives through it. */
function TimeLeft({ endDate, now, emit }: WidgetTools & { readonly endDate: string }): ReactNode {
  const isOver = useIsOver(endDate, now)
  const known = useRef(isOver)
  useEffect(() => {
    if (!known.current && isOver) emit('over', {})
    known.current = isOver
  }, [isOver, emit])
  return (
    <p className={styles.time}>
      <Countdown until={endDate} now={now} />
    </p>
  )
}
