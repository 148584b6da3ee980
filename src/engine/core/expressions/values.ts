import { ExpressionLimitError } from './errors.ts'
import { LIMITS } from './limits.ts'

/** What is left to spend in one evaluation. */
export interface Budget {
  left: number
}

/** Data inside data is compared to this depth; deeper is refused before it can exhaust the stack. */
const COMPARED_DEPTH = 100

/** Throws ExpressionLimitError when the budget is used up. */
export function spend(budget: Budget, steps: number): void {
  budget.left -= steps
  if (budget.left < 0) throw new ExpressionLimitError()
}

/** Passes a built text or list on; throws ExpressionLimitError when it is larger than LIMITS.size. */
export function bounded<Built extends string | readonly unknown[]>(built: Built): Built {
  if (built.length > LIMITS.size) throw new ExpressionLimitError()
  return built
}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && !Array.isArray(value)
export const isText = (value: unknown): value is string => typeof value === 'string'
export const isNumber = (value: unknown): value is number => typeof value === 'number'

/** JSON has no infinity: what is not a finite number is null. */
export const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)

/** An own property, or null: missing, of null, of a text or of a list. */
const property = (target: unknown, key: string): unknown =>
  isMap(target) && Object.hasOwn(target, key) ? (target[key] ?? null) : null

/** `target[key]`: an element by number or an own property by name, else null. */
export function element(target: unknown, key: unknown): unknown {
  if (Array.isArray(target)) return isNumber(key) ? (target[key] ?? null) : null
  return isText(key) || isNumber(key) ? property(target, `${key}`) : null
}

/** Digits that mean something: what stands after them is the rounding of the machine. */
const DIGITS = 12

/**
 * A number as people write it: 0.1 + 0.2 is 0.3, and no power of ten. A whole number keeps each digit, and so does an amount to the cent however
 * large it is. Of 1e21 and more there are no digits to write, as `price` has none.
 */
function numberText(value: number): string {
  if (Math.abs(value) >= 1e21) return ''
  if (Number.isInteger(value)) return String(value)
  const whole = `${Math.trunc(Math.abs(value)) || ''}`.length
  return value.toFixed(Math.max(2, DIGITS - whole)).replace(/\.?0+$|^-(?=[0.]+$)/g, '')
}

/** A value as text inside other text; null, lists and objects have none. */
export const toText = (value: unknown): string => {
  if (isNumber(value)) return numberText(value)
  return value === null || isObject(value) ? '' : String(value)
}

/** Joins texts; throws ExpressionLimitError as soon as the result is too large. */
export const joinTexts = (parts: readonly unknown[], separator: string): string =>
  parts.reduce<string>((whole, part, at) => bounded(whole + (at ? separator : '') + toText(part)), '')

/** Deep equality of JSON values. Each pair of lists or maps costs its size. */
export function same(a: unknown, b: unknown, budget: Budget, depth = 0): boolean {
  if (a === b || !isObject(a) || !isObject(b)) return a === b
  const keys = Object.keys(a)
  spend(budget, keys.length + 1 + (depth > COMPARED_DEPTH ? Infinity : 0))
  if (Array.isArray(a) !== Array.isArray(b) || keys.length !== Object.keys(b).length) return false
  const [left, right] = [a, b] as Readonly<Record<string, unknown>>[]
  return keys.every((key) => Object.hasOwn(b, key) && same(left![key] ?? null, right![key] ?? null, budget, depth + 1))
}

/** `item in group`: an element of a list, or a property name of a map. */
export function isIn(item: unknown, group: unknown, budget: Budget): boolean {
  if (!Array.isArray(group)) return isText(item) && isMap(group) && Object.hasOwn(group, item)
  spend(budget, group.length >> 4)
  return group.some((other) => same(item, other, budget))
}
