import { useId, type ReactNode } from 'react'
import styles from './login-form.module.css'

interface FormFieldProps {
  /** Also the name of the input in the form: a mistake sends the focus to it. */
  readonly name: string
  readonly label: string
  readonly value: string
  readonly maxLength: number
  readonly autoComplete: string
  readonly error: string | undefined
  readonly isLocked: boolean
  readonly onChange: (value: string) => void
  /** Stands at the end of the line. */
  readonly children?: ReactNode
}

/** A text field of digits with its mistake under it. */
export function FormField({ label, error, isLocked, onChange, children, ...input }: FormFieldProps): ReactNode {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line} data-wrong={error ? true : undefined}>
        <input
          {...input}
          id={id}
          className={styles.input}
          type="tel"
          inputMode="numeric"
          readOnly={isLocked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, input.maxLength))}
        />
        {children}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}

/** Its place is there before it speaks, so that nothing moves and it is read out. */
export function FieldError({ id, text }: { readonly id: string; readonly text: string | undefined }): ReactNode {
  return (
    <p className={styles.error} id={id} aria-live="polite">
      {text}
    </p>
  )
}
