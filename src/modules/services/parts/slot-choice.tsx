import { useId, type ReactNode } from 'react'
import type { ServiceSlot } from '../../../../schemas/domain/service.ts'
import { keyed } from '../../../kit/keyed.ts'
import { saysFew } from '../../../domain/product/few-left.ts'
import styles from './slot-choice.module.css'

interface SlotChoiceProps {
  /** Of one program on one day. */
  readonly slots: readonly ServiceSlot[]
  readonly label: string
  readonly selected: string
  readonly onPick: (time: string) => void
}

/** The times of a day, and what is left of each; those that can't be booked say why. */
export function SlotChoice({ slots, label, selected, onPick }: SlotChoiceProps): ReactNode {
  const name = useId()
  if (slots.length === 0) return <p className={styles.none}>这一天没有{label}，请换一天</p>
  return (
    <fieldset className={styles.grid}>
      <legend className="visually-hidden">{label}</legend>
      {keyed(slots, ({ time }) => time).map(([{ time, word, canBook }, key]) => (
        <label key={key} className={styles.slot} data-off={!canBook || undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={time}
            checked={time === selected}
            disabled={!canBook}
            onChange={() => onPick(time)}
          />
          <span className={styles.time}>{time}</span>
          <span className={styles.word} data-few={saysFew(word) || undefined}>
            {word}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
