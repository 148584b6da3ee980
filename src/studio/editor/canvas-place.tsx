import type { ReactNode } from 'react'
import type { ToldProblem } from '../../../schemas/studio/checked.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { BlockKey } from '../document/index.ts'
import { Icon } from '../controls/icon.tsx'
import styles from './editor.module.css'

/** What a view of the page needs of the open document, and what it tells. */
export interface CanvasPaneProps {
  readonly item: ItemId
  /** Addresses that show it, without the prefix. */
  readonly addresses: readonly string[]
  readonly text: string
  readonly selected: readonly BlockKey[]
  readonly problems: readonly ToldProblem[]
  readonly onSelect: (keys: readonly BlockKey[]) => void
}

/** The page that serves now, to be opened beside the studio. */
export const CanvasPlace = ({ addresses }: CanvasPaneProps): ReactNode => (
  <section className={styles.canvas} aria-label="画布">
    <div className={styles.phone}>
      <Icon name="page" />
      <p>{addresses.length > 0 ? '线上的页面' : '这里没有自己的地址'}</p>
      {addresses
        .filter((address) => !address.includes(':'))
        .slice(0, 4)
        .map((address) => (
          <a key={address} href={`/tc-fostay${address}`} target="_blank" rel="noreferrer">
            {address}
          </a>
        ))}
    </div>
  </section>
)
