import { hotText } from '../../../domain/count-text.ts'
import { addDays, datePart, isMoment } from '../../../domain/dates.ts'
import { characters } from '../../../kit/characters.ts'
import { bounded, finite, isMap, isNumber, isObject, isText, joinTexts, same, spend, toText } from './values.ts'
import type { Budget } from './values.ts'

/** Arguments that are not given are null. Null or a wrong type gives null (false where the answer is yes or no): nothing throws. */
type Call = (a: unknown, b: unknown, c: unknown, budget: Budget) => unknown

const ofText =
  (compute: (text: string) => unknown): Call =>
  (a) =>
    isText(a) ? compute(a) : null

const ofNumber =
  (compute: (value: number) => unknown): Call =>
  (a) =>
    isNumber(a) ? compute(a) : null

const ofNumbers =
  (compute: (a: number, b: number) => number): Call =>
  (a, b) =>
    isNumber(a) && isNumber(b) ? compute(a, b) : null

const ofList =
  (compute: (list: readonly unknown[]) => unknown): Call =>
  (a) =>
    Array.isArray(a) ? compute(a) : null

const test =
  (holds: (text: string, part: string) => boolean): Call =>
  (a, b) =>
    isText(a) && isText(b) && holds(a, b)

/**
 * Half away from zero. The factor lifts 1.005 * 100 = 100.49999999999999 over the half it means; a number of so many digits that it would
 * lift it to another is left as it is.
 */
function round(value: number, digits: number): number {
  const power = 10 ** Math.min(10, Math.max(0, Math.trunc(digits)))
  const scaled = Math.abs(value) * power
  const lifted = scaled < 2 ** 49 ? scaled * (1 + Number.EPSILON) : scaled
  return scaled < 2 ** 53 ? (Math.sign(value) * Math.round(lifted)) / power : value
}

/** What calculating leaves beside a whole number, as 19.9 * 100 = 1989.9999999999998, is nothing to round by. */
const toWhole = (rounded: (value: number) => number) =>
  ofNumber((value) => {
    const near = Math.round(value)
    return Math.abs(value - near) <= Math.abs(value) * 2 * Number.EPSILON ? near : rounded(value)
  })

/** Of 1e21 and more there are no digits to write. */
function price(yuan: number): string | null {
  const rounded = round(yuan, 2)
  return Math.abs(rounded) < 1e21 ? rounded.toFixed(rounded % 1 ? 2 : 0).replace(/\B(?=(\d{3})+(?!\d))/g, ',') : null
}

function size(a: unknown, budget: Budget): number {
  if (isText(a)) return characters(a).length
  if (Array.isArray(a)) return a.length
  const { length } = isMap(a) ? Object.keys(a) : []
  spend(budget, length >> 4)
  return length
}

function slice(a: unknown, from: unknown, to: unknown): unknown {
  const [start, end] = [isNumber(from) ? from : 0, isNumber(to) ? to : undefined]
  if (isText(a)) return characters(a).slice(start, end).join('')
  return Array.isArray(a) ? a.slice(start, end) : null
}

function unique(list: readonly unknown[], budget: Budget): unknown[] {
  const seen = new Set<unknown>()
  const known = (item: unknown) =>
    isObject(item) ? [...seen].some((other) => same(item, other, budget)) : seen.has(item)
  for (const item of list) if (!known(item)) seen.add(item)
  return [...seen]
}

function number(a: unknown): number | null {
  if (isText(a)) return /^\s*[-+.\de]+\s*$/i.test(a) ? finite(Number(a)) : null
  return isNumber(a) ? a : null
}

/** Reads the digits as they stand, in no time zone. A text that is no date, or names a day or a time that there isn't, comes back as it is. */
function date(text: string, pattern: string): string {
  const found = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d))?/.exec(text)
  if (!found || !isMoment(text)) return text
  const [, YYYY = '', MM = '', DD = '', HH = '00', mm = '00'] = found
  const parts: Record<string, string> = { YYYY, MM, DD, HH, mm, M: `${+MM}`, D: `${+DD}` }
  return bounded(pattern).replace(/YYYY|MM?|DD?|HH|mm/g, (name) => parts[name] ?? '')
}

/** A date, alone or before a time of day, by calendar days later: 2026-11-30T08:30:00 and 1 are 2026-12-01. */
function dayAfter(text: string, days: number): string | null {
  const isWhole = /^.{10}(?:[T ]\d\d:\d\d(?::\d\d)?)?$/.test(text)
  return isWhole && isMoment(text) && Number.isInteger(days) ? addDays(datePart(text), days) || null : null
}

/** The closed list of functions, by name. `has` and `default` are no more than this because a missing path is null. */
export const FUNCTIONS: Readonly<Record<string, Call>> = {
  size: (a, _b, _c, budget) => size(a, budget),
  has: (a) => a !== null,
  default: (a, b) => a ?? b,
  string: (a) => (a === null || isObject(a) ? null : toText(a)),
  number,
  contains: test((text, part) => text.includes(part)),
  startsWith: test((text, part) => text.startsWith(part)),
  endsWith: test((text, part) => text.endsWith(part)),
  lower: ofText((text) => text.toLowerCase()),
  upper: ofText((text) => text.toUpperCase()),
  trim: ofText((text) => text.trim()),
  join: (a, b) => (Array.isArray(a) && isText(b) ? joinTexts(a, b) : null),
  split: (a, b) => (isText(a) && isText(b) ? bounded(b ? a.split(b) : characters(a)) : null),
  first: ofList((list) => list[0] ?? null),
  last: ofList((list) => list.at(-1) ?? null),
  slice,
  round: (a, b) => (isNumber(a) ? round(a, isNumber(b) ? b : 0) : null),
  floor: toWhole(Math.floor),
  ceil: toWhole(Math.ceil),
  min: ofNumbers(Math.min),
  max: ofNumbers(Math.max),
  abs: ofNumber(Math.abs),
  price: ofNumber(price),
  count: ofNumber(hotText),
  date: (a, b) => (isText(a) && isText(b) ? date(a, b) : null),
  addDays: (a, b) => (isText(a) && isNumber(b) ? dayAfter(a, b) : null),
  unique: (a, _b, _c, budget) => (Array.isArray(a) ? unique(a, budget) : null),
}
