import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/index.tsx'
import styles from './select.module.css'

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children'> {
  /** Empty: nothing is chosen yet. */
  readonly value: string
  /** What stands there while nothing is chosen, and takes a choice back. */
  readonly emptyText: string
  readonly options: readonly SelectOption[]
  readonly onPick: (value: string) => void
}

interface SelectOption {
  readonly value: string
  readonly text: string
}

/** One of many, chosen in the device’s own list; its look is the shop’s on every device. */
export function Select({ value, emptyText, options, onPick, ...props }: SelectProps): ReactNode {
  return (
    <span className={styles.place}>
      <select
        {...props}
        data-empty={value === '' || undefined}
        value={value}
        onChange={({ target }) => onPick(target.value)}
      >
        <option value="">{emptyText}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </span>
  )
}
