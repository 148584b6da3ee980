import type { ReactNode } from 'react'
import type { ItemRow } from '../../../schemas/studio/items.ts'
import { Chip } from '../controls/states.tsx'
import styles from './content.module.css'

const STATES: Readonly<Record<ItemRow['state'], readonly [tone: 'good' | 'busy' | 'quiet', text: string]>> = {
  live: ['good', '线上'],
  draft: ['busy', '有草稿'],
  new: ['busy', '还没发布'],
  archived: ['quiet', '已归档'],
}

interface ItemStatesProps {
  readonly row: ItemRow
  readonly children?: ReactNode
}

/** How an item stands: live or changed and by whom, with problems, and who has it open. */
export function ItemStates({ row, children }: ItemStatesProps): ReactNode {
  const [tone, text] = STATES[row.state]
  return (
    <span className={styles.states}>
      <Chip tone={tone}>{row.state === 'draft' && row.changedBy ? `${row.changedBy} 的草稿` : text}</Chip>
      {row.errors > 0 && <Chip tone="bad">{row.errors} 个问题</Chip>}
      {children}
      {row.editors.length > 0 && <Chip tone="quiet">{row.editors.join('、')} 在编辑</Chip>}
    </span>
  )
}
