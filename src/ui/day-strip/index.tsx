import type { ReactNode } from 'react'
import { dayText, dayWord, weekdayWord } from '../../domain/dates.ts'
import { priceText } from '../../domain/price.ts'
import { keyed } from '../../kit/keyed.ts'
import { Icon } from '../icon/index.tsx'
import { saysFew } from '../../domain/product/few-left.ts'
import styles from './day-strip.module.css'

/** A day that can be picked: 2026-11-20. */
export interface StripDay {
  readonly date: string
  /** How many are left, in a word: 充足, 仅剩3, 售罄. */
  readonly word?: string
  /** Yuan. */
  readonly price?: number
  /** Yuan that the day costs more of each copy. */
  readonly extra?: number
  readonly isDisabled?: boolean
}

interface DayStripProps {
  readonly days: readonly StripDay[]
  readonly selected: string | undefined
  readonly onPick: (date: string) => void
  /** There are more days than these: 更多日期 asks for them. */
  readonly onMore?: () => void
  readonly today: string
}

/** A row of days: 今天, 明天, 后天 with date, price and a word, and the way to more of them, which names a day that is chosen there. */
export function DayStrip({ days, selected, onPick, onMore, today }: DayStripProps): ReactNode {
  const other = days.some(({ date }) => date === selected) ? undefined : selected
  return (
    <div className={styles.strip}>
      <ul className={styles.days} aria-label="选择日期">
        {keyed(days, (day) => day.date).map(([day, key]) => (
          <li key={key} className={styles.item}>
            <Day {...day} today={today} isSelected={day.date === selected} onPick={onPick} />
          </li>
        ))}
      </ul>
      {onMore && (
        <button type="button" className={styles.more} data-selected={other !== undefined || undefined} onClick={onMore}>
          {other ? <span className={styles.name}>{dayText(other)}</span> : null}
          {other ? <span>{weekdayWord(other)}</span> : null}
          <span className={styles.all}>
            更多日期
            <Icon name="chevron" />
          </span>
        </button>
      )}
    </div>
  )
}

interface DayProps extends StripDay {
  readonly today: string
  readonly isSelected: boolean
  readonly onPick: (date: string) => void
}

function Day({ date, word, price, extra = 0, isDisabled, today, isSelected, onPick }: DayProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.day}
      aria-pressed={isSelected}
      disabled={isDisabled}
      onClick={() => onPick(date)}
    >
      <span className={styles.name}>{dayWord(date, today)}</span> <span>{dayText(date)}</span>{' '}
      {price !== undefined && <span className={styles.price}>{priceText(price)}</span>}{' '}
      {extra > 0 && (
        <>
          <span className={styles.price}>补{priceText(extra)}</span>{' '}
        </>
      )}
      {word && (
        <span className={styles.word} data-few={saysFew(word) || undefined}>
          {word}
        </span>
      )}
    </button>
  )
}
