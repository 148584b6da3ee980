import type { ReactNode } from 'react'
import { dayText, dayWord, nightsBetween, weekdayWord } from '../../domain/dates.ts'
import type { Stay } from '../../domain/stay/stay-dates.ts'
import styles from './stay-days.module.css'

interface StayDaysProps {
  readonly stay: Stay
  readonly today: string
  /** The calendar was asked for and is still coming. */
  readonly isBusy: boolean
  readonly onPress: () => void
}

/** Both days and the nights between, as one button that opens the calendar. */
export function StayDays({ stay, today, isBusy, onPress }: StayDaysProps): ReactNode {
  const { checkInDate, checkOutDate } = stay
  return (
    <button type="button" className={styles.days} aria-haspopup="dialog" aria-busy={isBusy} onClick={onPress}>
      <span className="visually-hidden">选择入住/离店时间</span>
      <Day word="入住" day={checkInDate} today={today} />
      <span className={styles.nights}>共 {nightsBetween(checkInDate, checkOutDate)} 晚</span>
      <Day word="离店" day={checkOutDate} today={today} />
    </button>
  )
}

function Day({ word, day, today }: { word: string; day: string; today: string }): ReactNode {
  const weekday = weekdayWord(day)
  const near = dayWord(day, today)
  return (
    <span className={styles.day}>
      <span className={styles.word}>
        {word} · {near === weekday ? weekday : `${near} ${weekday}`}
      </span>
      <span className={styles.date}>{dayText(day)}</span>
    </span>
  )
}
