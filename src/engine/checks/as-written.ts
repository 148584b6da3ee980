import type { Finding } from '../../kit/problem.ts'
import type { ExpandedPage } from '../core/expand-parts.ts'
import { valueAt } from './pointer.ts'
import type { Pair } from './problems-of.ts'

/** At the use of a part: the file of the page has nothing else of it that could be underlined or mended. */
function atUse({ message }: Finding, pointer: string, part: string): Finding {
  return {
    pointer: `${pointer}/part`,
    message: { zh: `部件「${part}」用在这里：${message.zh}`, en: `The part "${part}" used here: ${message.en}` },
  }
}

function moved({ fix, ...finding }: Finding, { placeOf }: ExpandedPage): Finding {
  const to = (pointer: string) => placeOf(pointer).pointer
  const edit = fix && 'pointer' in fix.edit && { fix: { ...fix, edit: { ...fix.edit, pointer: to(fix.edit.pointer) } } }
  return { ...finding, ...edit, pointer: to(finding.pointer) }
}

/** What a part brought into the page besides blocks: it is checked with the part, and its inputs with its use. */
const isBrought = (pointer: string, raw: unknown) =>
  /^\/(?:values|state)\//.test(pointer) && valueAt(raw, pointer) === undefined

/**
 * Findings of an expanded page as findings of the page as it is written. A mistake inside a part is told once at its use, and only when what the page
 * gives to the part is right: otherwise that is the mistake.
 */
export function asWritten(found: readonly Pair[], expanded: ExpandedPage, raw: unknown): readonly Pair[] {
  if (expanded.uses.length === 0) return found
  const own = found.flatMap(([rule, finding]): Pair[] => {
    const isOwn = expanded.placeOf(finding.pointer).part === undefined && !isBrought(finding.pointer, raw)
    return isOwn ? [[rule, moved(finding, expanded)]] : []
  })
  const told = new Set(own.map(([, { pointer }]) => pointer))
  const inParts = found.flatMap(([rule, finding]): Pair[] => {
    const { pointer, part } = expanded.placeOf(finding.pointer)
    if (part === undefined || rule.meta.severity !== 'error') return []
    if ([...told].some((one) => one.startsWith(`${pointer}/`))) return []
    told.add(`${pointer}/part`)
    return [[rule, atUse(finding, pointer, part)]]
  })
  return [...own, ...inParts]
}
