import { type FormEvent, type ReactNode, useId } from 'react'
import { useTypedBefore } from '../../../ui/hooks/use-typed-before.ts'
import styles from './code-form.module.css'

/** As long as a code may be. */
const LONGEST = 40

export interface CodeFormProps {
  readonly label: string
  readonly placeholder: string
  readonly button: string
  readonly hint?: string
  readonly text: string
  /** Why the last one was of no use. */
  readonly refusal: string
  readonly isBusy: boolean
  readonly onType: (text: string) => void
  readonly onSubmit: () => void
}

/** A code that is typed, scanned or pasted, and a button. */
export function CodeForm(props: CodeFormProps): ReactNode {
  const { label, placeholder, button, hint, text, refusal, isBusy, onType, onSubmit } = props
  const id = useId()
  const form = useTypedBefore(({ code = '' }) => onType(code))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form method="post" ref={form} className={styles.form} noValidate aria-busy={isBusy} onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          name="code"
          className={styles.input}
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={placeholder}
          aria-invalid={refusal ? true : undefined}
          onChange={({ target }) => onType(target.value)}
        />
        <button type="submit" className={styles.button} aria-disabled={isBusy || undefined}>
          {button}
        </button>
      </div>
      <p className={styles.refusal} role="alert">
        {refusal}
      </p>
      {hint && <p className={styles.hint}>{hint}</p>}
    </form>
  )
}
