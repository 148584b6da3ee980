import { type FormEvent, type ReactNode, useId, useState } from 'react'
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
  /** Signs that its text may have: nothing that is typed or pasted is cut off, what is too much is told. */
  readonly most?: number
  readonly problem?: string
  /** Beside the label: a way to take the value away, a switch to an expression. */
  readonly side?: ReactNode
  /** Where in the block its value stands, to be led to: props/title. */
  readonly path?: string
  readonly children: (ids: FieldIds) => ReactNode
}

/** Signs are counted as the server counts them: one of a pair of units is none. */
const count = (most: number, tell: (over: number) => void) => (event: FormEvent) => {
  const { target } = event
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    tell(Math.max(0, [...target.value].length - most))
}

/** A control with its label, a word of help, and what is wrong with it. */
export function Field({ label, help, most, problem: given, side, path, children }: FieldProps): ReactNode {
  const id = useId()
  const [over, setOver] = useState(0)
  const problem = most !== undefined && over > 0 ? `最多 ${most} 个字，多了 ${over} 个` : given
  const told = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-path={path} onInput={most === undefined ? undefined : count(most, setOver)}>
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
