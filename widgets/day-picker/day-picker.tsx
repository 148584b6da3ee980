import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import type { StockDay } from '../../schemas/domain/sale-ticket.ts'
import { type Buyer, priceFor } from '../../src/domain/product/member-price.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useOver } from '../../src/ui/countdown/use-over.ts'
import { DayStrip, type StripDay } from '../../src/ui/day-strip/index.tsx'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import styles from './day-picker.module.css'
import { defaults } from './defaults.ts'
import type { DayPickerProps } from './props.schema.ts'

/** B9: the calendar shows today, tomorrow and the day after; the others come on demand. */
const SHOWN = 3
const loadMore = () => import('./more-days.tsx')

/** The days on which something is sold (B2.3, B4). A day that is chosen is remembered for the visit. */
export default function DayPicker(props: DayPickerProps & WidgetTools): ReactNode {
  const { title = defaults.title, today, selected, level, vipRate, headingLevel } = props
  const days = useMemo(() => props.days.map((day) => stripDay(day, { level, vipRate })), [props.days, level, vipRate])
  useOver(props.turnsAt, props.now, () => props.emit('turn', {}))
  const [isOpen, setOpen] = useState(false)
  const { Part: MoreDays, hasFailed, fetch } = useLazyPart(loadMore)
  const pick = usePick(props)
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const open = () => {
    fetch()
    setOpen(true)
  }
  const choose = (date: string) => {
    setOpen(false)
    pick(date)
  }
  return (
    <section className={styles.picker} onPointerDown={fetch} onFocus={fetch}>
      <Heading className={styles.title}>{title}</Heading>
      <DayStrip
        days={days.slice(0, SHOWN)}
        selected={selected}
        onPick={pick}
        onMore={days.length > SHOWN ? open : undefined}
        today={today}
      />
      {hasFailed && (
        <p className={styles.failed} role="alert">
          日历没有加载出来，请再点一次
        </p>
      )}
      {isOpen && MoreDays && (
        <MoreDays days={days} selected={selected} today={today} onPick={choose} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}

const stripDay = ({ date, minPrice, memberPrices, word, canBook }: StockDay, buyer: Buyer): StripDay => ({
  date,
  word,
  price: minPrice === undefined ? undefined : priceFor(buyer, minPrice, memberPrices).amount,
  isDisabled: !canBook,
})

/** Tells of a day that is picked, and at the start of the one that was picked before, if it still can be. */
function usePick({ days, selected, keep, memory, emit }: DayPickerProps & WidgetTools): (date: string) => void {
  const name = keep && `day ${keep}`
  const restore = useEffectEvent((from: string) => {
    const before = memory.get(from, 'visit')
    const isOpen = days.some(({ date, canBook }) => date === before && canBook)
    if (before && isOpen && before !== selected) emit('pick', { date: before })
  })
  // What was picked before is looked up once: from then on the page knows.
  useEffect(() => {
    if (name) restore(name)
  }, [name])
  return (date) => {
    if (name) memory.set(name, date, 'visit')
    if (date !== selected) emit('pick', { date })
  }
}
