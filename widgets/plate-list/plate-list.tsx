import { lazy, Suspense, useState, type ReactNode } from 'react'
import { MAX_PLATES, platesOf } from '../../src/domain/car-plate.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Button } from '../../src/ui/button/index.tsx'
import { EmptyState } from '../../src/ui/empty-state/index.tsx'
import { defaults } from './defaults.ts'
import styles from './plate-list.module.css'
import { PlateRow } from './plate-row.tsx'
import type { PlateListProps } from './props.schema.ts'

const DeleteDialog = lazy(() => import('./delete-dialog.tsx'))

/** B5, B9: a guest's plates, three at most; only a guest in a suite adds one. */
export default function PlateList(props: PlateListProps & WidgetTools): ReactNode {
  const {
    carNum,
    canAdd = false,
    result,
    title,
    addText,
    emptyText,
    noAddText,
    emit,
    headingLevel,
  } = {
    ...defaults,
    ...props,
  }
  const { ask, dialog } = useDeletion((plate) => emit('delete', { plate }))
  const plates = platesOf(carNum ?? '')
  const isBusy = result?.status === 'busy'
  return (
    <section className={styles.place} aria-busy={isBusy}>
      <Head title={title} count={plates.length} level={headingLevel} />
      {plates.length === 0 && <EmptyState text={emptyText} />}
      <ul className={styles.list}>
        {plates.map((plate) => (
          <li key={plate}>
            <PlateRow
              plate={plate}
              isLocked={isBusy}
              onEdit={() => emit('edit', { plate })}
              onDelete={() => ask(plate)}
            />
          </li>
        ))}
      </ul>
      {canAdd && plates.length < MAX_PLATES && (
        <div className={styles.foot}>
          <Button onPress={() => emit('add', {})}>{addText}</Button>
        </div>
      )}
      {!canAdd && noAddText && <p className={styles.note}>{noAddText}</p>}
      {dialog}
    </section>
  )
}

interface HeadProps {
  readonly title: string
  readonly count: number
  readonly level: 2 | 3
}

function Head({ title, count, level }: HeadProps): ReactNode {
  const Heading = `h${level}` as const
  return (
    <div className={styles.head}>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.count}>
        已登记 {count}/{MAX_PLATES}
      </p>
    </div>
  )
}

/** Asks before a plate is deleted. The dialog's code comes when it is wanted. */
function useDeletion(onDelete: (plate: string) => void) {
  const [plate, ask] = useState<string>()
  const confirm = () => {
    ask(undefined)
    if (plate) onDelete(plate)
  }
  const dialog = plate && (
    <Suspense fallback={null}>
      <DeleteDialog plate={plate} onConfirm={confirm} onClose={() => ask(undefined)} />
    </Suspense>
  )
  return { ask, dialog }
}
