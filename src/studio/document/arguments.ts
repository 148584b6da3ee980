import type { BuiltCatalogue } from '../../../schemas/studio/catalogue.ts'
import { isMap, type Json, type JsonMap } from './index.ts'
import { asSchema, type FormSchema } from './form-schema.ts'

/** What a page may give to the endpoint that a data entry reads, or an action sends to; undefined where none is chosen. */
function argumentsOf({ endpoints }: BuiltCatalogue, { from, endpoint }: JsonMap): FormSchema | undefined {
  const name = typeof from === 'string' ? from : typeof endpoint === 'string' ? endpoint : ''
  if (name === '') return undefined
  const known = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined
  const told = typeof from === 'string' ? known?.with : known?.submit
  return told && asSchema(told)
}

/** The schema of a value beside others: `with` is what the endpoint takes that stands beside it, not just any map. */
export function schemaBeside(catalogue: BuiltCatalogue, name: string, schema: FormSchema, map: JsonMap): FormSchema {
  const told = name === 'with' ? argumentsOf(catalogue, map) : undefined
  const { expression } = schema
  return told ? { ...told, title: '参数', description: undefined, ...(expression && { expression }) } : schema
}

/** A map with another endpoint: it keeps what that one takes too. */
export function withEndpoint(catalogue: BuiltCatalogue, name: string, value: Json | undefined, map: JsonMap): JsonMap {
  const { with: given, ...others } = map
  const next = { ...others, [name]: value ?? '' }
  const known = argumentsOf(catalogue, next)?.properties ?? {}
  const kept = Object.entries(isMap(given) ? given : {}).filter(([argument]) => Object.hasOwn(known, argument))
  return kept.length > 0 ? { ...next, with: Object.fromEntries(kept) } : next
}
