import type { Part } from '../../../schemas/page/part.ts'
import type { Problem } from '../../kit/problem.ts'
import type { Parts } from '../core/expand-parts.ts'
import type { PageSource } from '../core/page-source.ts'
import type { SiteCatalogues } from './site-checks.ts'
import { isMap } from '../../kit/json.ts'
import { writtenValue } from './read-json.ts'
import { validatePart } from './validate-page.ts'

export interface CheckedParts {
  /** Those that pages may use. */
  readonly parts: Parts
  readonly refusedParts: readonly string[]
  /** Of each part, by its file. */
  readonly problems: ReadonlyMap<string, readonly Problem[]>
}

const USED = /"part"\s*:\s*"([a-z0-9-]+)"/g

/** Names of the parts that the text of a page or of a part uses. */
export const partsNamedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(USED)].map(([, name = '']) => name)),
]

/** Parts as they are written, however wrong: enough to see who uses whom. */
function unchecked(sources: readonly PageSource[]): Parts {
  const parts = sources.flatMap(({ name, text }) => {
    const raw = writtenValue(text)
    return isMap(raw) && Array.isArray(raw.blocks) ? [[name, raw as unknown as Part] as const] : []
  })
  return Object.fromEntries(parts)
}

/** Whether a part leads back to itself. */
function isInCircle(name: string, usedBy: ReadonlyMap<string, readonly string[]>): boolean {
  const open = [...(usedBy.get(name) ?? [])]
  const seen = new Set<string>()
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === name) return true
    if (!seen.has(next)) open.push(...(usedBy.get(next) ?? []))
    seen.add(next)
  }
  return false
}

/** Judges every part by itself, those that others use before these. */
export function checkParts(sources: readonly PageSource[], catalogues: SiteCatalogues): CheckedParts {
  const uses = new Map(sources.map(({ name, text }) => [name, partsNamedIn(text)] as const))
  const problems = new Map<string, readonly Problem[]>()
  const parts: Record<string, Part> = {}
  const refusedParts: string[] = []
  const byName = new Map(sources.map((source) => [source.name, source]))
  const raw = unchecked(sources)
  const judge = (source: PageSource): void => {
    if (problems.has(source.file)) return
    problems.set(source.file, [])
    for (const name of uses.get(source.name) ?? []) if (byName.has(name)) judge(byName.get(name)!)
    const known = isInCircle(source.name, uses) ? raw : parts
    const found = validatePart(source, { ...catalogues, parts: known, refusedParts })
    problems.set(source.file, found.problems)
    if (found.part) parts[source.name] = found.part
    else refusedParts.push(source.name)
  }
  for (const source of sources) judge(source)
  return { parts, refusedParts, problems }
}
