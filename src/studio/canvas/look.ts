import type { PreviewAs } from '../../../schemas/studio/canvas.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import { firstViewer, isMap } from '../document/index.ts'

/** At which address, and as whom, the open document is looked at: the same in the canvas and in a preview that is shared. */
export interface PageLook {
  /** Of the shop, without the prefix. Absent: the first one that shows it. */
  readonly address?: string
  readonly as: PreviewAs
}

/** Experiments of a page with their arms, from what it has written. */
export function experimentsOf(written: unknown): Readonly<Record<string, readonly string[]>> {
  if (!isMap(written)) return {}
  return Object.fromEntries(Object.entries(written).map(([name, arms]) => [name, isMap(arms) ? Object.keys(arms) : []]))
}

/** How an item is looked at first. */
export const firstLook = (item: ItemId): PageLook => ({ as: firstViewer(item) })
