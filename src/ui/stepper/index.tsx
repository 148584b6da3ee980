import { useState, type ReactNode } from 'react'
import styles from './stepper.module.css'

type StepperBlock = 'min' | 'max'

export interface StepperProps {
  /** What is counted: 成人票. It names the number and both buttons. */
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
  /** Told why a step can't be made. Without it the button at the end of its range does nothing. */
  readonly onBlocked?: (why: StepperBlock) => void
  /** The number is an input. */
  readonly canType?: boolean
  /** What was typed, as it was typed; the owner decides which number it is. */
  readonly onType?: (text: string) => void
  /** Nothing can be changed now. The buttons keep the focus, as disabled ones would not. */
  readonly isDisabled?: boolean
}

/** Minus, a number, plus. */
export function Stepper(props: StepperProps): ReactNode {
  const { label, value, min, max, onChange, canType, isDisabled } = props
  return (
    <span className={styles.stepper} role="group" aria-label={label} data-disabled={isDisabled || undefined}>
      <Step {...props} sign="minus" name={`减少${label}`} isAtEnd={value <= min} onStep={() => onChange(value - 1)} />
      {canType ? (
        <Typed {...props} />
      ) : (
        <span className={styles.value} aria-live="polite">
          {value}
        </span>
      )}
      <Step {...props} sign="plus" name={`增加${label}`} isAtEnd={value >= max} onStep={() => onChange(value + 1)} />
    </span>
  )
}

interface StepProps extends StepperProps {
  readonly sign: 'minus' | 'plus'
  readonly name: string
  readonly isAtEnd: boolean
  readonly onStep: () => void
}

function Step({ sign, name, isAtEnd, onStep, onBlocked, isDisabled }: StepProps): ReactNode {
  const tell = onBlocked && (() => onBlocked(sign === 'minus' ? 'min' : 'max'))
  const press = isAtEnd ? tell : onStep
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={name}
      aria-disabled={isDisabled || isAtEnd || undefined}
      onClick={isDisabled ? undefined : press}
    >
      <span className={styles[sign]} />
    </button>
  )
}

/** What is typed stands until the field is left; then the owner's number does again. */
function Typed({ label, value, isDisabled, onType }: StepperProps): ReactNode {
  const [text, setText] = useState<string>()
  const leave = () => {
    if (text !== undefined && text !== String(value)) onType?.(text)
    setText(undefined)
  }
  return (
    <input
      className={styles.value}
      aria-label={`${label}数量`}
      inputMode="numeric"
      autoComplete="off"
      value={text ?? value}
      readOnly={isDisabled}
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}
