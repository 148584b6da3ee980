import { useId, type ReactNode } from 'react'
import styles from './star-input.module.css'

const PATH = 'M12 3.2l2.7 5.6 6.1.9-4.4 4.3 1 6.1-5.4-2.9-5.4 2.9 1-6.1-4.4-4.3 6.1-.9z'
const WORDS = ['很差', '较差', '一般', '满意', '很满意'] as const

interface StarInputProps {
  readonly label: string
  readonly name: string
  /** The field that lacks while no star is chosen: a mistake sends the focus there. */
  readonly field: string
  /** 0: none chosen yet. */
  readonly score: number
  readonly isLarge?: boolean
  readonly error?: string | undefined
  readonly onScore: (score: number) => void
}

/** One to five stars: five buttons of which one is pressed, by a finger or by the arrow keys; what they mean is said beside them. */
export function StarInput({ label, name, field, score, isLarge = false, error, onScore }: StarInputProps): ReactNode {
  const id = useId()
  return (
    <fieldset
      className={styles.field}
      data-large={isLarge || undefined}
      data-lacks={score === 0 ? field : undefined}
      aria-describedby={error ? id : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        <span className={styles.name} aria-hidden="true">
          {label}
        </span>
        <span className={styles.stars}>
          {WORDS.map((word, at) => (
            <label key={word} className={styles.star} data-full={at < score || undefined}>
              <input
                type="radio"
                className={styles.input}
                name={name}
                aria-label={`${at + 1} 星，${word}`}
                checked={score === at + 1}
                onChange={() => onScore(at + 1)}
              />
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={PATH} />
              </svg>
            </label>
          ))}
        </span>
        <span className={styles.word}>{WORDS[score - 1] ?? ''}</span>
      </div>
      <p className={styles.error} id={id} aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}
