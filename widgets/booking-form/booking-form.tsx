import type { ReactNode } from 'react'
import { dayText, weekdayWord } from '../../src/domain/dates.ts'
import { priceText } from '../../src/domain/price.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ActionBar } from '../../src/ui/action-bar/index.tsx'
import { CountRow } from '../../src/ui/count-row/index.tsx'
import { DayStrip } from '../../src/ui/day-strip/index.tsx'
import { MainButton } from '../../src/ui/main-button/index.tsx'
import { Panel } from '../../src/ui/panel/index.tsx'
import { Refusal } from '../../src/ui/refusal/index.tsx'
import styles from './booking-form.module.css'
import type { BookingFormProps } from './props.schema.ts'
import { MOST_PEOPLE, useBookingForm } from './use-booking-form.ts'

/** How many days are offered at once: the calendar has the others. */
const NEAR = 7

/** A day, copies of each thing, and how many come. */
export default function BookingForm(props: BookingFormProps & WidgetTools): ReactNode {
  const { days, lines, today, button = '下一步', emit, headingLevel } = props
  const { draft, isTold, obstacle, change, next } = useBookingForm(props)
  const near = days.slice(0, NEAR).map(({ canBook, ...day }) => ({ ...day, isDisabled: !canBook }))
  const chosen = days.find(({ date }) => date === draft.date)
  return (
    <section className={styles.place} aria-label="预约">
      <div className={styles.cards}>
        <Panel title="使用日期" level={headingLevel}>
          <DayStrip
            days={near}
            selected={draft.date === '' ? undefined : draft.date}
            onPick={(date) => {
              change({ date })
              emit('pick', { date })
            }}
            onMore={() => emit('more', {})}
            today={today}
          />
          <p className={styles.chosen} data-empty={!chosen || undefined} aria-live="polite">
            {!chosen && '请选择使用日期'}
            {chosen && `${dayText(chosen.date)} ${weekdayWord(chosen.date)}，${chosen.word}`}
            {chosen && chosen.extra > 0 && <b className={styles.extra}> 每份补差价 {priceText(chosen.extra)}</b>}
          </p>
        </Panel>
        <Panel title="份数" level={headingLevel}>
          {lines.map(({ subOrderId, name, bookable }) => (
            <CountRow
              key={subOrderId}
              label={name}
              hint={bookable > 0 ? `还可约 ${bookable} 份` : '已约完'}
              value={draft.copies[subOrderId] ?? 0}
              min={0}
              max={bookable}
              onChange={(count) => change({ copies: { ...draft.copies, [subOrderId]: count } })}
            />
          ))}
          <CountRow
            label="到店人数"
            value={draft.people}
            min={1}
            max={MOST_PEOPLE}
            onChange={(people) => change({ people })}
          />
        </Panel>
      </div>
      <Refusal>{isTold && obstacle}</Refusal>
      <ActionBar label="下一步">
        <MainButton isWide onPress={next}>
          {button}
        </MainButton>
      </ActionBar>
    </section>
  )
}
