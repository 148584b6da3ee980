import type { Finding } from '../../kit/problem.ts'
import { checkValue } from './check-value.ts'
import { toFinding } from './mistake.ts'
import { isMap, type Json, listOf } from './pointer.ts'
import { asSchema } from './schema.ts'
import type { SiteFacts } from './site-facts.ts'

/** A page component as rules look at it. */
export interface ComponentView {
  /** Its code: YT3_BANNER */
  readonly code: string
  /** Its kind. */
  readonly type: unknown
  readonly entries: readonly Json[]
  /** Pages that read it, by their titles; undefined where nobody knows. */
  readonly readers: readonly string[] | undefined
  /** The site's own code reads it. */
  readonly isReadByCode: boolean
  /** What does not have the form of a component of its kind. */
  readonly shape: readonly Finding[]
}

/** Looks through a component once for all rules. */
export function createComponentView(
  raw: unknown,
  { code, readers, site }: Pick<ComponentView, 'code' | 'readers'> & { readonly site: SiteFacts | undefined },
): ComponentView {
  const document = isMap(raw) ? raw : {}
  const noun = { zh: '字段', en: 'field' }
  const mistakes = checkValue(raw, asSchema(site?.componentSchema?.(document.type) ?? {}), { noun, base: '' })
  return {
    code,
    type: document.type,
    entries: listOf(document.entries).filter(isMap),
    readers,
    isReadByCode: site?.readByCode?.includes(code) ?? false,
    shape: mistakes.map(toFinding),
  }
}
