import { contextRoots } from '../../../../schemas/page/context.ts'
import type { Page } from '../../../../schemas/page/page.ts'
import { compiledText } from '../../core/compiled.ts'
import type { Compiled } from '../../core/expressions/index.ts'
import { linked, type Values } from '../../core/values.ts'
import { at, isMap, listOf, type Json } from '../pointer.ts'

/** A redirect that may hold. */
export interface Way {
  readonly pointer: string
  readonly to: string
  readonly when: string | undefined
  /** What tells whether it holds: nothing (it always does), the visit, or data, which the check does not have. */
  readonly decidedBy: 'nothing' | 'visit' | 'data'
  /** Two that are the same hold together. */
  readonly condition: string
}

/** A page as far as its redirects go. */
export interface RedirectingPage {
  readonly values: Values
  readonly experiments: Page['experiments']
  readonly ways: readonly Way[]
  /** What they read. */
  readonly paths: Compiled['paths']
}

/** What is known of a visit: `viewer` and `state` are as at the start of every page, since the server decides. */
const OF_VISIT = new Set<string>([...contextRoots, 'viewer', 'state'])

const rootsOf = (text: string, values: Values): readonly string[] => linked(compiledText(text), values).roots

export const isOfVisit = (text: string, values: Values): boolean =>
  rootsOf(text, values).every((root) => OF_VISIT.has(root))

/** What is the same wherever a redirect leads: only the address differs. A part of the address that nothing is said of is carried along. */
const OF_ADDRESS = /\b(?:params|route)\b/

/** Whether data that decide are other ones at the next address. */
function readsAddress({ data, values }: Json, { to, when, notFound }: Json): boolean {
  const read = JSON.stringify([when, notFound, data, values])
  return OF_ADDRESS.test(read) || (String(to).includes('?') && /\bquery\b/.test(read))
}

/** Whether one that reads nothing holds. */
function isTrue(when: string): boolean {
  try {
    return compiledText(when).evaluate(() => undefined) === true
  } catch {
    return false
  }
}

/** Undefined: it never holds, as other rules say, or what decides is other data wherever it leads. */
function decidedBy(raw: Json, values: Values, redirect: Json): Way['decidedBy'] | undefined {
  const { when, notFound } = redirect
  const ofData = readsAddress(raw, redirect) ? undefined : 'data'
  if (typeof when !== 'string')
    return typeof notFound === 'string' && isMap(raw.data) && Object.hasOwn(raw.data, notFound) ? ofData : undefined
  if (rootsOf(when, values).length === 0) return isTrue(when) ? 'nothing' : undefined
  return isOfVisit(when, values) ? 'visit' : ofData
}

/** As far as they have their form: of the rest other rules speak. */
const experimentsOf = ({ experiments }: Json) =>
  Object.fromEntries(
    Object.entries(isMap(experiments) ? experiments : {}).filter(
      ([, weights]) => isMap(weights) && Object.values(weights).every((weight) => typeof weight === 'number'),
    ),
  ) as Page['experiments']

export function redirectingPage(raw: Json, name: string): RedirectingPage {
  const texts = Object.entries(isMap(raw.values) ? raw.values : {}).filter(([, text]) => typeof text === 'string')
  const values = Object.fromEntries(texts) as Values
  const ways: Way[] = []
  for (const [index, redirect] of listOf(raw.redirects).entries()) {
    if (!isMap(redirect) || typeof redirect.to !== 'string') continue
    const decided = decidedBy(raw, values, redirect)
    if (decided === undefined) continue
    const { to, when, notFound } = redirect
    ways.push({
      pointer: at(at('/redirects', index), 'to'),
      to,
      when: typeof when === 'string' ? when : undefined,
      decidedBy: decided,
      condition: `${name} ${String(when ?? notFound)}`,
    })
    // Behind one that always holds no other is looked at.
    if (decided === 'nothing') break
  }
  const paths = ways.flatMap(({ when = '', to }) =>
    [when, to].flatMap((text) => linked(compiledText(text), values).paths),
  )
  return { values, experiments: experimentsOf(raw), ways, paths }
}
