import type { ReactNode } from 'react'
import { keysOfSlot } from '../../../domain/car-plate.ts'
import styles from './plate-keyboard.module.css'

interface PlateKeyboardProps {
  /** The slot that the next key fills, from 0. */
  readonly slot: number
  readonly onPress: (key: string) => void
  readonly onDelete: () => void
}

/**
 * The keys that may stand in the slot; the others are there and do nothing. A key keeps the focus when the next slot has other keys in its
 * place, and a touch leaves the focus where it was.
 */
export function PlateKeyboard({ slot, onPress, onDelete }: PlateKeyboardProps): ReactNode {
  const rows = keysOfSlot(slot)
  return (
    <div
      className={styles.keyboard}
      role="group"
      aria-label="车牌键盘"
      onPointerDown={(event) => event.preventDefault()}
    >
      {Array.from(rows, (row, at) => (
        <div key={at} className={styles.row}>
          {Array.from(row, ({ key, isDisabled }, place) => (
            <Key key={place} char={key} isDisabled={isDisabled} onPress={onPress} />
          ))}
          {at === rows.length - 1 && (
            <button type="button" className={styles.delete} onClick={onDelete}>
              删除
            </button>
          )}
        </div>
      ))}
    </div>
  )
}

interface KeyProps extends Pick<PlateKeyboardProps, 'onPress'> {
  readonly char: string
  readonly isDisabled: boolean
}

function Key({ char, isDisabled, onPress }: KeyProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.key}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : () => onPress(char)}
    >
      {char}
    </button>
  )
}
