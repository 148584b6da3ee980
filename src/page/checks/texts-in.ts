import { hasExpression } from '../core/expressions/index.ts'
import type { PageView } from './page-view.ts'
import { at } from './pointer.ts'

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

const known = new WeakMap<object, readonly string[]>()

/** Every text of a page with an expression that is evaluated. Several rules ask for them: they are looked for once. */
export function expressionTexts({ raw }: Pick<PageView, 'raw'>): readonly string[] {
  const before = known.get(raw)
  if (before) return before
  const evaluated = [raw.head, raw.data, raw.values, raw.redirects, raw.blocks, raw.slots, raw.popups]
  const texts = textsIn(evaluated).filter(hasExpression)
  known.set(raw, texts)
  return texts
}
