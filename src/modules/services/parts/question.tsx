import { useId, type ReactNode } from 'react'
import styles from './question.module.css'

interface QuestionProps {
  /** A mistake sends the focus to it. */
  readonly name: string
  readonly text: string
  readonly answer: boolean | undefined
  readonly error: string | undefined
  readonly onAnswer: (answer: boolean) => void
}

/** A question to be answered by yes or no; nothing is answered for anybody. */
export function Question({ name, text, answer, error, onAnswer }: QuestionProps): ReactNode {
  const id = useId()
  return (
    <fieldset className={styles.question} aria-describedby={error ? id : undefined}>
      <legend className={styles.text}>{text}</legend>
      <div className={styles.answers}>
        {[true, false].map((one) => (
          <label key={String(one)} className={styles.answer}>
            <input
              {...{ type: 'radio', name, value: String(one), checked: answer === one }}
              className={styles.dot}
              onChange={() => onAnswer(one)}
            />
            {one ? '是' : '否'}
          </label>
        ))}
      </div>
      <p id={id} className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}
