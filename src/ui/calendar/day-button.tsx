import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import type { DayButtonProps } from 'react-day-picker'
import { priceText } from '../../domain/price.ts'
import { saysFew } from '../../domain/product/few-left.ts'
import { endWord, useCalendarContext, type DayFacts } from './calendar-context.ts'
import styles from './calendar.module.css'
import { holidayOf, isFree, kindWord } from './holidays.ts'

/** A price of more characters is set smaller, so that it stays in its cell. */
const LONG = 7

/** One day: its number; what it is above it, what it costs below it, and under that how few are left. */
export function DayButton({ day, modifiers, children, ...button }: DayButtonProps): ReactElement {
  const ref = useRef<HTMLButtonElement>(null)
  const knows = useCalendarContext()
  const date = day.isoDate
  useEffect(() => {
    if (modifiers['focused']) ref.current?.focus()
  }, [modifiers])
  const facts = knows.facts.get(date)
  const end = endWord(date, knows)
  const holiday = holidayOf(date)
  return (
    <button
      ref={ref}
      {...button}
      data-iso={date}
      data-free={isFree(date) || undefined}
      data-chosen={date === knows.from || date === knows.to || undefined}
    >
      <span className={styles.note} data-worked={holiday.kind === 'worked' || undefined}>
        {date === knows.today ? '今天' : (holiday.feast ?? kindWord(holiday))}
      </span>
      <span className={styles.number}>{children}</span>
      {end ? <span className={styles.line}>{end}</span> : <Cost {...facts} />}
      {facts?.word && saysFew(facts.word) && <span className={styles.few}>{fewText(facts.word)}</span>}
    </button>
  )
}

/** Why a day can't be had in place of what it would cost: 售罄. */
function Cost({ price, extra = 0, word, isDisabled, isLowest }: Partial<DayFacts>): ReactNode {
  if (isDisabled) return <span className={styles.line}>{word}</span>
  const text = extra > 0 ? `+${priceText(extra)}` : price === undefined ? '' : priceText(price)
  return (
    <span className={styles.line} data-lowest={isLowest || undefined} data-long={text.length > LONG || undefined}>
      {text}
    </span>
  )
}

/** 仅剩3 -> 余 3: a cell has no more room. */
const fewText = (word: string) => word.replace(/^\D+/, '余\u00A0')
