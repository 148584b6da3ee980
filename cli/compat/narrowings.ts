import { isDeepStrictEqual } from 'node:util'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import type { Incompatibility } from './incompatibility.ts'
import {
  asSchema,
  choicesOf,
  holds,
  isSchema,
  propertiesOf,
  requiredOf,
  show,
  typesOf,
  valuesOf,
  type Schema,
} from './schema-parts.ts'

/**
 * Where `after` refuses a value that `before` accepted. Judges what widgets' schemas use; a keyword that it can't judge counts as
 * broken when it changed, because a needless version costs less than a page that no longer opens.
 */
export function narrowings(before: JSONSchema, after: JSONSchema, path: string): Incompatibility[] {
  return compare(asSchema(before), asSchema(after), path)
}

function compare(before: Schema, after: Schema, path: string): Incompatibility[] {
  if (isDeepStrictEqual(before, after)) return []
  if (choicesOf(before) ?? choicesOf(after)) return compareChoices(before, after, path)
  return [
    ...narrowerType(before, after, path),
    ...narrowerValues(before, after, path),
    ...narrowerLimits(before, after, path),
    ...changedRules(before, after, path),
    ...objectParts(before, after, path),
    ...listParts(before, after, path),
  ]
}

/** Every old alternative must fit into a new one. One old alternative is judged alone, so that the message says where. */
function compareChoices(before: Schema, after: Schema, path: string): Incompatibility[] {
  const old = choicesOf(before) ?? [before]
  const now = choicesOf(after) ?? [after]
  return old.flatMap((each) => {
    const tries = now.map((alternative) => compare(each, alternative, path))
    if (tries.some((found) => found.length === 0)) return []
    return tries.length === 1 ? (tries[0] ?? []) : [{ kind: 'changed-rule' as const, path, keyword: 'anyOf' }]
  })
}

function narrowerType(before: Schema, after: Schema, path: string): Incompatibility[] {
  const now = typesOf(after)
  if (typesOf(before).every((type) => now.includes(type))) return []
  return [{ kind: 'narrower-type', path, before: show(before.type), after: show(after.type) }]
}

function narrowerValues(before: Schema, after: Schema, path: string): Incompatibility[] {
  const now = valuesOf(after)
  if (!now) return []
  const old = valuesOf(before)
  if (!old) return [{ kind: 'changed-rule', path, keyword: 'enum' }]
  const lost = old.filter((value) => !holds(now, value))
  return lost.map((value) => ({ kind: 'narrower-values', path, before: show(value) }))
}

const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']

function narrowerLimits(before: Schema, after: Schema, path: string): Incompatibility[] {
  const tightened = (keyword: string, sign: 1 | -1): boolean => {
    const [old, now] = [before[keyword], after[keyword]]
    if (typeof now !== 'number') return false
    return typeof old !== 'number' || sign * now < sign * old
  }
  return [...upper.filter((word) => tightened(word, 1)), ...lower.filter((word) => tightened(word, -1))].map(
    (keyword) => ({
      kind: 'narrower-limit',
      path,
      keyword,
      before: show(before[keyword]),
      after: show(after[keyword]),
    }),
  )
}

const rules = ['pattern', 'multipleOf', 'uniqueItems', 'propertyNames', 'patternProperties', 'contains']
const unjudged = ['allOf', 'not', 'if', 'then', 'else', 'dependencies', '$ref', 'additionalItems']

/** A rule that went away lets more through; one that came or changed may let less through. */
function changedRules(before: Schema, after: Schema, path: string): Incompatibility[] {
  const came = rules.filter((word) => after[word] && !isDeepStrictEqual(before[word], after[word]))
  const changed = unjudged.filter((word) => !isDeepStrictEqual(before[word], after[word]))
  return [...came, ...changed].map((keyword) => ({ kind: 'changed-rule', path, keyword }))
}

function objectParts(before: Schema, after: Schema, path: string): Incompatibility[] {
  const now = propertiesOf(after)
  const properties = Object.entries(propertiesOf(before)).flatMap(([name, schema]): Incompatibility[] => {
    const kept = now[name]
    return kept ? compare(schema, kept, `${path}.${name}`) : [{ kind: 'removed-prop', path: `${path}.${name}` }]
  })
  return [...properties, ...requiredProps(before, after, path), ...openness(before, after, path)]
}

function requiredProps(before: Schema, after: Schema, path: string): Incompatibility[] {
  const old = requiredOf(before)
  return requiredOf(after)
    .filter((name) => !old.includes(name))
    .map((name) => ({ kind: 'required-prop', path: `${path}.${name}` }))
}

/** Properties beside the named ones: what was open may not close, nor take less. */
function openness(before: Schema, after: Schema, path: string): Incompatibility[] {
  const [old, now] = [before.additionalProperties, after.additionalProperties]
  if (old === false || now === undefined || now === true) return []
  if (isSchema(old) && isSchema(now)) return compare(old, now, `${path}.*`)
  return typesOf(before).includes('object') ? [{ kind: 'changed-rule', path, keyword: 'additionalProperties' }] : []
}

function listParts(before: Schema, after: Schema, path: string): Incompatibility[] {
  const [old, now] = [before.items, after.items]
  if (isSchema(now) && isSchema(old)) return compare(old, now, `${path}[]`)
  if (now === undefined || isDeepStrictEqual(old, now)) return []
  return typesOf(before).includes('array') ? [{ kind: 'changed-rule', path, keyword: 'items' }] : []
}
