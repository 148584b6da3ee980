import { type Brand, brands } from '../../../schemas/domain/channels.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'

/** As whom an item is looked at first: a theme, and what only a brand shows, as those shoppers do [E5]. */
export function firstViewer({ kind, name }: ItemId): { readonly from?: string } {
  if (kind === 'theme') return { from: name }
  const from: Brand | undefined = brands.find(
    (brand) => kind === 'component' && name.endsWith(`_${brand.toUpperCase()}`),
  )
  return from ? { from } : {}
}
