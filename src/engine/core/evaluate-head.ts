import { headSchema, type Head, type WrittenHead } from '../../../schemas/page/head.ts'
import { compiledValue } from './compiled.ts'
import { hasExpression } from './expressions/index.ts'
import type { Compiled } from './expressions/index.ts'
import { readyValue, type KnownPage } from './ready-value.ts'
import { linked, noValues, type Values } from './values.ts'

/** The part of JSON Schema that the head is described with. */
interface Shape {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
}

/** The expressions of a page's head. */
export const headParts = (head: WrittenHead | undefined, values: Values = noValues): Compiled[] =>
  head === undefined ? [] : [linked(compiledValue(head), values)]

/**
 * Evaluates a page’s head with the data that is there. A field is left out when its data is late, failed or of another type, and so is what
 * requires that field: there is never half a JSON-LD object. Never throws.
 */
export function evaluateHead(head: WrittenHead | undefined, page: KnownPage): Head {
  return (fitted(head ?? {}, headSchema, (text) => readyValue(text, page)) ?? {}) as Head
}

/** @param read evaluates what the page writes; absent for what an expression gave, whose braces are only text */
function fitted(value: unknown, shape: Shape, read?: (text: string) => unknown): unknown {
  if (typeof value === 'string' && read && hasExpression(value)) return fitted(read(value), shape)
  if (Array.isArray(value)) return shape.type === 'array' ? fittedList(value, shape, read) : undefined
  if (typeof value === 'object' && value !== null)
    return shape.type === 'object' ? fittedObject(value as WrittenHead, shape, read) : undefined
  return isScalar(value, shape) ? value : undefined
}

function fittedList(list: readonly unknown[], { items = {}, minItems = 0 }: Shape, read?: (text: string) => unknown) {
  const all = list.map((item) => fitted(item, items, read))
  return all.length < minItems || all.includes(undefined) ? undefined : all
}

function fittedObject(value: WrittenHead, shape: Shape, read?: (text: string) => unknown): WrittenHead | undefined {
  const { properties = {}, required = [] } = shape
  const entries = Object.entries(properties).flatMap(([name, one]) => {
    const found = Object.hasOwn(value, name) ? fitted(value[name], one, read) : undefined
    return found === undefined ? [] : [[name, found] as const]
  })
  const made = Object.fromEntries(entries)
  return required.every((name) => Object.hasOwn(made, name)) ? made : undefined
}

function isScalar(value: unknown, { type, enum: choices, minimum = -Infinity, maximum = Infinity }: Shape): boolean {
  if (choices) return choices.includes(value)
  if (typeof value === 'string') return type === 'string' && value.trim() !== ''
  if (typeof value === 'boolean') return type === 'boolean'
  if (typeof value !== 'number' || !(value >= minimum && value <= maximum)) return false
  return type === 'number' || (type === 'integer' && Number.isInteger(value))
}
