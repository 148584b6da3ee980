import { type ReactNode, useId } from 'react'
import styles from './controls.module.css'

/** Names of what stands in a field, for the control inside it. */
export interface FieldIds {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean | undefined
}

interface FieldProps {
  readonly label: string
  readonly help?: string
  readonly problem?: string
  /** Beside the label: a way to take the value away, a switch to an expression. */
  readonly side?: ReactNode
  /** Where in the block its value stands, to be led to: props/title. */
  readonly path?: string
  readonly children: (ids: FieldIds) => ReactNode
}

/** A control with its label, a word of help, and what is wrong with it. */
export function Field({ label, help, problem, side, path, children }: FieldProps): ReactNode {
  const id = useId()
  const told = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-path={path}>
      <div className={styles.fieldTop}>
        <label htmlFor={id}>{label}</label>
        {side}
      </div>
      {children({ id, 'aria-describedby': told || undefined, 'aria-invalid': problem ? true : undefined })}
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}
