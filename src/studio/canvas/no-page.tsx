import type { ReactNode } from 'react'
import type { ItemRow } from '../../../schemas/studio/items.ts'
import { AddressField } from './address-field.tsx'
import type { PageLook } from './look.ts'
import { whyUnseen } from './why-unseen.ts'
import styles from './canvas.module.css'

const NO_ADDRESSES: readonly string[] = []

interface NoPageProps {
  readonly isKnown: boolean
  readonly failed: string
  readonly row: ItemRow | undefined
  /** Of a page component. */
  readonly type: unknown
  readonly look: PageLook
  readonly onLook: (look: PageLook) => void
}

/**
 * In place of the canvas, until it is known which page shows the item, and where none does. An address that has something in it which nobody can
 * make up may be filled in by who knows one.
 */
export function NoPage({ isKnown, failed, row, type, look, onLook }: NoPageProps): ReactNode {
  const hasAddress = row?.paths.some((one) => one.includes(':')) === true
  return (
    <section className={styles.pane} aria-label="画布" aria-busy={!isKnown && failed === ''}>
      {isKnown && hasAddress && (
        <div className={styles.bar}>
          <AddressField address="" addresses={NO_ADDRESSES} onChange={(address) => onLook({ ...look, address })} />
        </div>
      )}
      {!isKnown && failed !== '' && <p className={styles.none}>画布打不开：{failed}</p>}
      {isKnown && <p className={styles.none}>{whyUnseen(row, type)}</p>}
    </section>
  )
}
