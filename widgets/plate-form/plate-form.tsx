import { type FormEvent, type ReactNode } from 'react'
import { deleteKey, plateOf, pressKey } from '../../src/domain/car-plate.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import styles from './plate-form.module.css'
import { PlateKeyboard } from './plate-keyboard.tsx'
import { PlateSlots } from './plate-slots.tsx'
import { plateObstacle } from './plate-typing.ts'
import type { PlateFormProps } from './props.schema.ts'
import { usePlateEntry } from './use-plate-entry.ts'

/** B2.8, B5: a plate of eight slots, typed by its own keyboard; nothing is sent until it is one. */
export default function PlateForm(props: PlateFormProps & WidgetTools): ReactNode {
  const { plate: was, carNum = '', result, title, hint, button, emit, memory, headingLevel } = { ...defaults, ...props }
  const { entry, change, move } = usePlateEntry(props, memory)
  const isBusy = result?.status === 'busy'
  const plate = plateOf(entry)
  const obstacle = plateObstacle(entry, carNum, was)
  const Heading = `h${headingLevel}` as const
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (plate && !obstacle && !isBusy) emit('submit', { plate, ...(was && { was }) })
  }
  return (
    <form className={styles.form} aria-busy={isBusy} noValidate onSubmit={submit}>
      <div className={styles.card}>
        <Heading className={styles.title}>{title}</Heading>
        {hint && <p className={styles.hint}>{hint}</p>}
        <PlateSlots label={title} entry={entry} isLocked={isBusy} onChange={change} onMove={move} />
        <p className={styles.obstacle} role="alert">
          {obstacle}
        </p>
        <p className="visually-hidden" aria-live="polite">
          {entry.slots.some(Boolean) && `已填 ${entry.slots.join('')}`}
        </p>
        <button type="submit" className={styles.submit} disabled={!plate || obstacle !== undefined || isBusy}>
          {isBusy ? '提交中...' : button}
        </button>
      </div>
      <PlateKeyboard
        slot={entry.at}
        onPress={(key) => !isBusy && change(pressKey(entry, key))}
        onDelete={() => !isBusy && change(deleteKey(entry))}
      />
    </form>
  )
}
