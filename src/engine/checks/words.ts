import type { Text } from '../../../schemas/json-schema.ts'
import type { Fix } from '../../kit/problem.ts'
import { shown } from './schema.ts'

/** A name between the marks of its language. */
export const quoted = (name: string): Text => ({ zh: `「${name}」`, en: `"${name}"` })

/** The end of "there is no X". */
export const didYouMean = (suggestion: string): Text => ({
  zh: `，是不是「${suggestion}」？`,
  en: `, did you mean "${suggestion}"?`,
})

/**
 * The end of "there is no X": what was probably meant, else which there are.
 * @param way where operators choose one by its title; without it they are told the names, which are their own
 */
export function instead(suggestion: string | undefined, known: readonly string[], way?: string): Text {
  if (suggestion !== undefined) return didYouMean(suggestion)
  if (!known.length) return { zh: '', en: '' }
  return {
    zh: way === undefined ? `，可以用：${known.join('、')}` : `，${way}`,
    en: `; there are: ${known.join(', ')}`,
  }
}

type Members = Readonly<Record<string, { readonly title: string }>>

/** Members of a widget by what people call them, with the names that stand in the file: 左栏（left）. */
export const namedMembers = (members: Members): Text => ({
  zh: Object.entries(members)
    .map(([name, { title }]) => `${title}（${name}）`)
    .join('、'),
  en: Object.keys(members).join(', '),
})

/** The end of "there is no X" where each of those that there are has a title. */
export function insteadOf(members: Members): Text {
  const { zh, en } = namedMembers(members)
  return zh === '' ? { zh, en } : { zh: `，可以用：${zh}`, en: `; there are: ${en}` }
}

export const replace = (pointer: string, value: unknown, safe = false): Fix => ({
  title: { zh: `改成 ${shown(value)}`, en: `Change to ${shown(value)}` },
  safe,
  edit: { op: 'replace', pointer, value },
})

export const rename = (pointer: string, to: string): Fix => ({
  title: { zh: `改名为「${to}」`, en: `Rename to "${to}"` },
  safe: false,
  edit: { op: 'rename-key', pointer, to },
})

export const remove = (pointer: string, what: string): Fix => ({
  title: { zh: `删除「${what}」`, en: `Remove "${what}"` },
  safe: true,
  edit: { op: 'remove', pointer },
})
