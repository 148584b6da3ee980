import type { ComponentProps, ReactNode } from 'react'
import styles from './switch.module.css'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'role' | 'onChange' | 'checked'> {
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
}

/** Turned on or off at once, in a label that says what. */
export function Switch({ isOn, onTurn, ...props }: SwitchProps): ReactNode {
  return (
    <input
      {...props}
      type="checkbox"
      role="switch"
      className={styles.switch}
      checked={isOn}
      aria-checked={isOn}
      onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
    />
  )
}
