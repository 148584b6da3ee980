import type { ReactNode } from 'react'
import { Icon } from '../controls/icon.tsx'
import type { InputProps } from './inputs.tsx'
import styles from './choices.module.css'

export interface NamedInputProps extends InputProps {
  readonly label: string
}

export const codeOf = ({ value }: NamedInputProps): string => (typeof value === 'string' ? value : '')

export interface OpenedProps extends NamedInputProps {
  readonly code: string
  readonly onOpen: () => void
}

interface ChosenProps extends OpenedProps {
  readonly what: string
  /** Undefined: there is no such thing, or none is chosen. */
  readonly title: string | undefined
}

/** What a field holds, by its title; it opens what there is to choose from. */
export function Chosen({ ids, isLocked, label, what, code, title, onOpen }: ChosenProps): ReactNode {
  const said = title ?? (code === '' ? `选${what}…` : `没有这个${what}`)
  const shownCode = code !== '' && code !== title ? code : ''
  return (
    <button
      {...ids}
      type="button"
      className={styles.chosen}
      data-field
      aria-haspopup="dialog"
      aria-label={`${label}：${[said, shownCode].join(' ').trim()}`}
      data-empty={title === undefined || undefined}
      disabled={isLocked}
      onClick={onOpen}
    >
      <span>{said}</span>
      {shownCode !== '' && <code>{shownCode}</code>}
      <Icon name="down" />
    </button>
  )
}
