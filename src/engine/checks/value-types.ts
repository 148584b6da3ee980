import { compiledText } from '../core/compiled.ts'
import { present, union, type Type } from '../core/expressions/checker.ts'
import { getOwn } from '../core/get-own.ts'
import type { Values } from '../core/values.ts'
import { expressionType, templateType } from './kept-types.ts'
import { parseText } from './parse-text.ts'
import type { Roots } from './page-types.ts'
import type { Json } from './pointer.ts'

const ANY: Type = { kind: 'any' }

/** The values that a value names itself. */
const valuesIn = (text: string, values: Values) =>
  compiledText(text).roots.filter((root) => Object.hasOwn(values, root))

/** The values that read themselves, each through the next and the last through the first; undefined when none does. */
export function circleOf(values: Values): readonly string[] | undefined {
  const done = new Set<string>()
  const follow = (name: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(name)) return path.slice(path.indexOf(name))
    if (done.has(name)) return undefined
    for (const next of valuesIn(values[name]!, values)) {
      const circle = follow(next, [...path, name])
      if (circle) return circle
    }
    done.add(name)
    return undefined
  }
  for (const name of Object.keys(values)) {
    const circle = follow(name, [])
    if (circle) return circle
  }
  return undefined
}

/** Data that has a condition, and what stands inside its braces. */
type Conditions = readonly (readonly [data: string, test: string])[]

const inside = (text: string) => text.replace(/^\{\{|\}\}$/g, '').trim()

const conditionsOf = (data: Json): Conditions =>
  Object.entries(data).flatMap(([name, source]) => {
    const when = getOwn(source, 'when')
    return typeof when === 'string' ? [[name, inside(when)] as const] : []
  })

/** The roots where a test holds: data of that very condition is there. */
function rootsWhere(test: string, roots: Roots, conditions: Conditions): Roots {
  const there = conditions.filter(([, when]) => when === test).map(([name]) => name)
  if (there.length === 0) return roots
  return { ...roots, ...Object.fromEntries(there.map((name) => [name, present(roots[name] ?? ANY)])) }
}

/** In `test ? yes : no`, data with the condition `test` is there in `yes`, data with `!test` in `no`. */
function typeOfText(text: string, roots: Roots, conditions: Conditions): Type {
  const parsed = parseText(text)
  if (!parsed.ok) return ANY
  const { template } = parsed
  if (template.kind !== 'value' || template.node.kind !== 'conditional') return templateType(template, { roots }).type
  const { test, yes, no } = template.node
  const source = text.slice(template.offset + test.start, template.offset + test.end)
  const a = expressionType(yes, { roots: rootsWhere(source, roots, conditions) }).type
  const b = expressionType(no, { roots: rootsWhere(`!${source}`, roots, conditions) }).type
  const { type, problems } = templateType(template, { roots })
  return problems.length ? type : narrower(type, union(a, b))
}

/** What a test says of paths is known to the whole expression, what conditions of data say to its halves. */
const narrower = (whole: Type, halves: Type): Type => (whole.nullable && !halves.nullable ? halves : whole)

/** The roots with the type of each value, worked out from its expression; any where that has a mistake, or reads itself. */
export function withValueTypes(roots: Roots, values: Values, data: Json = {}): Roots {
  const types: Record<string, Type> = { ...roots }
  const conditions = conditionsOf(data)
  const typeOne = (name: string, around: readonly string[]): void => {
    const text = getOwn(values, name)
    if (text === undefined || around.includes(name) || Object.hasOwn(types, name)) return
    for (const next of valuesIn(text, values)) typeOne(next, [...around, name])
    types[name] = typeOfText(text, types, conditions)
  }
  for (const name of Object.keys(values)) typeOne(name, [])
  return types
}
