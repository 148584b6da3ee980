import type { Text } from '../../../schemas/json-schema.ts'
import type { Finding } from '../../kit/problem.ts'
import { closest } from '../core/expressions/closest.ts'
import { hasExpression } from '../core/expressions/index.ts'
import { at } from './pointer.ts'
import type { PageView } from './page-view.ts'
import { instead, replace } from './words.ts'

/** More names than this are not compared with a wrong one, nor listed. */
const COMPARED = 50

/** Arguments of actions that are to be one of the page's names and are none; one with an expression is not known yet. */
export function unknownTarget(
  { actions }: PageView,
  places: readonly (readonly [action: string, argument: string])[],
  known: readonly string[],
  what: Text,
): Finding[] {
  const names = new Set(known)
  const compared = known.slice(0, COMPARED)
  const written = actions.flatMap((view) =>
    places.flatMap(([action, argument]) =>
      view.name === action ? namesIn(at(view.pointer, argument), view.action[argument]) : [],
    ),
  )
  return written.flatMap(([pointer, name]) => {
    if (typeof name !== 'string' || !name || hasExpression(name) || names.has(name)) return []
    const suggestion = closest(name, compared)
    const hint = instead(suggestion, compared)
    const message = {
      zh: `本页没有${what.zh}「${name}」${hint.zh}`,
      en: `This page has no ${what.en} "${name}"${hint.en}`,
    }
    return [{ pointer, message, got: name, ...(suggestion && { suggestion, fix: replace(pointer, suggestion) }) }]
  })
}

/** An argument that is a name, or a list of names, each with its place. */
const namesIn = (pointer: string, value: unknown): (readonly [pointer: string, name: unknown])[] =>
  Array.isArray(value) ? value.map((name, index) => [`${pointer}/${index}`, name]) : [[pointer, value]]
