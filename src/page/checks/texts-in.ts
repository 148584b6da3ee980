import type { PageView } from './page-view.ts'
import { at } from './pointer.ts'

/** Every text in a value, however deep. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const child of Object.values(value)) yield* textsIn(child)
}

/** Every text in a value with the pointer to it. */
export function* textsWithPlaces(value: unknown, pointer: string): Generator<readonly [pointer: string, text: string]> {
  if (typeof value === 'string') yield [pointer, value]
  else if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value)) yield* textsWithPlaces(child, at(pointer, key))
}

/** Every text of a page in which an expression may stand. */
export const evaluatedTexts = ({ raw }: Pick<PageView, 'raw'>): string[] =>
  [raw.head, raw.data, raw.values, raw.redirects, raw.blocks, raw.slots, raw.popups].flatMap((part) => [
    ...textsIn(part),
  ])
