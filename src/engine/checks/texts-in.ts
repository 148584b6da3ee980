import { hasExpression } from '../core/expressions/index.ts'
import type { PageView } from './page-view.ts'
import { at, type Json } from './pointer.ts'
import { memoByIdentity } from '../../kit/memo-by-identity.ts'

/** Every text in a value, however deep. Written into one list, since a large page has thousands. */
export function textsIn(value: unknown, found: string[] = []): readonly string[] {
  if (typeof value === 'string') found.push(value)
  else if (typeof value === 'object' && value !== null) for (const child of Object.values(value)) textsIn(child, found)
  return found
}

/** Whether some text in a value, however deep, is wanted. */
export function hasText(value: unknown, isWanted: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isWanted(value)
  return typeof value === 'object' && value !== null && Object.values(value).some((child) => hasText(child, isWanted))
}

/** Every text in a value with the pointer to it. */
export function* textsWithPlaces(value: unknown, pointer: string): Generator<readonly [pointer: string, text: string]> {
  if (typeof value === 'string') yield [pointer, value]
  else if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value)) yield* textsWithPlaces(child, at(pointer, key))
}

/** Every text with an expression in one of the lists and maps of a page. Several rules ask for them: they are looked for once. */
const expressionsIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? expressionsOf(value) : textsIn(value).filter(hasExpression)
const expressionsOf = memoByIdentity((value: object) => textsIn(value).filter(hasExpression))

/** Every text of a page's content with an expression: without its head and its redirects, which are decided before. */
export const contentTexts = (page: Json): readonly string[] =>
  [page.data, page.values, page.blocks, page.slots, page.popups].flatMap(expressionsIn)

/** Every text of a page with an expression that is evaluated. */
export const expressionTexts = ({ raw }: Pick<PageView, 'raw'>): readonly string[] => [
  ...[raw.head, raw.redirects].flatMap(expressionsIn),
  ...contentTexts(raw),
]
