import { useId, type ReactNode } from 'react'
import styles from './field.module.css'

interface FieldProps {
  readonly label: string
  readonly isRequired?: boolean
  readonly error?: string
  /** Given what its input needs: the id, and how it is described. */
  readonly children: (input: FieldInput) => ReactNode
}

interface FieldInput {
  readonly id: string
  readonly className: string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
  readonly 'aria-required': true | undefined
}

/** A line of a form: its label, what is typed, and under it what is wrong. */
export function Field({ label, isRequired, error, children }: FieldProps): ReactNode {
  const id = useId()
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {!isRequired && <span className={styles.optional}>选填</span>}
        </label>
        {children({
          id,
          className: styles.input,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error && `${id}-error`,
          'aria-required': isRequired || undefined,
        })}
      </div>
      <p className={styles.error} id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  )
}

interface TextFieldProps extends Omit<FieldProps, 'children'> {
  /** A mistake sends the focus to it. */
  readonly name: string
  readonly value: string
  readonly kind?: 'text' | 'phone' | 'document'
  readonly autoComplete?: string
  readonly onChange: (value: string) => void
}

const PHONE_LENGTH = 11
const MOST = 30

export function TextField(props: TextFieldProps): ReactNode {
  const { name, value, kind = 'text', autoComplete = 'off', onChange, ...field } = props
  const isPhone = kind === 'phone'
  return (
    <Field {...field}>
      {(input) => (
        <input
          {...input}
          {...{ name, value, autoComplete }}
          type={isPhone ? 'tel' : 'text'}
          inputMode={isPhone ? 'numeric' : 'text'}
          autoCapitalize={kind === 'document' ? 'characters' : 'off'}
          maxLength={isPhone ? PHONE_LENGTH : MOST}
          placeholder={`请填写${props.label}`}
          onChange={({ target }) => onChange(isPhone ? target.value.replace(/\D/g, '') : target.value)}
        />
      )}
    </Field>
  )
}
