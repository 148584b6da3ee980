import { useState, type ReactNode } from 'react'
import { datePart } from '../../domain/dates.ts'
import { firstCheckIn, stayProblem, type Stay } from '../../domain/stay/stay-dates.ts'
import { Button } from '../button/index.tsx'
import { Calendar } from '../calendar/index.tsx'
import { Sheet } from '../sheet/index.tsx'
import styles from './date-range.module.css'
import { lastEnd, pickDay, type Picked } from './pick-day.ts'
import { daysText, weekdaysText } from './range-text.ts'

interface DateRangeProps {
  readonly stay: Stay
  /** The shop's time, 2026-11-20T05:30:00: it says today, and the first day on which a stay may begin (A5). */
  readonly now: string
  /** The last day that a stay may touch: 2026-11-20. */
  readonly last: string
  readonly onConfirm: (stay: Stay) => void
  readonly onClose: () => void
}

/** The sheet in which days of check-in and check-out are picked (A2, A5). Heavy: load it when it is wanted. */
export function DateRange({ stay, now, last, onConfirm, onClose }: DateRangeProps): ReactNode {
  const [picked, setPicked] = useState<Picked>({ from: stay.checkInDate, to: stay.checkOutDate })
  const [problem, setProblem] = useState<string>()
  const { from, to } = picked
  const [first, end] = [firstCheckIn(now), lastEnd(picked) ?? last]
  const pick = (day: string) => {
    setPicked(pickDay(picked, day))
    setProblem(undefined)
  }
  const confirm = () => {
    const found = stayProblem(from, to)
    setProblem(found)
    if (found || !from || !to) return
    onConfirm({ checkInDate: from, checkOutDate: to })
    onClose()
  }
  return (
    <Sheet title="选择入住/离店时间" onClose={onClose}>
      <div className={styles.range}>
        <div className={styles.list}>
          <Calendar
            {...{ first, last }}
            selected={picked}
            today={datePart(now)}
            canPick={(day) => day >= first && day <= last && day <= end}
            words={WORDS}
            onPick={pick}
          />
        </div>
        <div className={styles.foot}>
          <p className={styles.problem} role="alert">
            {problem}
          </p>
          <div className={styles.row}>
            <p className={styles.chosen} aria-live="polite">
              <b className={styles.days}>{daysText(picked)}</b>
              <span className={styles.weekdays}>{weekdaysText(picked)}</span>
            </p>
            <Button onPress={confirm}>确定</Button>
          </div>
        </div>
      </div>
    </Sheet>
  )
}

const WORDS = { from: '入住', to: '离店' }
