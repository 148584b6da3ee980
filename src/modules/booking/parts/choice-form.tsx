import type { ReactNode } from 'react'
import type { LineToBook, ShownBookingDay } from '../../../../schemas/domain/booking.ts'
import { dayText, weekdayWord } from '../../../domain/dates.ts'
import { priceText } from '../../../domain/price.ts'
import { keyed } from '../../../kit/keyed.ts'
import { ActionBar } from '../../../ui/action-bar/index.tsx'
import { CountRow } from '../../../ui/count-row/index.tsx'
import { DayStrip } from '../../../ui/day-strip/index.tsx'
import { MainButton } from '../../../ui/main-button/index.tsx'
import { Panel } from '../../../ui/panel/index.tsx'
import { Refusal } from '../../../ui/refusal/index.tsx'
import type { BookingDraft } from '../booking-draft.ts'
import { MOST_PEOPLE } from '../booking-way.ts'
import styles from './choice-form.module.css'

/** How many days are offered at once: the calendar has the others. */
const NEAR = 7

export interface ChoiceFormProps {
  readonly days: readonly ShownBookingDay[]
  readonly today: string
  readonly lines: readonly LineToBook[]
  readonly draft: BookingDraft
  /** What somebody who tried to go on has to be told. */
  readonly obstacle: string | undefined
  readonly onChoose: (part: Partial<BookingDraft>) => void
  /** All days are wanted. */
  readonly onMore: () => void
  readonly onNext: () => void
}

/** A day, copies of each thing, and how many come. */
export function ChoiceForm(props: ChoiceFormProps): ReactNode {
  const { days, today, lines, draft, obstacle, onChoose, onMore, onNext } = props
  const near = days.slice(0, NEAR).map(({ canBook, ...day }) => ({ ...day, isDisabled: !canBook }))
  const chosen = days.find(({ date }) => date === draft.date)
  return (
    <section className={styles.place} aria-label="预约">
      <div className={styles.cards}>
        <Panel title="使用日期" level={2}>
          <DayStrip
            days={near}
            selected={draft.date === '' ? undefined : draft.date}
            onPick={(date) => onChoose({ date })}
            onMore={onMore}
            today={today}
          />
          <p className={styles.chosen} data-empty={!chosen || undefined} aria-live="polite">
            {!chosen && '请选择使用日期'}
            {chosen && `${dayText(chosen.date)} ${weekdayWord(chosen.date)}，${chosen.word}`}
            {chosen && chosen.extra > 0 && <b className={styles.extra}> 每份补差价 {priceText(chosen.extra)}</b>}
          </p>
        </Panel>
        <Panel title="份数" level={2}>
          {keyed(lines, ({ subOrderId }) => subOrderId).map(([{ subOrderId, name, bookable }, key]) => (
            <CountRow
              key={key}
              label={name}
              hint={bookable > 0 ? `还可约 ${bookable} 份` : '已约完'}
              value={draft.copies[subOrderId] ?? 0}
              min={0}
              max={bookable}
              onChange={(count) => onChoose({ copies: { ...draft.copies, [subOrderId]: count } })}
            />
          ))}
          <CountRow
            label="到店人数"
            value={draft.people}
            min={1}
            max={MOST_PEOPLE}
            onChange={(people) => onChoose({ people })}
          />
        </Panel>
      </div>
      <Refusal>{obstacle}</Refusal>
      <ActionBar label="下一步">
        <MainButton isWide onPress={onNext}>
          下一步
        </MainButton>
      </ActionBar>
    </section>
  )
}
