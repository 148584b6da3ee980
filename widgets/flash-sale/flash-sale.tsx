import { useEffect, useRef, type ReactNode } from 'react'
import { activityStatus, type TimeStatus } from '../../src/domain/activity/activity-state.ts'
import { flashStockWord } from '../../src/domain/goods/flash-sale.ts'
import { shopTimeToEpoch } from '../../src/domain/dates.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Countdown } from '../../src/ui/countdown/index.tsx'
import { useIsOver } from '../../src/ui/countdown/use-is-over.ts'
import { Price } from '../../src/ui/price/index.tsx'
import styles from './flash-sale.module.css'
import type { FlashSaleProps } from './props.schema.ts'

const titles: Readonly<Record<TimeStatus, string>> = { 0: '秒杀预告', 1: '限时秒杀', 2: '秒杀已结束' }

/** A flash sale in its three time states (A4): not started, going on, ended. */
export default function FlashSale(props: FlashSaleProps & WidgetTools): ReactNode {
  const { price, original, stock, startDate, endDate, now } = props
  const state = useFlashState(props)
  const word = state === 1 ? flashStockWord(stock) : undefined
  return (
    <section className={styles.sale} data-state={state} aria-label={titles[state]}>
      <div className={styles.words}>
        <b className={styles.title}>{titles[state]}</b>
        <Price amount={price} original={original} size="l" />
      </div>
      <div className={styles.time}>
        {word && <b className={styles.left}>{word}</b>}
        {state === 0 && <Countdown until={startDate} now={now} word="距开始" deadline="开始" over="已开始" />}
        {state === 1 && <Countdown until={endDate} now={now} />}
      </div>
    </section>
  )
}

/** By the page's moment in the first render, then by the clock; a turn that the shopper lives through is told. */
function useFlashState({ startDate, endDate, at, now, emit }: FlashSaleProps & WidgetTools): TimeStatus {
  const first = activityStatus({ startDate, endDate }, shopTimeToEpoch(at) ?? 0)
  const hasStarted = useIsOver(startDate, now) || first > 0
  const hasEnded = useIsOver(endDate, now) || first > 1
  const state: TimeStatus = hasEnded ? 2 : hasStarted ? 1 : 0
  const known = useRef(state)
  useEffect(() => {
    if (known.current !== state) emit('turn', { status: state })
    known.current = state
  }, [state, emit])
  return state
}
