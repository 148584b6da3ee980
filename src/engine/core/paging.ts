import type { MoreState } from '../../../schemas/page/page.ts'
import { getOwn } from './get-own.ts'

/** A paged value: what the endpoint gave, with all pages' items in place of the first one's. */
export type Paged = Readonly<Record<string, unknown>> & { readonly more?: MoreState }

/** Whether a value can be one that has pages. */
export const isPaged = (value: unknown): value is Paged =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The items of a page; none when there is no list at the place. @param place field names with dots between: page.comments */
function itemsOf(value: unknown, place: string): readonly unknown[] {
  const found = place.split('.').reduce<unknown>((inside, name) => getOwn(inside, name), value)
  return Array.isArray(found) ? found : []
}

function withItems(value: Paged, [name = '', ...rest]: readonly string[], items: readonly unknown[]): Paged {
  const inside = getOwn(value, name)
  return { ...value, [name]: rest.length > 0 && isPaged(inside) ? withItems(inside, rest, items) : items }
}

/** B4: a later page is appended; one without items ends the list. What else the first page said stays. */
export function appended(value: Paged, place: string, page: unknown): Paged {
  const items = itemsOf(page, place)
  if (items.length === 0) return { ...value, more: 'finished' }
  return { ...withItems(value, place.split('.'), [...itemsOf(value, place), ...items]), more: 'ready' }
}
