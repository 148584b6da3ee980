import type { Finding, Fix, Problem } from '../../kit/problem.ts'
import type { PageSource } from '../core/page-source.ts'
import { closedAddress } from './closed-address/index.ts'
import { createComponentView } from './component-view.ts'
import { createPageView } from './create-page-view.ts'
import { isMap, listOf } from './pointer.ts'
import { findingsOf, hasError, type Pair, problemsOf } from './problems-of.ts'
import { readJson } from './read-json.ts'
import { componentRules } from './rules.ts'
import { scheduleDate } from './schedule-date/index.ts'
import { scheduleOrder } from './schedule-order/index.ts'
import { scheduleOver } from './schedule-over/index.ts'
import type { SiteCatalogues } from './site-checks.ts'
import { unfailing } from './unfailing.ts'
import { unknownPicture } from './unknown-picture/index.ts'
import { unknownRoute } from './unknown-route/index.ts'
import { unsafeLink } from './unsafe-link/index.ts'

/** Rules of pages that hold for an entry as they do for a block: where it leads, what it shows and when. */
const entryRules = [
  ...[closedAddress, scheduleDate, scheduleOrder, scheduleOver],
  ...[unknownPicture, unknownRoute, unsafeLink],
]

interface Checked {
  /** The text is one of a component that may be published. */
  readonly isSound: boolean
  readonly problems: Problem[]
}

/**
 * Judges the text of a page component.
 * @param readers titles of the pages that read it; undefined where nobody knows
 */
export function validateComponent(
  source: PageSource,
  catalogues: SiteCatalogues,
  readers: readonly string[] | undefined,
): Checked {
  const problems = unfailing(source, () => ({ problems: judged(source, catalogues, readers) })).problems
  return { isSound: !hasError(problems), problems }
}

function judged(source: PageSource, catalogues: SiteCatalogues, readers: readonly string[] | undefined): Problem[] {
  // A component stands in no file: its code is no file's name.
  const json = readJson({ ...source, name: 'component' })
  if (!json.ok) return json.problems
  const { raw } = json
  const { site } = catalogues
  const own = findingsOf(
    [...componentRules, ...(site?.componentRules ?? [])],
    createComponentView(raw, { code: source.name, readers, site }),
  )
  return problemsOf([...own, ...entryFindings(raw, source, catalogues)], { source, raw })
}

/** What the rules of pages find in a page whose blocks are the entries. */
function entryFindings(raw: unknown, source: PageSource, catalogues: SiteCatalogues): Pair[] {
  const entries = isMap(raw) ? listOf(raw.entries) : []
  const blocks = entries.map((entry) => {
    const { live, hidden, ...props } = isMap(entry) ? entry : {}
    return { props, ...(live !== undefined && { live }), ...(hidden === true && { hidden }) }
  })
  const expanded = { raw: { blocks }, uses: [], placeOf: (pointer: string) => ({ pointer }) }
  const found = findingsOf(
    [...entryRules, ...(catalogues.site?.entryRules ?? [])],
    createPageView(expanded, source, catalogues, true),
  )
  return found.map(([rule, finding]) => [rule, ofEntry(finding)])
}

const entryPointer = (pointer: string) => pointer.replace(/^\/blocks\/(\d+)(?:\/props)?/, '/entries/$1')

const ofEntry = ({ message, fix, ...finding }: Finding): Finding => ({
  ...finding,
  pointer: entryPointer(finding.pointer),
  message: { zh: message.zh.replaceAll('区块', '内容'), en: message.en.replaceAll('block', 'entry') },
  ...(fix && { fix: { ...fix, edit: movedEdit(fix.edit) } }),
})

const movedEdit = (edit: Fix['edit']): Fix['edit'] =>
  edit.op === 'text' ? edit : { ...edit, pointer: entryPointer(edit.pointer) }
