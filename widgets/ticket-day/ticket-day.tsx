import { useState, type ReactNode } from 'react'
import { addDays, datePart } from '../../src/domain/dates.ts'
import { type Buyer, priceFor } from '../../src/domain/product/member-price.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useOver } from '../../src/ui/countdown/use-over.ts'
import { DayStrip, type StripDay } from '../../src/ui/day-strip/index.tsx'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import type { TicketDayProps } from './props.schema.ts'
import styles from './ticket-day.module.css'

const loadSheet = () => import('./calendar-sheet.tsx')

/** Three days, and all that are sold in a calendar (A2, A9). */
export default function TicketDay(props: TicketDayProps & WidgetTools): ReactNode {
  const { title = '选择日期', days, selected, level, vipRate, emit, headingLevel } = props
  const today = datePart(props.today)
  useOver(props.turnsAt, props.now, () => emit('turn', {}))
  const [isOpen, setOpen] = useState(false)
  const { Part: CalendarSheet, hasFailed, fetch } = useLazyPart(loadSheet)
  const Heading = `h${headingLevel}` as const
  const known = days.map((day) => stripDay(day, { level, vipRate }))
  const pick = (date: string) => {
    setOpen(false)
    if (date !== selected) emit('pick', { date })
  }
  const more = () => {
    fetch()
    setOpen(true)
  }
  return (
    <section className={styles.day} onPointerDown={fetch} onFocus={fetch}>
      <Heading className={styles.title}>{title}</Heading>
      <DayStrip days={firstDays(known, today)} selected={selected} today={today} onPick={pick} onMore={more} />
      {hasFailed && (
        <p className={styles.failed} role="alert">
          日历没有加载出来，请再点一次
        </p>
      )}
      {isOpen && CalendarSheet && (
        <CalendarSheet {...{ title, days: known, selected, today }} onPick={pick} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}

const stripDay = (
  { saleDate, price, memberPrices, inventory, stockWord }: TicketDayProps['days'][number],
  buyer: Buyer,
): StripDay => ({
  date: saleDate,
  word: stockWord,
  isDisabled: inventory === 0,
  ...(price !== undefined && { price: priceFor(buyer, price, memberPrices).amount }),
})

/** Today, tomorrow and the day after; one on which nothing is sold can't be picked. */
const firstDays = (known: readonly StripDay[], today: string): StripDay[] =>
  [0, 1, 2]
    .map((offset) => addDays(today, offset))
    .map((date) => known.find((day) => day.date === date) ?? { date, word: '不可订', isDisabled: true })
