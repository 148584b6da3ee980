import { lazy, Suspense, type ReactNode } from 'react'
import { MAX_PLATES } from '../../../domain/car-plate.ts'
import { keyed } from '../../../kit/keyed.ts'
import { Button } from '../../../ui/button/index.tsx'
import { EmptyState } from '../../../ui/empty-state/index.tsx'
import { SUITES_ONLY } from '../messages.ts'
import styles from './plate-list.module.css'
import { PlateRow } from './plate-row.tsx'

const DeleteDialog = lazy(() => import('./delete-dialog.tsx'))

export interface PlateListProps {
  readonly plates: readonly string[]
  /** A guest in a suite. */
  readonly canAdd: boolean
  /** The plate of which it is asked whether it is to go. */
  readonly asked: string | undefined
  /** A change is on its way: another one waits for it. */
  readonly isBusy: boolean
  readonly onAdd: () => void
  readonly onEdit: (plate: string) => void
  readonly onRemove: (plate: string) => void
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** B5, B9: a guest's plates, three at most; only a guest in a suite adds one. */
export function PlateList(props: PlateListProps): ReactNode {
  const { plates, canAdd, asked, isBusy, onAdd, onEdit, onRemove } = props
  return (
    <section className={styles.place} aria-busy={isBusy}>
      <div className={styles.head}>
        <h2 className={styles.title}>免费停车的车牌</h2>
        <p className={styles.count}>
          已登记 {plates.length}/{MAX_PLATES}
        </p>
      </div>
      {plates.length === 0 && <EmptyState scene="orders" text="还没有登记车牌" />}
      <ul className={styles.list}>
        {keyed(plates, String).map(([plate, key]) => (
          <li key={key}>
            <PlateRow plate={plate} isLocked={isBusy} onEdit={() => onEdit(plate)} onDelete={() => onRemove(plate)} />
          </li>
        ))}
      </ul>
      {canAdd && plates.length < MAX_PLATES && (
        <div className={styles.foot}>
          <Button onPress={onAdd}>添加车牌</Button>
        </div>
      )}
      {!canAdd && <p className={styles.note}>{SUITES_ONLY}</p>}
      {asked !== undefined && (
        <Suspense fallback={null}>
          <DeleteDialog plate={asked} onConfirm={props.onConfirm} onClose={props.onCancel} />
        </Suspense>
      )}
    </section>
  )
}
