import type { ReactNode } from 'react'
import { hasEnergySlot } from '../../../domain/car-plate.ts'
import styles from './plate-row.module.css'

interface PlateRowProps {
  readonly plate: string
  /** A change is on its way: another one waits for it. */
  readonly isLocked: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** A plate as it looks on the car: blue, or green for a new-energy car. */
export function PlateRow({ plate, isLocked, onEdit, onDelete }: PlateRowProps): ReactNode {
  return (
    <div className={styles.row}>
      <span className={styles.plate} data-green={hasEnergySlot(plate) || undefined} role="img" aria-label={plate}>
        <span aria-hidden="true">
          {plate.slice(0, 2)}
          <i className={styles.dot}>·</i>
          {plate.slice(2)}
        </span>
      </span>
      <button
        type="button"
        className={styles.button}
        aria-disabled={isLocked || undefined}
        onClick={isLocked ? undefined : onEdit}
      >
        修改
        <span className="visually-hidden">：{plate}</span>
      </button>
      <button
        type="button"
        className={styles.button}
        aria-disabled={isLocked || undefined}
        aria-haspopup="dialog"
        onClick={onDelete}
      >
        删除
        <span className="visually-hidden">：{plate}</span>
      </button>
    </div>
  )
}
