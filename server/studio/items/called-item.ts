import { type ItemId, itemKindNames } from '../../../schemas/studio/item.ts'
import type { PageSources } from '../../pages/page-store.ts'
import { servedItem } from './served-item.ts'
import { namesOf } from './text-names.ts'

/** An item as people call it: 页面「首页」; by its name where it has no title. */
export const calledItem = ({ kind, name }: ItemId, title = name): string => `${itemKindNames[kind]}「${title}」`

/** As its text calls it, else as what serves does; an address is what it is. */
export function calledIn(
  served: Pick<PageSources, 'folder' | 'published'>,
  item: ItemId,
  text?: string | null,
): string {
  const { title, path } = namesOf(text ?? servedItem(served, item)?.text ?? '')
  return calledItem(item, item.kind === 'route' ? path : title)
}
