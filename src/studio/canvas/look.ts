import type { PreviewAs } from '../../../schemas/studio/canvas.ts'
import { brands } from '../../../schemas/page/context.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import { isMap } from '../document/index.ts'

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

/** How an item is looked at first: a theme, and what only a brand shows, as those shoppers do [E5]. */
export function firstLook({ kind, name }: ItemId): PageLook {
  if (kind === 'theme') return { as: { from: name } }
  const from = brands.find((brand) => kind === 'component' && name.endsWith(`_${brand.toUpperCase()}`))
  return { as: from ? { from } : {} }
}
