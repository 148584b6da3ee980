import { isDeepStrictEqual } from 'node:util'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import type { Incompatibility } from './incompatibility.ts'
import { asSchema, choicesOf, isSchema, propertiesOf, requiredOf, show, typesOf, type Schema } from './schema-parts.ts'

/** Where a page that reads a payload of shape `before` would miss something, or find another type, in one of shape `after`. */
export function unreadable(before: JSONSchema, after: JSONSchema, path: string): Incompatibility[] {
  return compare(asSchema(before), asSchema(after), path)
}

function compare(before: Schema, after: Schema, path: string): Incompatibility[] {
  if (isDeepStrictEqual(before, after)) return []
  if (choicesOf(before) ?? choicesOf(after)) return [{ kind: 'changed-rule', path, keyword: 'anyOf' }]
  const old = typesOf(before)
  if (!typesOf(after).every((type) => old.includes(type))) {
    return [{ kind: 'narrower-type', path, before: show(before.type), after: show(after.type) }]
  }
  return [...lostProperties(before, after, path), ...lostItems(before, after, path)]
}

function lostProperties(before: Schema, after: Schema, path: string): Incompatibility[] {
  const now = propertiesOf(after)
  const [must, still] = [requiredOf(before), requiredOf(after)]
  return Object.entries(propertiesOf(before)).flatMap(([name, schema]): Incompatibility[] => {
    const kept = now[name]
    if (!kept) return [{ kind: 'removed-prop', path: `${path}.${name}` }]
    if (must.includes(name) && !still.includes(name)) {
      return [{ kind: 'changed-rule', path: `${path}.${name}`, keyword: 'required' }]
    }
    return compare(schema, kept, `${path}.${name}`)
  })
}

function lostItems(before: Schema, after: Schema, path: string): Incompatibility[] {
  return isSchema(before.items) && isSchema(after.items) ? compare(before.items, after.items, `${path}[]`) : []
}
