import type { FormEvent, ReactNode } from 'react'
import { deleteKey, type PlateEntry, plateOf, pressKey } from '../../../domain/car-plate.ts'
import styles from './plate-form.module.css'
import { PlateKeyboard } from './plate-keyboard.tsx'
import { PlateSlots } from './plate-slots.tsx'

const TITLE = '车牌号码'

export interface PlateFormProps {
  readonly entry: PlateEntry
  /** Why what is typed can't be sent. */
  readonly obstacle: string | undefined
  readonly isBusy: boolean
  readonly onType: (entry: PlateEntry) => void
  /** Another slot was picked. */
  readonly onMove: (entry: PlateEntry) => void
  readonly onSubmit: () => void
}

/** B2.8, B5: a plate of eight slots, typed by its own keyboard; nothing is sent until it is one. */
export function PlateForm({ entry, obstacle, isBusy, onType, onMove, onSubmit }: PlateFormProps): ReactNode {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form method="post" className={styles.form} aria-busy={isBusy} noValidate onSubmit={submit}>
      <div className={styles.card}>
        <h2 className={styles.title}>{TITLE}</h2>
        <p className={styles.hint}>普通车 7 位，新能源车 8 位</p>
        <PlateSlots label={TITLE} entry={entry} isLocked={isBusy} onChange={onType} onMove={onMove} />
        <p className={styles.obstacle} role="alert">
          {obstacle}
        </p>
        <p className="visually-hidden" aria-live="polite">
          {entry.slots.some(Boolean) && `已填 ${entry.slots.join('')}`}
        </p>
        <button
          type="submit"
          className={styles.submit}
          disabled={plateOf(entry) === undefined || obstacle !== undefined}
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? '提交中...' : '提交'}
        </button>
      </div>
      <PlateKeyboard
        slot={entry.at}
        onPress={(key) => !isBusy && onType(pressKey(entry, key))}
        onDelete={() => !isBusy && onType(deleteKey(entry))}
      />
    </form>
  )
}
