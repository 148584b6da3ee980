import { isMoment } from '../../../domain/dates.ts'
import { comparable, differentKinds, must } from './check-operators.ts'
import { unknownFunction } from './problems.ts'
import { label, report } from './report.ts'
import type { Place } from './report.ts'
import { SIGNATURES } from './signatures.ts'
import type { Signature } from './signatures.ts'
import type { Call } from './syntax.ts'
import { ANY, describeType, mayBeNull, orNullIf, getOwn } from './types.ts'
import type { Type } from './types.ts'

function checkCount(place: Place, { name, at, args }: Call, { params, required }: Signature): boolean {
  if (args.length >= required && args.length <= params.length) return true
  const wanted = required === params.length ? `${required}` : `${required}-${params.length}`
  const message = {
    zh: `${name}() 需要 ${wanted} 个参数，却写了 ${args.length} 个`,
    en: `${name}() takes ${wanted} arguments, not ${args.length}`,
  }
  report(place, 'expression-bad-arguments', at, message, { expected: wanted, got: `${args.length}` })
  return false
}

/** `has` asks about a path; asking it about anything else is a misunderstanding. */
function checkHas(place: Place, { args: [path] }: Call): void {
  if (!path || path.kind === 'name' || path.kind === 'member') return
  const message = { zh: 'has() 里只能写路径，例如 has(a.b)', en: 'has() takes a path, such as has(a.b)' }
  report(place, 'expression-bad-arguments', path, message, { expected: 'a.b' })
}

function checkKinds(place: Place, node: Call, types: readonly Type[], { params }: Signature): void {
  for (const [at, kinds] of params.entries()) {
    const [arg, type] = [node.args[at], types[at]]
    if (arg && type) must(place, arg, type, ...kinds)
  }
}

/** Lists and maps have no text: an element that is one would leave nothing between two separators. */
function checkJoin(place: Place, { args: [list] }: Call, type: Type): void {
  if (!list || type.kind !== 'list' || !['list', 'object', 'map'].includes(type.of.kind)) return
  const of = label(list)
  const message = {
    zh: `join() 只能连接文字和数字，${of.zh}的每一项是${describeType(type.of, 'zh')}，请先用 map() 取出文字`,
    en: `join() joins texts and numbers, but each item of ${of.en} is ${describeType(type.of, 'en')}: take a text out of it with map()`,
  }
  report(place, 'expression-wrong-type', list, message, { got: type.of.kind })
}

/** A date that is written out must be one: `date` would show it as it stands, `addDays` nothing. */
function checkDate(place: Place, { name, args: [text] }: Call): void {
  if (text?.kind !== 'literal' || typeof text.value !== 'string' || isMoment(text.value)) return
  const message = {
    zh: `${name}() 里的「${text.value}」不是一个日期：没有这一天或这个时刻，请写成 2026-03-07 或 2026-03-07T20:05`,
    en: `"${text.value}" in ${name}() is no date: there is no such day or time, write it as 2026-03-07 or 2026-03-07T20:05`,
  }
  report(place, 'expression-bad-arguments', text, message, { expected: 'YYYY-MM-DD', got: text.value })
}

/** What `date` writes, and a T before the hours as in the dates of the API. */
const DATE_PARTS = new Set(['YYYY', 'MM', 'M', 'DD', 'D', 'HH', 'mm', 'T'])

/** Letters that are no part of a date would stand there as they are: yyyy-mm-dd writes yyyy-00-dd. */
function checkPattern(place: Place, { args: [, pattern] }: Call): void {
  if (pattern?.kind !== 'literal' || typeof pattern.value !== 'string') return
  const odd = pattern.value.match(/([A-Za-z])\1*/g)?.find((letters) => !DATE_PARTS.has(letters))
  if (odd === undefined) return
  const message = {
    zh: `date() 的写法里没有「${odd}」：能用的有 YYYY MM M DD D HH mm，别的字母写在外面`,
    en: `date() has no part "${odd}": there are YYYY MM M DD D HH mm, write other letters around it`,
  }
  report(place, 'expression-bad-arguments', pattern, message, { expected: 'YYYY MM M DD D HH mm', got: odd })
}

/** The type that a function gives for arguments of these types; reports what it cannot take. */
export function checkCall(place: Place, node: Call, types: readonly Type[]): Type {
  const signature = getOwn(SIGNATURES, node.name)
  if (!signature) {
    const { message, suggestion } = unknownFunction(node.name)
    report(place, 'expression-unknown-function', node.at, message, { got: node.name, suggestion })
    return ANY
  }
  if (!checkCount(place, node, signature)) return ANY
  const before = place.problems.length
  checkKinds(place, node, types, signature)
  const [a = ANY, b = ANY] = types
  if (node.name === 'has') checkHas(place, node)
  if (node.name === 'join') checkJoin(place, node, a)
  if (node.name === 'date' || node.name === 'addDays') checkDate(place, node)
  if (node.name === 'date') checkPattern(place, node)
  if (node.name === 'default' && !comparable(a, b)) differentKinds(place, node, a, b)
  if (place.problems.length > before) return ANY
  return orNullIf(!signature.total && types.some(mayBeNull), signature.result(types))
}
