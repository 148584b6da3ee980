import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { datePart, dayText, nightsBetween, weekdayWord } from '../../domain/dates.ts'
import { firstCheckIn, NO_END_MESSAGE, stayProblem, type Stay } from '../../domain/stay/stay-dates.ts'
import { Button } from '../button/index.tsx'
import { Calendar } from '../calendar/index.tsx'
import { Sheet } from '../sheet/index.tsx'
import styles from './date-range.module.css'
import { lastEnd, pickDay, type Picked } from './pick-day.ts'

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
  const list = useRef<HTMLDivElement>(null)
  useShown(list, stay.checkInDate)
  const { from, to } = picked
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
        <div className={styles.list} ref={list}>
          <Calendar
            {...{ from, to, last }}
            first={firstCheckIn(now)}
            today={datePart(now)}
            until={lastEnd(picked)}
            words={{ from: '入住', to: '离店', bubble: bubbleText(picked) }}
            onPick={pick}
          />
        </div>
        <div className={styles.foot}>
          <Ends {...picked} />
          <p className={styles.problem} role="alert">
            {problem}
          </p>
          <div className={styles.confirm}>
            <Button onPress={confirm}>{from && to ? `确定 · 共${nightsBetween(from, to)}晚` : '确定'}</Button>
          </div>
        </div>
      </div>
    </Sheet>
  )
}

const bubbleText = ({ from, to }: Picked) => (from && to ? `共${nightsBetween(from, to)}晚` : NO_END_MESSAGE)

/** Both days in words; a change is read out. */
function Ends({ from, to }: Picked): ReactNode {
  return (
    <p className={styles.ends} aria-live="polite">
      <span className={styles.day}>{from && `入住 ${dayText(from)} ${weekdayWord(from)}`}</span>
      <span className={styles.day}>{to ? `离店 ${dayText(to)} ${weekdayWord(to)}` : '离店 待选择'}</span>
    </p>
  )
}

/** Opens the list where the chosen days are: at its top when that is their month. */
function useShown(list: RefObject<HTMLElement | null>, day: string): void {
  useLayoutEffect(() => {
    const area = list.current
    const button = area?.querySelector<HTMLElement>(`[data-iso="${day}"]`)
    if (!area || !button) return
    const down = button.getBoundingClientRect().top - area.getBoundingClientRect().top
    if (down > area.clientHeight * 0.6) area.scrollTop = down - area.clientHeight / 3
  }, [list, day])
}
