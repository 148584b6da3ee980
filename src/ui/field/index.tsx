import { useId, type ReactNode } from 'react'
import styles from './field.module.css'

interface FieldProps {
  readonly label: string
  /** Under the label, for example 选填. */
  readonly note?: string
  readonly isRequired?: boolean
  readonly error?: string
  /** The id of what says elsewhere what is wrong with it. */
  readonly mistakeId?: string | undefined
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
export function Field({ label, note, isRequired, error, mistakeId, children }: FieldProps): ReactNode {
  const id = useId()
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {note && <span className={styles.note}>{note}</span>}
        </label>
        {children({
          id,
          className: styles.input,
          'aria-invalid': error || mistakeId ? true : undefined,
          'aria-describedby': error ? `${id}-error` : mistakeId,
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
  /** How many signs at most; a phone has eleven. */
  readonly most?: number
  /** 请填写 and the label when absent. */
  readonly placeholder?: string
  readonly autoComplete?: string
  readonly onChange: (value: string) => void
}

const PHONE_LENGTH = 11
const MOST = 30

/** A field of one line; of what is typed for a phone the digits count. */
export function TextField(props: TextFieldProps): ReactNode {
  const { name, value, kind = 'text', most = MOST, autoComplete = 'off', onChange, ...field } = props
  const { placeholder = `请填写${props.label}` } = props
  const isPhone = kind === 'phone'
  return (
    <Field {...field}>
      {(input) => (
        <input
          {...input}
          {...{ name, value, autoComplete, placeholder }}
          type={isPhone ? 'tel' : 'text'}
          inputMode={isPhone ? 'numeric' : 'text'}
          autoCapitalize={kind === 'document' ? 'characters' : 'off'}
          maxLength={isPhone ? PHONE_LENGTH : most}
          onChange={({ target }) => onChange(isPhone ? target.value.replace(/\D/g, '') : target.value)}
        />
      )}
    </Field>
  )
}
